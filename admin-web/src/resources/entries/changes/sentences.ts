import { formatCount } from '../../../lib/format';
import { inLanguage } from '../../../lib/language';

/** The queue of what entrants propose to change in their entries. */
export const changeSentences = inLanguage('entries/changes', {
  /** The first sentence of the page. */
  say: {
    waiting: (count: number) =>
      count === 1
        ? '1 change waits for your decision.'
        : `${formatCount(count)} changes wait for your decision.`,
    none: 'No change waits for you.',
  },
  intro:
    'Entrants propose these changes of entries that visitors can see. Until you approve a change, visitors see the entry as it was.',
  loadFailed: 'Error Loading the Changes',
  empty: 'No change waits',
  emptyText: 'A change appears here when an entrant changes an entry that visitors can see.',
  gone: 'This change no longer waits',
  goneText: 'It was decided, or the entrant took it back.',
  first: 'To the first change',
  proposedAt: (time: string) => `The entrant proposed a change on ${time}.`,
  look: 'Look at it',
  entry: 'The whole entry',
  now: 'Now',
  proposed: 'Proposed',
  parts: { name: 'Name', photo: 'Photo', video: 'Video' },
  unchanged: (parts: string) => `Unchanged: ${parts}.`,
  rejectWhy: 'Reject with another reason…',
  actionsFor: (name: string) => `Decide on the change of ${name}`,
  moreFor: (name: string) => `More actions for the change of ${name}`,
  previous: 'Previous change',
  next: 'Next change',
  photoOf: {
    now: (name: string) => `Photo of ${name} now`,
    proposed: (name: string) => `Proposed photo of ${name}`,
  },
  enlarge: { now: 'Enlarge the photo of now', proposed: 'Enlarge the proposed photo' },
  videoOf: { now: (name: string) => `${name}, now`, proposed: (name: string) => `${name}, proposed` },
});
