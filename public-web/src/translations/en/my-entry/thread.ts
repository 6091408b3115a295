import type { Schemas } from '@paattu/api-client';

export const thread = {
  title: 'Write to Us',
  text: 'Is something about your entry unclear, or do you want to tell us something? Write to us here. A person reads your message, so an answer may take some days. When there is one, we send you an email.',
  withoutEmails:
    'Is something about your entry unclear, or do you want to tell us something? Write to us here. A person reads your message, so an answer may take some days. It appears here; this site sends no emails at the moment.',
  list: 'Messages',
  empty: 'There are no messages yet.',
  loading: 'Loading the messages...',
  loadFailed: 'The messages could not be loaded.',
  from: { entrant: 'You', team: 'The contest’s team' } as Record<Schemas['ThreadMessageDto']['from'], string>,
  field: 'Your message',
  count: (count: number, max: number) => `${count} of ${max} characters`,
  submit: 'Send Message',
  submitting: 'Sending...',
  sent: 'We have received your message.',
  missing: 'Please write a message',
  failed: 'Message Not Sent',
};
