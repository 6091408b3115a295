import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, Quote } from './parts.js';
import { plainName } from './plain-name.js';

export interface ResultPayload {
  name: string;
  contestTitle: string;
  contestSlug: string;
  /** Of the entry in the files of the result. */
  number: number;
  /** Null for an entry that was no finalist. */
  place: number | null;
  finalists: number;
  /** Thousandths of a point; null for an entry that was no finalist. */
  points: { rendition: number; engagement: number; votes: number; total: number } | null;
  /** Those that count. */
  votes: number;
  /** Why an earlier version is corrected; null for the first one. */
  correction: string | null;
  /** The SHA-256 of SHA256SUMS, and of verify.mjs. */
  manifest: string;
  program: string;
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

export const resultEmails = {
  'result-entrant': ownTextEmail('result-entrant', {
    // It says what became of the entry, and a correction changes that.
    audience: 'account',
    limit: null,
    showsHead: true,
    values: ({ name, contestTitle }: ResultPayload) => ({
      name: () => plainName(name),
      contest: () => contestTitle,
    }),
    body: (
      { contestSlug, number, place, finalists, points, votes, correction, manifest, program, link },
      { t, text, line, pageUrl },
    ) => (
      <>
        {text('greeting')}
        {text('text')}
        {correction && <Paragraph>{t.result.corrected}</Paragraph>}
        {correction && <Quote>{correction}</Quote>}
        {place === 1 && <Paragraph>{t.result.won}</Paragraph>}
        <Paragraph>
          {place === null || points === null
            ? t.result.noFinalist(number, votes)
            : t.result.place(number, place, finalists, votes)}
        </Paragraph>
        {points && <Paragraph>{t.result.points(points)}</Paragraph>}
        <Action href={pageUrl(`/contests/${contestSlug}/results`)}>{line('action')}</Action>
        {text('certificate')}
        <Action href={(link as string | undefined) ?? pageUrl('/my-entry')}>{line('myEntry')}</Action>
        {text('verify')}
        <Paragraph>{`SHA256SUMS ${manifest}`}</Paragraph>
        <Paragraph>{`verify.mjs ${program}`}</Paragraph>
      </>
    ),
  }),
};
