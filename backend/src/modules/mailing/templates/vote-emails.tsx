import type { PageUrl } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, SecretLink } from './parts.js';

/** No email names an entry: staff read sent emails, and nobody may count votes by entry before the result. */
interface VotePayload {
  contestTitle: string;
}

interface LinkPayload extends VotePayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** They answer a vote of the recipient, so they ignore an opt-out. */
const aboutVote = {
  audience: 'account',
  values: ({ contestTitle }: VotePayload, pageUrl: PageUrl) => ({
    contest: () => contestTitle,
    contactForm: () => pageUrl('/contact'),
  }),
} as const;

/** The choice of another entry, or the vote as it is, is on the page. */
const toVotePage = (name: 'vote-entry-gone' | 'vote-entry-back') =>
  ownTextEmail(name, {
    ...aboutVote,
    limit: null,
    body: (_: VotePayload, { text, line, pageUrl }) => (
      <>
        {text('greeting')}
        {text('text')}
        <Action href={pageUrl('/vote')}>{line('action')}</Action>
        {text('ask')}
      </>
    ),
  });

export const voteEmails = {
  'vote-link': ownTextEmail('vote-link', {
    ...aboutVote,
    limit: null,
    body: ({ link }: LinkPayload, { t, text, line }) => (
      <>
        {text('greeting')}
        {text('text')}
        <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
        {text('lifetime')}
        {text('notYou')}
      </>
    ),
  }),
  'vote-entry-gone': toVotePage('vote-entry-gone'),
  'vote-entry-back': toVotePage('vote-entry-back'),
  'vote-lost': ownTextEmail('vote-lost', {
    ...aboutVote,
    limit: null,
    body: (_: VotePayload, { text }) => (
      <>
        {text('greeting')}
        {text('text')}
        {text('ask')}
      </>
    ),
  }),
};
