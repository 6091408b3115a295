import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, Quote } from '../composing/parts.js';
import { plainName } from '../composing/plain-name.js';

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
  /** Null if the entry of the first place is erased; absent in emails of the release before. */
  winner?: string | null;
  /** Why an earlier version is corrected; null for the first one. */
  correction: string | null;
  /** In the version that was announced before; absent for the first one. Null for an entry that was no finalist in it. */
  placeBefore?: number | null;
  /** The SHA-256 of SHA256SUMS, and of verify.mjs. */
  manifest: string;
  program: string;
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

/** Of the first version, or of a correction. It says what became of the entry. */
const resultEmail = (name: 'result-entrant' | 'result-correction') =>
  ownTextEmail(name, {
    audience: 'account',
    limit: null,
    showsHead: true,
    values: ({ name, contestTitle }: ResultPayload) => ({
      name: () => name,
      contest: () => contestTitle,
    }),
    body: (
      {
        contestSlug,
        number,
        place,
        finalists,
        points,
        votes,
        winner = null,
        correction,
        placeBefore,
        manifest,
        program,
        link,
      }: ResultPayload,
      { t, text, line, pageUrl },
    ) => (
      <>
        {text('greeting')}
        {text('text')}
        {correction && <Paragraph>{t.result.corrected}</Paragraph>}
        {correction && <Quote>{correction}</Quote>}
        {place === 1 && <Paragraph>{t.result.won}</Paragraph>}
        {place !== 1 && winner !== null && <Paragraph>{t.result.winner(plainName(winner))}</Paragraph>}
        <Paragraph>
          {place === null ? t.result.noFinalist(votes) : t.result.place(place, finalists, votes)}
        </Paragraph>
        {placeBefore !== undefined && <Paragraph>{t.result.change(placeBefore, place)}</Paragraph>}
        {points && <Paragraph>{t.result.points(points)}</Paragraph>}
        <Action href={pageUrl(`/contests/${contestSlug}/results`)}>{line('action')}</Action>
        {text('certificate')}
        <Action href={(link as string | undefined) ?? pageUrl('/my-entry')}>{line('myEntry')}</Action>
        {text('verify')}
        <Paragraph>{t.result.number(number)}</Paragraph>
        <Paragraph>{`SHA256SUMS ${manifest}`}</Paragraph>
        <Paragraph>{`verify.mjs ${program}`}</Paragraph>
      </>
    ),
  });

export const resultEmails = {
  'result-entrant': resultEmail('result-entrant'),
  'result-correction': resultEmail('result-correction'),
};
