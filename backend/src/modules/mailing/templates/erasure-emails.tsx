import type { PageUrl } from './email-template.js';
import { myEntry } from './entry-emails.js';
import { ownTextEmail } from './own-text-email.js';
import { Paragraph, SecretLink } from '../composing/parts.js';
import { plainName } from '../composing/plain-name.js';

interface ErasurePayload {
  contestTitle: string;
}

interface LinkedPayload extends ErasurePayload {
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

interface TakenBackPayload extends LinkedPayload {
  name: string;
}

interface AskedPayload extends LinkedPayload {
  /** Absent in an email that the release before wrote. */
  name?: string;
}

/** They answer a request of the entrant, so they ignore an opt-out. */
const aboutErasure = { audience: 'account', limit: null, values: () => ({}) } as const;

/** What an entrant is told who wants her data erased. */
export const erasureEmails = {
  'erasure-asked': ownTextEmail('erasure-asked', {
    ...aboutErasure,
    // Who entered several songs can ask for each of them.
    limit: { count: 9, hours: 24, ofEntry: 3 },
    body: ({ name, contestTitle, link }: AskedPayload, { t, text, line }) => (
      <>
        {text('greeting')}
        {text('text')}
        <Paragraph>
          {name !== undefined && `${plainName(name)}, `}
          {contestTitle}
        </Paragraph>
        <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
        {text('lifetime')}
        {text('notYou')}
      </>
    ),
  }),
  'erasure-held': ownTextEmail('erasure-held', {
    ...aboutErasure,
    body: (payload: LinkedPayload, context) => (
      <>
        {context.text('greeting')}
        {context.text('text')}
        <Paragraph>{payload.contestTitle}</Paragraph>
        {context.text('then')}
        {myEntry(payload, context)}
      </>
    ),
  }),
  'erasure-taken-back': ownTextEmail('erasure-taken-back', {
    ...aboutErasure,
    body: (payload: TakenBackPayload, context) => (
      <>
        {context.text('greeting')}
        {context.text('text')}
        <Paragraph>
          {plainName(payload.name)}, {payload.contestTitle}
        </Paragraph>
        {context.text('notYou')}
        {myEntry(payload, context)}
      </>
    ),
  }),
  'erasure-done': ownTextEmail('erasure-done', {
    ...aboutErasure,
    // Without the name of the entrant: this email outlives her entry by a day.
    values: (_payload: ErasurePayload, pageUrl: PageUrl) => ({ contactForm: () => pageUrl('/contact') }),
    body: ({ contestTitle }: ErasurePayload, { text }) => (
      <>
        {text('greeting')}
        {text('text')}
        <Paragraph>{contestTitle}</Paragraph>
        {text('remains')}
        {text('ask')}
      </>
    ),
  }),
};
