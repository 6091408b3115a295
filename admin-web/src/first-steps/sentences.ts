import type { Schemas } from '@paattu/api-client';
import { visibilitySentences } from '../visibility/sentences';
import { inLanguage } from '../lib/language';

type Name = Schemas['FirstStepDto']['name'];

export const firstStepSentences = inLanguage('first-steps', {
  title: 'What is left to do',
  left: (left: number, all: number) => `${all - left} of ${all} done`,
  doneStep: (title: string) => `${title}, done`,
  /** What each step gives, and its button. */
  steps: {
    artist: { title: 'Your name', text: 'The site and its emails show it.', action: 'Write your name' },
    song: { title: 'Your first song', text: 'A title and a file are all it takes.', action: 'Upload a song' },
    about: { title: 'A text about you', text: 'It is the page About.', action: 'Write the text' },
    email: {
      title: 'Emails',
      text: 'Entrants and voters need them; songs do not.',
      action: 'Set the mail server',
    },
    public: {
      title: 'Open the site',
      text: 'Nobody sees it before you say so.',
      action: visibilitySentences.publish,
    },
    contest: {
      title: 'Your first contest',
      text: 'It can wait.',
      action: 'Plan a contest',
    },
  } satisfies Record<Name, { title: string; text: string; action: string }>,
  /** Of the first contest, before the site is public. */
  planBefore: 'It can wait. You can plan it before the site is public, and publish it after.',
  /** Of a step that is saved and waits to be published. */
  drafts: {
    texts: {
      text: 'It is saved as a draft. Visitors read it once you press Publish in the site texts.',
      action: 'Go on to Publish',
    },
    contest: {
      text: 'A draft is saved. Go on with it, and publish it once it is complete.',
      textBefore: 'A draft is saved. Go on with it, and publish it once the site is public.',
      action: 'Go on with the draft',
    },
  },
  /** Beside the step that makes the site public. */
  missing: (steps: string[]) =>
    `Nobody sees it before you say so. Not done yet: ${new Intl.ListFormat('en').format(steps.map(lowered))}.`,
  look: 'Look at the site',
  dismiss: 'Put this list away',
  notDismissed: 'The list could not be put away.',
});

function lowered(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
