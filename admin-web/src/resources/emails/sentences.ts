import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

export const emailSentences = inLanguage('emails', {
  /** The first sentence of the page. */
  say: {
    works: 'Emails leave your site.',
    off: 'No email leaves your site yet.',
    fails: 'Emails do not reach anybody now.',
    failed: (count: number) =>
      count === 1 ? '1 email could not be sent.' : `${formatCount(count)} emails could not be sent.`,
  },
  list: 'Outgoing emails',
  sentOrKept: 'Sent or kept here',
  filter: 'Show emails',
  searchHint: 'Address',
  loadFailed: 'Error Loading Emails',
  empty: 'No emails yet',
  emptyText:
    'Every email that the site sends is listed here. Send yourself a test email with the button above.',
  /** While emails do not work. */
  emptyUnsent: 'Every email that the site writes is listed here.',
  noneFound: 'No email matches',
  noneFoundText: 'Try another address, or show all emails.',
  back: 'All emails',
  subject: 'Subject',
  to: 'To',
  template: 'Kind',
  created: 'Written',
  sent: 'Sent',
  attempts: 'Attempts',
  lastError: 'Last error',
  keptText: 'Not sent, because no mail server is set.',
  suppressedTexts: {
    'opt-out': 'Not sent, since the address has opted out of emails.',
    'dead-address': 'Not sent, since emails to this address come back.',
  },
  preview: 'As it is read (HTML)',
  previewOf: (subject: string) => `Preview of “${subject}”`,
  text: 'As it is read (text)',
  texts: 'Texts',
  deadAddresses: 'Coming back',
  doctor: 'Email doctor',
  sendTest: 'Send test email',
  testQueued: (address: string) => `Test email to ${address} queued`,
  works: (host: string) => `Emails work: ${host} sends them.`,
  kept: 'Emails are not sent yet, because no mail server is set. Each stays in this list, where you can read it, except emails to voters.',
  /** At a local start. */
  logged:
    'Emails are not sent yet, because no mail server is set. Each stays in this list, except emails to voters. The terminal in which the site runs shows their links.',
  testFailed: 'Failed to queue the test email',
  from: 'Written from',
  until: 'Written until',
  retry: 'Retry',
  retried: 'Email queued again',
  retryFailed: 'Failed to queue the email again',
});
