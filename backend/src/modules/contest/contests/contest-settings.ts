import {
  CONTEST_FIELD_NAMES,
  contestField,
  type ContestFieldName,
  contestFieldsWith,
  mapContestFields,
} from '@paattu/shared/contest-fields';
import type { CopyParts } from '@paattu/shared/copy-parts';
import { versionOf } from '../../../common/http/if-match.js';
import type { Contest, PublishedContest } from './contest.entity.js';
import type { ContestDetailsDto } from './contest-details.dto.js';

export type Settings = Pick<Contest, ContestFieldName>;

const PUBLIC_FIELDS = contestFieldsWith({ isPublic: true });
const KEPT_FIELDS = contestFieldsWith({ isKept: true });

export function versionOfContest(contest: Contest): string {
  return versionOf(toSettings(contest));
}

/** All settings; those that are missing as a new contest has them. */
export function toSettings(details: ContestDetailsDto | Contest): Settings {
  return mapContestFields((field) => sentOr(details, field, contestField(field).usual)) as Settings;
}

/** Of fields that programs of earlier releases do not send, what the contest has. */
export function keptOf(details: ContestDetailsDto, contest: Contest): Partial<Settings> {
  return Object.fromEntries(KEPT_FIELDS.map((field) => [field, sentOr(details, field, contest[field])]));
}

/** What visitors read. A field that is added for the owner is not among them unless its row says so. */
export function publicSettingsOf(contest: PublishedContest) {
  const values = PUBLIC_FIELDS.map((field) => [field, contest[field]]);
  return Object.fromEntries(values) as Pick<PublishedContest, (typeof PUBLIC_FIELDS)[number]>;
}

/** What a copy has as it is. */
export function copiedSettingsOf(contest: Contest, parts: CopyParts): Partial<Settings> {
  const copied = CONTEST_FIELD_NAMES.filter((field) => {
    const { copiedWith } = contestField(field);
    return copiedWith && parts[copiedWith];
  });
  return Object.fromEntries(copied.map((field) => [field, contest[field]]));
}

/** Null is a value only of fields that a contest can be without. */
function sentOr(details: ContestDetailsDto | Contest, field: ContestFieldName, otherwise: unknown): unknown {
  const { usual, mayBeNull } = contestField(field);
  const sent = details[field];
  return sent === undefined || (sent === null && usual !== null && !mayBeNull) ? otherwise : sent;
}
