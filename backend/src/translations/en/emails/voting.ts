import type { EmailTexts } from '@paattu/api-client/email-templates';

export const votingTexts = {
  'vote-link': {
    subject: 'Please confirm your vote',
    preview: 'Your vote counts when you press the button on our page.',
    greeting: 'Hello,',
    text: 'Here is the link to your vote in {{contest}}. Open the page and press the button: then your vote counts.',
    entry:
      'The link was asked for with a vote for {{entry}}. On the page you can choose any entry of the contest: your vote is for the one for which you press the button.',
    action: 'Go on to your vote',
    lifetime:
      'The link works for 24 hours, and at most until an hour after voting closes. Opening it counts nothing.',
    notYou: 'If you did not ask for it, you need not do anything: then nothing is counted.',
  },
  'vote-entry-gone': {
    subject: 'Your vote can go to another entry',
    preview: 'The entry that you voted for is no longer in the contest.',
    greeting: 'Hello,',
    text: 'The entry that you voted for is no longer in {{contest}}. You can vote for another one until voting closes.',
    action: 'Choose another entry',
    ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
  },
  'vote-lost': {
    subject: 'The entry that you voted for left the contest',
    preview: 'Voting has closed, so your vote cannot move any more.',
    greeting: 'Hello,',
    text: 'The entry that you voted for left {{contest}} shortly before voting closed. Your vote cannot move any more. It does not count, unless the entry comes back before the result.',
    ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
  },
  'vote-entry-back': {
    subject: 'The entry that you voted for is back',
    preview: 'Your vote is for it again, as before.',
    greeting: 'Hello,',
    text: 'The entry that you voted for is back in {{contest}}. Your vote is for it again, as before, and you need not do anything. As long as voting is open, you can choose another entry.',
    action: 'See your vote',
    ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
  },
} satisfies Partial<EmailTexts>;
