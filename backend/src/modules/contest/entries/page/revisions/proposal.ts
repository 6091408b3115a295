import { versionOf } from '../../../../../common/http/if-match.js';
import type { Declaration } from '../../../contests/consents/check-declaration.js';
import type { ContestEntry } from '../../contest-entry.entity.js';
import type { ChangedPart } from '../../entry-event.entity.js';
import type { PhotoFileKeys } from '../../../photos/photo-files.js';
import type { EntryRevision } from './entry-revision.entity.js';

/** The parts of an entry that its entrant can change. A change of the declaration is never a revision: it is valid at once. */
export interface Proposal extends Declaration {
  name: string;
  videoId: string;
  photo: PhotoFileKeys | null;
}

interface PhotoColumns {
  photoKey: string | null;
  cardKey: string | null;
}

export function toProposal(entry: ContestEntry): Proposal {
  const { name, videoId, aiUse, aiNote } = entry;
  return { name, videoId, photo: photoOf(entry), aiUse, aiNote };
}

/** The entry as its entrant wants it: with her revision, if one is pending. */
export function propose(entry: ContestEntry, revision: EntryRevision | null): Proposal {
  const { name, videoId, photo, ...declaration } = toProposal(entry);
  return {
    ...declaration,
    name: revision?.name ?? name,
    videoId: revision?.videoId ?? videoId,
    photo: (revision && photoOf(revision)) ?? photo,
  };
}

export function photoOf({ photoKey: full, cardKey: card }: PhotoColumns): PhotoFileKeys | null {
  return full !== null && card !== null ? { full, card } : null;
}

/** For `If-Match`. */
export function versionOfProposal({ name, videoId, photo, aiUse, aiNote }: Proposal): string {
  // Without a declaration, as the release before has it.
  return versionOf({ name, videoId, photo: photo && photo.full, ...(aiUse !== null && { aiUse, aiNote }) });
}

export function findChanges(before: Proposal, after: Proposal): ChangedPart[] {
  const changes: Array<ChangedPart | false> = [
    before.name !== after.name && 'name',
    before.videoId !== after.videoId && 'video',
    before.photo?.full !== after.photo?.full && 'photo',
    (before.aiUse !== after.aiUse || before.aiNote !== after.aiNote) && 'ai',
  ];
  return changes.filter((part) => part !== false);
}
