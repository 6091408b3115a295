import type { EmailTemplateName } from '@paattu/api-client/email-templates';

const LABELS: Record<EmailTemplateName, string> = {
  'verify-email': 'confirm an email address',
  'reset-password': 'choose a new password',
  'moderator-invitation': 'invitation of a moderator',
  'contact-message': 'contact message',
  'contact-receipt': 'receipt of a contact message',
  'contact-answer': 'answer to a contact message',
  'entry-received': 'entry received',
  'entry-approved': 'entry approved',
  'entry-rejected': 'entry rejected',
  'entry-returned': 'entry pending again',
  'entry-withdrawn': 'entry withdrawn',
  'entry-restored': 'withdrawal taken back',
  'entry-video-broken': 'video broken',
  'entry-video-mended': 'video mended',
  'entry-link': 'link to an entry',
  'rules-changed': 'rules changed',
  'owner-notice': 'new entries or messages',
  'owner-digest': 'daily digest',
  'test-email': 'test email',
};

/** A template that this release does not know keeps its name: another release wrote the email. */
export function emailLabel(template: string): string {
  return (LABELS as Partial<Record<string, string>>)[template] ?? template;
}

export const emails = {
  list: 'Outgoing emails',
  status: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    suppressed: 'Suppressed',
    kept: 'Kept',
  },
  sentOrKept: 'Sent or kept',
  filter: 'Show emails',
  searchHint: 'Address',
  loadFailed: 'Error Loading Emails',
  empty: 'No emails yet',
  emptyText:
    'Every email that the site sends is listed here. Send yourself a test email with the button above.',
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
  keptText: 'Kept here and not sent, because no SMTP server is configured.',
  suppressedText: 'Not sent, since the address has opted out of emails.',
  preview: 'As it is read (HTML)',
  previewOf: (subject: string) => `Preview of “${subject}”`,
  text: 'As it is read (text)',
  texts: 'Texts',
  sendTest: 'Send test email',
  testQueued: (address: string) => `Test email to ${address} queued`,
  testFailed: 'Failed to queue the test email',
  from: 'Written from',
  until: 'Written until',
  retry: 'Retry',
  retried: 'Email queued again',
  retryFailed: 'Failed to queue the email again',
} as const;
