import type { EmailContext, PageUrl } from './email-template.js';
import {
  aboutEntry,
  beginning,
  enterAgain,
  type EntryPayload,
  type LeftPayload,
  myEntry,
  whyOf,
} from './entry-emails.js';
import { ownTextEmail } from './own-text-email.js';
import { Paragraph, SecretLink, TextLink } from '../composing/parts.js';
import { plainName } from '../composing/plain-name.js';

interface ChangePayload extends EntryPayload {
  changed: Array<'name' | 'video' | 'photo' | 'ai'>;
}

type Beginning = Pick<EmailContext<'greeting' | 'text'>, 't' | 'text'>;

const byEntrant = { ...aboutEntry, limit: { count: 20, hours: 24 } } as const;

/** What was changed, with its new value; of the photo, that it was. */
const changes = ({ changed, name, youtubeUrl }: ChangePayload, { t, text }: Beginning) => (
  <>
    {text('greeting')}
    {text('text')}
    {changed.map((part) => (
      <Paragraph key={part}>
        {t.parts[part]}
        {part === 'name' && `: ${plainName(name)}`}
        {part === 'video' && ': '}
        {part === 'video' && <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>}
      </Paragraph>
    ))}
  </>
);

const changeByEntrant = {
  ...byEntrant,
  body: (payload: ChangePayload, context: EmailContext<'greeting' | 'text' | 'notYou' | 'myEntry'>) => (
    <>
      {changes(payload, context)}
      {myEntry(payload, context)}
      {context.text('notYou')}
    </>
  ),
};

interface WithdrawnPayload extends LeftPayload {
  /** Whether people may have voted for the entry. Absent in an email that an earlier release queued. */
  hasVoters?: boolean;
}

const entryWithdrawn = ownTextEmail('entry-withdrawn', {
  ...byEntrant,
  values: (payload: WithdrawnPayload, pageUrl: PageUrl) => aboutEntry.values(payload, pageUrl),
  body: (payload: WithdrawnPayload, context) => (
    <>
      {beginning(context)}
      {payload.hasVoters && <Paragraph>{context.t.votersOfWithdrawn}</Paragraph>}
      {context.text('undo')}
      {enterAgain(payload, context)}
      {myEntry(payload, context)}
      {context.text('notYou')}
    </>
  ),
});

const entryRestored = ownTextEmail('entry-restored', {
  ...byEntrant,
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {myEntry(payload, context)}
      {context.text('notYou')}
    </>
  ),
});

interface AddressPayload {
  contestTitle: string;
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** Goes to an address that nobody has confirmed yet, so it names neither the entrant nor the entry. */
const addressAsked = ownTextEmail('entry-address-asked', {
  audience: 'account',
  limit: { count: 3, hours: 24 },
  values: ({ contestTitle }: AddressPayload) => ({ contest: () => contestTitle }),
  body: ({ link }: AddressPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});

/** Goes to the previous address, which must not open the entry any more. */
const addressChanged = ownTextEmail('entry-address-changed', {
  ...aboutEntry,
  values: (payload: Pick<EntryPayload, 'name' | 'contestTitle' | 'contestSlug'>, pageUrl) =>
    aboutEntry.values(payload as EntryPayload, pageUrl),
  body: (_, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
      {text('notYou')}
    </>
  ),
});

const revisionRejected = ownTextEmail('entry-revision-rejected', {
  ...aboutEntry,
  body: (payload: ChangePayload, context) => (
    <>
      {changes(payload, context)}
      {whyOf(payload, context)}
      {context.text('again')}
      {myEntry(payload, context)}
    </>
  ),
});

/** Reports to an entrant what was changed in the entry. */
export const changeEmails = {
  'entry-withdrawn': entryWithdrawn,
  'entry-restored': entryRestored,
  'entry-address-asked': addressAsked,
  'entry-address-changed': addressChanged,
  'entry-changed': ownTextEmail('entry-changed', changeByEntrant),
  'entry-revision-received': ownTextEmail('entry-revision-received', changeByEntrant),
  'entry-revision-cancelled': ownTextEmail('entry-revision-cancelled', changeByEntrant),
  'entry-revision-approved': ownTextEmail('entry-revision-approved', {
    ...aboutEntry,
    body: (payload: ChangePayload, context) => (
      <>
        {changes(payload, context)}
        {myEntry(payload, context)}
      </>
    ),
  }),
  'entry-revision-rejected': revisionRejected,
};
