import { pointsOf, type ResultPoints } from '@paattu/shared/points';
import type { EmailContext } from '../../../mailing/composing/define-email.js';
import type { Invented } from '../../../mailing/composing/invented.js';
import { Action, MyEntry, Paragraph, Quote } from '../../../mailing/composing/parts.js';
import { plainName } from '../../../mailing/composing/plain-name.js';

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

const votesCount = (votes: number) => (votes === 1 ? 'One vote counts' : `${votes} votes count`);

/** The entrant's line of a result. */
const SENTENCES = {
  en: {
    corrected: 'This corrects the result that we announced before, because:',
    winner: (name: string) => `The winner is ${name}.`,
    place: (place: number, finalists: number, votes: number) =>
      `Of the ${finalists} finalists, your entry has place ${place}. ${votesCount(votes)} for it.`,
    /** After a correction. A place is null for an entry that is no finalist. */
    change: (before: number | null, place: number | null) => {
      if (before === place) return 'Your place has not changed.';
      if (before === null) return `Before, your entry had no place; now it has place ${place}.`;
      return place === null
        ? `Before, your entry had place ${before}; now it has none.`
        : `Your place has changed: it was ${before}, and is ${place} now.`;
    },
    /** The files of a result call each entry by it. */
    number: (number: number) =>
      `The files of the result have numbers in place of names. There, your entry is number ${number}.`,
    /** Of the first place. It does not promise the prize, which an email of its own offers. */
    won: 'Congratulations! You have won the contest.',
    noFinalist: (votes: number) => `Your entry was not among the finalists. ${votesCount(votes)} for it.`,
    points: ({ rendition, engagement, votes, total }: ResultPoints) =>
      `Points: rendition ${pointsOf(rendition)}, content engagement ${pointsOf(engagement)}, votes ${pointsOf(votes)}; together ${pointsOf(total)} of 100.`,
  },
  ml: {
    corrected: 'മുമ്പ് പ്രഖ്യാപിച്ച ഫലം ഇങ്ങനെ തിരുത്തുന്നു. കാരണം:',
    winner: (name: string) => `വിജയി: ${name}.`,
    place: (place: number, finalists: number, votes: number) =>
      `ഫൈനലിലെ ${finalists} എൻട്രികളിൽ നിങ്ങളുടെ എൻട്രിയുടെ സ്ഥാനം ${place}. സാധുവായ വോട്ടുകൾ: ${votes}.`,
    change: (before: number | null, place: number | null) => {
      if (before === place) return 'നിങ്ങളുടെ സ്ഥാനം മാറിയിട്ടില്ല.';
      if (before === null) return `മുമ്പ് നിങ്ങളുടെ എൻട്രിക്ക് സ്ഥാനമുണ്ടായിരുന്നില്ല; ഇപ്പോൾ സ്ഥാനം ${place}.`;
      return place === null
        ? `മുമ്പ് നിങ്ങളുടെ എൻട്രിയുടെ സ്ഥാനം ${before} ആയിരുന്നു; ഇപ്പോൾ സ്ഥാനമില്ല.`
        : `നിങ്ങളുടെ സ്ഥാനം മാറി: മുമ്പ് ${before}, ഇപ്പോൾ ${place}.`;
    },
    number: (number: number) =>
      `ഫലത്തിന്റെ ഫയലുകളിൽ പേരുകൾക്കു പകരം നമ്പറുകളാണ്. അവയിൽ നിങ്ങളുടെ എൻട്രിയുടെ നമ്പർ ${number}.`,
    won: 'അഭിനന്ദനങ്ങൾ! നിങ്ങൾ മത്സരത്തിൽ വിജയിച്ചു.',
    noFinalist: (votes: number) => `നിങ്ങളുടെ എൻട്രി ഫൈനലിൽ ഉണ്ടായിരുന്നില്ല. സാധുവായ വോട്ടുകൾ: ${votes}.`,
    points: ({ rendition, engagement, votes, total }: ResultPoints) =>
      `പോയിന്റുകൾ: ആലാപനം ${pointsOf(rendition)}, പ്രേക്ഷക പ്രതികരണം ${pointsOf(engagement)}, വോട്ടുകൾ ${pointsOf(votes)}; ആകെ 100-ൽ ${pointsOf(total)}.`,
  },
};

/** The result of the entry. */
export const resultOfEntry = (
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
  {
    language,
    text,
    line,
    pageUrl,
  }: EmailContext<'greeting' | 'text' | 'action' | 'certificate' | 'myEntry' | 'verify'>,
) => {
  const t = SENTENCES[language];
  return (
    <>
      {text('greeting')}
      {text('text')}
      {correction && <Paragraph>{t.corrected}</Paragraph>}
      {correction && <Quote>{correction}</Quote>}
      {place === 1 && <Paragraph>{t.won}</Paragraph>}
      {place !== 1 && winner !== null && <Paragraph>{t.winner(plainName(winner))}</Paragraph>}
      <Paragraph>{place === null ? t.noFinalist(votes) : t.place(place, finalists, votes)}</Paragraph>
      {placeBefore !== undefined && <Paragraph>{t.change(placeBefore, place)}</Paragraph>}
      {points && <Paragraph>{t.points(points)}</Paragraph>}
      <Action href={pageUrl(`/contests/${contestSlug}/results`)}>{line('action')}</Action>
      {text('certificate')}
      <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
      {text('verify')}
      <Paragraph>{t.number(number)}</Paragraph>
      <Paragraph>{`SHA256SUMS ${manifest}`}</Paragraph>
      <Paragraph>{`verify.mjs ${program}`}</Paragraph>
    </>
  );
};

export const sampleResult = ({ name }: Invented): ResultPayload => ({
  name,
  contestTitle: '',
  contestSlug: '',
  number: 17,
  place: 3,
  finalists: 20,
  points: { rendition: 27_000, engagement: 18_000, votes: 42_500, total: 87_500 },
  votes: 204,
  winner: 'Singer 04',
  correction: null,
  manifest: '5d1f'.repeat(16),
  program: 'a40c'.repeat(16),
  link: '',
});
