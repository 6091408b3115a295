import { basename } from 'node:path';
import { versionOf } from '../../../../common/http/if-match.js';
import type { PhotoFileKeys } from '../../photos/photo-files.js';
import type { Contest } from '../contest.entity.js';

/** The storage keys of the uploaded photo; null where the site draws it. */
export function samplePhotoOf(contest: Contest): PhotoFileKeys | null {
  const { samplePhotoFile: full, samplePhotoCardFile: card } = contest;
  return full !== null && card !== null ? { full, card } : null;
}

/** The address changes with the photo, so that no page keeps the former one. */
export function samplePhotoPath(contest: Contest): string | null {
  const photo = samplePhotoOf(contest);
  return photo && `/api/contests/${contest.slug}/sample-photo?v=${basename(photo.full, '.jpg')}`;
}

/** For `If-Match`. The version of the settings leaves the photo out: it is uploaded beside unsaved changes of the form. */
export function versionOfSamplePhoto(contest: Contest): string {
  return versionOf({ file: contest.samplePhotoFile });
}
