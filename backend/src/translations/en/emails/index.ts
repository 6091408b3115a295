import type { EmailTexts } from '@paattu/api-client/email-templates';
import { accountsTexts } from './accounts.js';
import { changesTexts } from './changes.js';
import { entriesTexts } from './entries.js';
import { erasureTexts } from './erasure.js';
import { jury, juryTexts } from './jury.js';
import { dayAndTime } from './phrases.js';
import { prize, result, resultsTexts } from './results.js';
import { votingTexts } from './voting.js';

/** What visitors read, unless the owner has written another text. Emails to the owner have their English texts in their templates. */
const texts: EmailTexts = {
  ...accountsTexts,
  ...entriesTexts,
  ...changesTexts,
  ...erasureTexts,
  ...votingTexts,
  ...juryTexts,
  ...resultsTexts,
};

export const emails = {
  /** The receipt of an entry's consents. */
  consents: {
    given: (instant: string, timeZone: string) =>
      `When you sent it on ${dayAndTime(instant, timeZone)}, you accepted this:`,
    rules: (version: number) => `Read version ${version} of the rules`,
  },
  /** What an entrant can change. */
  parts: { name: 'Name', video: 'Video', photo: 'Photo', ai: 'Artificial intelligence' },
  /** Of a rejected entry, while entries are accepted, and afterwards. */
  enterAgain: (until: string, timeZone: string) =>
    `You are welcome to enter again, until ${dayAndTime(until, timeZone)} (${timeZone}).`,
  /** Of a withdrawn entry while voting is open. */
  votersOfWithdrawn:
    'Its votes count for nobody while it is out of the contest. If it stays out for an hour, its voters get an email, and may choose another entry until voting closes.',
  enterNoMore: 'Entries to this contest are not accepted any more.',
  jury,
  result,
  prize,
  optOut: 'Opt out of these emails',
  /** Above the head of the contest. */
  seal: 'The line below seals the record of what we have done in this contest until the day that begins it. If you keep this email, it can be checked later that nobody has rewritten the record.',
  videoProblems: {
    missing: 'YouTube does not show the video. It is private or deleted. Make it public again.',
    'not-embeddable':
      'The video may not be shown on other sites. Allow embedding in its settings on YouTube.',
    live: 'The video is a live stream or premiere, which has not ended.',
  },
  /** Replaces the link where the owner reads the email. The link is as good as a password. */
  linkRemoved: '(only the recipient sees the link)',
  texts,
};
