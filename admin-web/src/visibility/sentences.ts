import { inLanguage } from '../lib/language';

export const visibilitySentences = inLanguage('visibility', {
  publish: 'Make it public',
  question: 'Make the site public?',
  whatOpens: (address: string) =>
    `Whoever opens ${address} hears and reads all that you have published: songs, texts, contests and their entries. Search engines find it.`,
  /** The way back, by the words of its button. */
  wayBack:
    '“Take it back” in Settings, Who sees the site, closes it again. That is not possible while a contest runs.',
  /** A contest that is published leaves no way back. */
  staysPublic: (title: string) => `“${title}” is published. The site stays public until its result is final.`,
  willStayPublic: (title: string) =>
    `Once “${title}” is published, the site stays public until its result is final.`,
  published: (runningContest: string | null | undefined) =>
    runningContest ? `The site is public, and “${runningContest}” runs` : 'The site is public',
  /** Beside the press, while no email leaves the site. */
  noEmails:
    'Emails do not work: nobody can vote by email or choose a forgotten password anew, and entrants get no news of their entries. Songs need none.',
  publishFailed: 'The site could not be made public',
  /** On a site that is not public. */
  contestRuns: (title: string) =>
    `“${title}” is published and goes on, although nobody can enter or vote before the site is public.`,
});
