import type { EmailTemplateName } from '@paattu/api-client/email-templates';

const LABELS: Record<EmailTemplateName, string> = {
  'verify-email': 'confirm an email address',
  'reset-password': 'choose a new password',
  'contact-message': 'contact message',
  'contact-receipt': 'receipt of a contact message',
  'entry-received': 'entry received',
  'entry-approved': 'entry approved',
  'entry-rejected': 'entry rejected',
  'entry-returned': 'entry pending again',
  'test-email': 'test email',
};

/** A template that this release does not know keeps its name: another release wrote the email. */
export function emailLabel(template: string): string {
  return (LABELS as Partial<Record<string, string>>)[template] ?? template;
}

export const emails = {
  list: 'Outgoing mails',
  status: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    suppressed: 'Suppressed',
    kept: 'Kept',
  },
  sentOrKept: 'Sent or kept',
  filter: 'Show mails',
  searchHint: 'Address',
  loadFailed: 'Error Loading Mails',
  empty: 'No mails yet',
  emptyText: 'Every mail that the site sends is listed here.',
  noneFound: 'No mail matches',
  noneFoundText: 'Try another address, or show all mails.',
  back: 'All mails',
  to: 'To',
  template: 'Kind',
  created: 'Written',
  sent: 'Sent',
  attempts: 'Attempts',
  lastError: 'Last error',
  keptText: 'Kept here and not sent, since no mail server is configured.',
  suppressedText: 'Not sent, since the address has opted out of e-mails.',
  preview: 'As it is read (HTML)',
  previewOf: (subject: string) => `Preview of “${subject}”`,
  text: 'As it is read (text)',
  sendTest: 'Send test mail',
  testQueued: (address: string) => `Test mail to ${address} queued`,
  testFailed: 'Failed to queue the test mail',
  from: 'Written from',
  until: 'Written until',
  retry: 'Retry',
  retried: 'Mail queued again',
  retryFailed: 'Failed to queue the mail again',
} as const;
