import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

export const messageSentences = inLanguage('contact-messages', {
  /** The first sentence of their page. */
  say: {
    unread: (count: number) =>
      count === 1
        ? '1 message waits for you to read it.'
        : `${formatCount(count)} messages wait for you to read them.`,
    none: 'No message waits for you.',
  },
  list: 'Messages of the contact form',
  searchHint: 'Name, email or subject',
  loadFailed: 'Error Loading Messages',
  empty: 'No messages yet',
  emptyText: 'What visitors write with the contact form is listed here. You answer it from here too.',
  noneFound: 'No message matches',
  noneFoundText: 'Try another name, address or subject.',
  back: 'All messages',
  /** On a screen where the message is beside the list. */
  choose: 'Choose a message to read it here.',
  subject: 'Subject',
  from: 'From',
  email: 'Email',
  received: 'Received',
  status: { unanswered: 'Not answered', unread: 'Unread', answered: 'Answered' },
  filter: 'Show messages',
  unread: 'Unread',
  answeredOn: (time: string) => `Answered ${time}`,
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  markFailed: 'Failed to mark the message.',
  answers: 'Answers',
  answersFailed: 'Error Loading Answers',
  you: (time: string) => `You, ${time}`,
  showEmail: 'Show the email',
  answer: 'Answer',
  answerHint: (name: string) => `${name} gets it by email, with the message below it.`,
  /** Without a mail server. */
  answerUnsent: (name: string) =>
    `${name} gets no email, because no mail server is set. The answer stays here.`,
  send: 'Send answer',
  /** Without a mail server. */
  keep: 'Keep the answer here',
  sent: 'Answer saved. The state of its email is shown with it.',
  tooLong: (max: number) => `Please write at most ${max} characters`,
  sendFailed: 'Failed to send the answer.',
  reply: 'Write with your email program',
  replySubject: (subject: string) => `Re: ${subject}`,
});
