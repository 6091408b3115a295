import type { PageUrl } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, SecretLink } from '../composing/parts.js';

/** Nobody may count votes by entry before the result, so only the email of a link names one: no list shows it, and the name goes with the link. */
interface VotePayload {
  contestTitle: string;
}

interface LinkPayload extends VotePayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
  /** Of whoever asked for the link. Absent in emails of earlier releases, and removed once the email was sent. */
  entryName?: string;
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
    values: (payload: LinkPayload, pageUrl) => ({
      ...aboutVote.values(payload, pageUrl),
      entry: () => payload.entryName ?? '',
    }),
    limit: null,
    secrets: ['entryName'],
    body: ({ link, entryName }: LinkPayload, { t, text, line }) => (
      <>
        {text('greeting')}
        {text('text')}
        {entryName !== undefined && text('entry')}
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
