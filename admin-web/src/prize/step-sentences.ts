import { inLanguage } from '../lib/language';
import type { AfterStep } from './step-after';

interface StepWords {
  /** What waits for the owner, in few words; null if nothing does. */
  waits: ((name: string) => string) | null;
  /** What is so. */
  say: (name: string, until: string) => string;
  act: string;
}

/** Of a contest with a result: what is so, and what is to be done. */
export const prizeStepSentences = inLanguage('prize/steps', {
  won: (winner: string, points: string) => `${winner} has won with ${points} of 100 points.`,
  noWinner: 'The contest is decided.',
  erased: 'an erased entry',
  places: 'The first places',
  points: (points: string) => `${points} points`,
  steps: {
    appear: {
      waits: null,
      say: () => 'The result is certified. It becomes public within some minutes.',
      act: 'Look at the result',
    },
    certify: {
      waits: () => 'A correction of the result is proposed',
      say: () => 'It is not public before it is certified.',
      act: 'Read the correction',
    },
    soon: {
      waits: null,
      say: () => 'The prize is offered to the first place by itself, within a minute.',
      act: 'Look at the result',
    },
    wait: {
      waits: null,
      say: (name: string, until: string) => `The prize is offered. ${name} can answer until ${until}.`,
      act: 'Look at the result',
    },
    sending: {
      waits: null,
      say: (name: string) => `The prize is offered. The email to ${name} is being sent.`,
      act: 'Look at the result',
    },
    write: {
      waits: (name: string) => `No email has reached ${name}`,
      say: () => 'The prize is offered. Please write yourself.',
      act: 'Write an email',
    },
    reach: {
      waits: (name: string) => `Emails to ${name} come back`,
      say: () => 'The prize is offered. Please reach the entrant in another way.',
      act: 'Look at the entry',
    },
    unblock: {
      waits: () => 'The prize waits',
      say: () => 'The entry whose turn it is was taken out of the contest.',
      act: 'Decide about the prize',
    },
    offer: {
      waits: () => 'Nobody has the prize yet',
      say: (name: string) => `${name} is next.`,
      act: 'Offer the prize',
    },
    nobody: { waits: null, say: () => 'Nobody has accepted the prize.', act: 'Look at the result' },
    finish: {
      waits: () => 'The result is not final yet',
      say: (name: string) =>
        `${name} has accepted the prize. You can still correct the result, or make it final.`,
      act: 'Make the result final',
    },
    done: {
      waits: null,
      say: (name: string) => `${name} has accepted the prize, and the result is final.`,
      act: 'Read the result',
    },
  } satisfies Record<AfterStep, StepWords>,
});
