import { defineOwnerEmail } from '../../mailing/composing/define-email.js';
import { type News, newsBody, sumUp } from './news.js';

export const ownerNotice = defineOwnerEmail({
  name: 'owner-notice',
  label: 'new entries or messages',
  // The sweep sends at most one an hour.
  limit: null,
  subject: sumUp,
  preview: () => 'What is new on your website.',
  body: (news: News, context) => newsBody(news, context, 'Such an email comes at most once an hour.'),
});
