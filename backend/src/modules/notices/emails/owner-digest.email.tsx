import { defineOwnerEmail } from '../../mailing/composing/define-email.js';
import { type News, newsBody, sumUp } from './news.js';

export const ownerDigest = defineOwnerEmail({
  name: 'owner-digest',
  label: 'daily digest',
  // The sweep sends at most one a day.
  limit: null,
  subject: sumUp,
  preview: () => 'What is new on your website.',
  body: (news: News, context) =>
    newsBody(news, context, 'Such an email comes once a day, when something is new.'),
});
