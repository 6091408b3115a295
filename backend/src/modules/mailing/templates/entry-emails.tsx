import type { ReactNode } from 'react';
import type { emails } from '../../../translations/en/emails/index.js';
import type { EmailContext, PageUrl } from './email-template.js';
import { ConsentReceipt, type GivenConsents } from './consent-receipt.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, Quote, SecretLink, TextLink } from '../composing/parts.js';

type VideoProblem = keyof typeof emails.videoProblems;

export interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
  /** Absent in an email that an earlier release queued. */
  contestSlug?: string;
  /** To the entrant's page of the entry. Absent where the owner reads the email, and in one that an earlier release queued. */
  link: string;
  /** Of a rejection or a return to pending, in the language of the entrant. */
  reason?: string;
  /** What the moderator added to it. */
  sentence?: string;
}

interface LinksPayload {
  entries: Array<Pick<EntryPayload, 'contestTitle' | 'youtubeUrl'>>;
  /** One for each entry. Absent where the owner reads the email, and removed once it was sent. */
  link: string[];
}

interface ApprovedPayload extends EntryPayload {
  /** Absent in an email that an earlier release queued. */
  entrySlug?: string;
}

interface ReceivedPayload extends EntryPayload {
  /** Absent where none are stored. */
  consents?: GivenConsents;
}

/** Most say that the entry, or what holds for it, has changed. */
export const aboutEntry = {
  audience: 'account',
  limit: null,
  showsHead: true,
  values: ({ name, youtubeUrl, contestTitle, contestSlug }: EntryPayload, pageUrl: PageUrl) => ({
    name: () => name,
    contest: () => contestTitle,
    video: () => youtubeUrl,
    contactForm: () => pageUrl('/contact'),
    rules: () => pageUrl(contestSlug === undefined ? '/terms' : `/contests/${contestSlug}/rules`),
  }),
} as const;

/** What all emails about an entry begin with. */
export const beginning = ({ text }: EmailContext<'greeting' | 'text' | 'video'>, why?: ReactNode) => (
  <>
    {text('greeting')}
    {text('text')}
    {why}
    {text('video')}
  </>
);

/** Why the entry is not, or no longer, among the others. Both are text, whatever they look like. */
export const whyOf = ({ reason, sentence }: EntryPayload, { line }: EmailContext<'reason'>) =>
  (reason ?? sentence) !== undefined && (
    <>
      <Paragraph>{line('reason')}</Paragraph>
      {reason !== undefined && <Quote>{reason}</Quote>}
      {sentence !== undefined && <Quote>{sentence}</Quote>}
    </>
  );

/** Without its link, the page offers to send a new one. */
export const myEntry = ({ link }: Partial<EntryPayload>, { line, pageUrl }: EmailContext<'myEntry'>) => (
  <Action href={link ?? pageUrl('/my-entry')}>{line('myEntry')}</Action>
);

/** Repeats what the form has said. Strangers can cause it with any address, so its reader can stop it. */
const entryReceived = ownTextEmail('entry-received', {
  ...aboutEntry,
  audience: 'entrant',
  limit: { count: 10, hours: 24 },
  body: ({ consents, ...payload }: ReceivedPayload, context) => (
    <>
      {beginning(context)}
      {myEntry(payload, context)}
      {consents && <ConsentReceipt consents={consents} contestSlug={payload.contestSlug} context={context} />}
    </>
  ),
});

const entryApproved = ownTextEmail('entry-approved', {
  ...aboutEntry,
  values: (payload: ApprovedPayload, pageUrl) => ({
    ...aboutEntry.values(payload, pageUrl),
    entryPage: () => pageUrl(`/entries/${payload.entrySlug ?? ''}`),
  }),
  body: (payload: ApprovedPayload, context) => (
    <>
      {beginning(context)}
      {payload.entrySlug !== undefined && context.text('share')}
      <Action href={context.pageUrl('/entries')}>{context.line('action')}</Action>
      {myEntry(payload, context)}
    </>
  ),
});

export interface LeftPayload extends EntryPayload {
  /** Until when entries are accepted; null if they are not. Absent in an email that an earlier release queued. */
  enterUntil?: { at: string; timeZone: string } | null;
}

/** Of an entry that has left the contest. The end of the submissions is a date of the contest, so the owner cannot replace the sentence that says it. */
export const enterAgain = ({ enterUntil }: LeftPayload, { t }: Pick<EmailContext<never>, 't'>) =>
  enterUntil !== undefined && (
    <Paragraph>
      {enterUntil === null ? t.enterNoMore : t.enterAgain(enterUntil.at, enterUntil.timeZone)}
    </Paragraph>
  );

const entryRejected = ownTextEmail('entry-rejected', {
  ...aboutEntry,
  body: (payload: LeftPayload, context) => (
    <>
      {beginning(context, whyOf(payload, context))}
      {enterAgain(payload, context)}
      {context.text('again')}
      {myEntry(payload, context)}
    </>
  ),
});

const entryReturned = ownTextEmail('entry-returned', {
  ...aboutEntry,
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context, whyOf(payload, context))}
      {myEntry(payload, context)}
    </>
  ),
});

/** The watchdog sends each once, when a video breaks and when it is mended. */
const ofVideo = { ...aboutEntry, limit: { count: 10, hours: 24 } } as const;

const entryVideoBroken = ownTextEmail('entry-video-broken', {
  ...ofVideo,
  body: ({ problem, ...payload }: EntryPayload & { problem: VideoProblem }, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      <Paragraph>
        {context.line('reason')} {context.t.videoProblems[problem]}
      </Paragraph>
      {context.text('video')}
      {context.text('mend')}
      {myEntry(payload, context)}
    </>
  ),
});

/** Confirms what the entrant did on YouTube. */
const entryVideoMended = ownTextEmail('entry-video-mended', {
  ...ofVideo,
  audience: 'entrant',
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {myEntry(payload, context)}
    </>
  ),
});

/** The answer itself is on the page alone. */
const entryAnswered = ownTextEmail('entry-answered', {
  ...aboutEntry,
  limit: { count: 20, hours: 24 },
  body: (payload: EntryPayload, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      {myEntry(payload, context)}
    </>
  ),
});

const entryProofAsked = ownTextEmail('entry-proof-asked', {
  ...aboutEntry,
  body: ({ code, ...payload }: EntryPayload & { code: string }, context) => (
    <>
      {beginning(context)}
      <Paragraph>{context.line('code')}</Paragraph>
      <Quote>{code}</Quote>
      {context.text('how')}
      {myEntry(payload, context)}
    </>
  ),
});

const entryLink = ownTextEmail('entry-link', {
  audience: 'account',
  limit: { count: 5, hours: 24 },
  values: () => ({}),
  body: ({ entries, link: links }: LinksPayload, { t, text, line }) => (
    <>
      {text('greeting')}
      {text('text')}
      {entries.map(({ contestTitle, youtubeUrl }, index) => (
        <div key={index}>
          <Paragraph>
            {contestTitle}: <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>
          </Paragraph>
          <SecretLink
            link={(links as LinksPayload['link'] | undefined)?.[index]}
            removed={t.linkRemoved}
            label={line('action')}
          />
        </div>
      ))}
      {text('lifetime')}
      {text('notYou')}
    </>
  ),
});

export const entryEmails = {
  'entry-received': entryReceived,
  'entry-approved': entryApproved,
  'entry-rejected': entryRejected,
  'entry-returned': entryReturned,
  'entry-video-broken': entryVideoBroken,
  'entry-video-mended': entryVideoMended,
  'entry-answered': entryAnswered,
  'entry-proof-asked': entryProofAsked,
  'entry-link': entryLink,
};
