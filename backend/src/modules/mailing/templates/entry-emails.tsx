import type { EmailContext, PageUrl } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action } from './parts.js';
import { plainName } from './plain-name.js';

interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
  /** Absent in an email that an earlier release queued. */
  contestSlug?: string;
}

const aboutEntry = {
  audience: 'entrant',
  limit: null,
  values: ({ name, youtubeUrl, contestTitle, contestSlug }: EntryPayload, pageUrl: PageUrl) => ({
    name: () => plainName(name),
    contest: () => contestTitle,
    video: () => youtubeUrl,
    contactForm: () => pageUrl('/contact'),
    rules: () => pageUrl(contestSlug === undefined ? '/terms' : `/contests/${contestSlug}/rules`),
  }),
} as const;

/** What all emails about an entry begin with. */
const beginning = ({ text }: EmailContext<'greeting' | 'text' | 'video'>) => (
  <>
    {text('greeting')}
    {text('text')}
    {text('video')}
  </>
);

const entryReceived = ownTextEmail('entry-received', {
  ...aboutEntry,
  limit: { count: 10, hours: 24 },
  body: (_payload: EntryPayload, context) => beginning(context),
});

const entryApproved = ownTextEmail('entry-approved', {
  ...aboutEntry,
  body: (_payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      <Action href={context.pageUrl('/entries')}>{context.line('action')}</Action>
    </>
  ),
});

const entryRejected = ownTextEmail('entry-rejected', {
  ...aboutEntry,
  body: (_payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {context.text('again')}
    </>
  ),
});

const entryReturned = ownTextEmail('entry-returned', {
  ...aboutEntry,
  body: (_payload: EntryPayload, context) => beginning(context),
});

/**
 * What reports a change to the person whose entry it is also reaches her when somebody else made it, so it ignores an
 * opt-out.
 */
const ofHerChange = { ...aboutEntry, audience: 'account', limit: { count: 20, hours: 24 } } as const;

const entryWithdrawn = ownTextEmail('entry-withdrawn', {
  ...ofHerChange,
  body: (_payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {context.text('undo')}
      {context.text('notYou')}
    </>
  ),
});

const entryRestored = ownTextEmail('entry-restored', {
  ...ofHerChange,
  body: (_payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {context.text('notYou')}
    </>
  ),
});

export const entryEmails = {
  'entry-received': entryReceived,
  'entry-approved': entryApproved,
  'entry-rejected': entryRejected,
  'entry-returned': entryReturned,
  'entry-withdrawn': entryWithdrawn,
  'entry-restored': entryRestored,
};
