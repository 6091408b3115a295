import type { ReactNode } from 'react';
import type { EmailContext } from '../../../mailing/composing/define-email.js';
import type { Invented } from '../../../mailing/composing/invented.js';
import { MyEntry } from '../../../mailing/composing/parts.js';
import type { PageUrl } from '../../../mailing/composing/variables.js';

export interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
  /** Absent in an email that an earlier release queued. */
  contestSlug?: string;
  /** To the entrant's page of the entry. Absent where the owner reads the email, and in one that an earlier release queued. */
  link: string;
}

// What emails about an entry name.
export const video = ({ youtubeUrl }: Pick<EntryPayload, 'youtubeUrl'>) => youtubeUrl;
export const rules = ({ contestSlug }: Pick<EntryPayload, 'contestSlug'>, pageUrl: PageUrl) =>
  pageUrl(contestSlug === undefined ? '/terms' : `/contests/${contestSlug}/rules`);

/** The beginning of emails about an entry. */
export const beginning = ({ text }: EmailContext<'greeting' | 'text' | 'video'>, why?: ReactNode) => (
  <>
    {text('greeting')}
    {text('text')}
    {why}
    {text('video')}
  </>
);

export const myEntry = ({ link }: { link: string }, { line, pageUrl }: EmailContext<'myEntry'>) => (
  <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
);

export const sampleEntry = ({ name }: Invented): EntryPayload => ({
  name,
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  contestTitle: '',
  contestSlug: '',
  link: '',
});
