import { inLanguage } from '../lib/language';

export const visibilitySentences = inLanguage('visibility', {
  publish: 'Make it public',
  question: 'Make the site public?',
  /** What the press gives to all, and the way back by the words of its button. */
  whatOpens: (address: string) =>
    `Whoever opens ${address} hears your songs and reads the texts that you have published, and search engines find them. “Take it back” in Settings, Who sees the site, closes it again.`,
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
