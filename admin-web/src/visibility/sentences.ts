import { inLanguage } from '../lib/language';

export const visibilitySentences = inLanguage('visibility', {
  publish: 'Make it public',
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
