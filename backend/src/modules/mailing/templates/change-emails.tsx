import type { EmailContext } from './email-template.js';
import { aboutEntry, beginning, type EntryPayload, myEntry, whyOf } from './entry-emails.js';
import { ownTextEmail } from './own-text-email.js';
import { Paragraph, TextLink } from './parts.js';
import { plainName } from './plain-name.js';

interface ChangePayload extends EntryPayload {
  changed: Array<'name' | 'video' | 'photo'>;
}

type Beginning = Pick<EmailContext<'greeting' | 'text'>, 't' | 'text'>;

/** It also reaches her when somebody else changed her entry, so it ignores an opt-out. */
const byEntrant = { ...aboutEntry, audience: 'account', limit: { count: 20, hours: 24 } } as const;

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

const entryWithdrawn = ownTextEmail('entry-withdrawn', {
  ...byEntrant,
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {context.text('undo')}
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
