import { CONTEST_DATES, findDateOrderErrors } from '@paattu/shared/contest-dates';
import {
  CONTEST_FIELDS,
  contestField,
  type ContestFieldName,
  contestFieldsWith,
} from '@paattu/shared/contest-fields';
import { cleanIdentifier } from '@paattu/shared/pasted';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { fieldError, type FieldError, type FieldErrors } from '../../lib/field-error';
import { contestSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import type { Contest } from './api';
import { digitsOf, instantsOf, toWeight, type ContestDraft } from './contest-draft';
import { extendedDates } from './dates-of-contest';

const REQUIRED_OF_DRAFT = contestFieldsWith({ needed: 'always' });
const REQUIRED_OF_PUBLISHED = [...REQUIRED_OF_DRAFT, ...contestFieldsWith({ needed: 'to publish' })];
const LINKS = contestFieldsWith({ kind: 'link' });

/**
 * Reports all errors at once, in the order of the form: missing fields, half-typed dates, the amount, weights, links, the order of the
 * dates, an extension without a reason. A field has the first of its errors. `contest` is the stored one; a new one and a draft may be
 * incomplete.
 */
export function validateContest(draft: ContestDraft, contest?: Contest): FieldErrors {
  const errors: FieldErrors = {
    ...findMissingReason(draft, contest),
    ...findOrderErrors(draft),
    ...findLinkErrors(draft),
    ...findWeightErrors(draft),
    ...findAmountError(draft),
    ...findIncompleteDates(draft),
    ...findBlankFields(draft, contest),
  };
  // The first one gets the focus.
  return Object.fromEntries(
    Object.keys(draft).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  );
}

function findBlankFields(draft: ContestDraft, contest?: Contest): FieldErrors {
  const required = contest?.publishedAt ? REQUIRED_OF_PUBLISHED : REQUIRED_OF_DRAFT;
  return Object.fromEntries(
    required.filter((field) => draft[field].trim() === '').map((field) => [field, missing(field)]),
  );
}

function findIncompleteDates(draft: ContestDraft): FieldErrors {
  const incomplete = CONTEST_DATES.filter((date) => draft[date] !== '' && !isCompleteDateTime(draft[date]));
  return Object.fromEntries(incomplete.map((date) => [date, fieldError(t.saveFailed, t.incompleteDate)]));
}

function findAmountError({ prizeAmount }: ContestDraft): FieldErrors {
  return /^\d*$/.test(digitsOf(prizeAmount)) ? {} : { prizeAmount: fieldError(t.saveFailed, t.noAmount) };
}

function findWeightErrors({ renditionWeight, engagementWeight }: ContestDraft): FieldErrors {
  const weights = { renditionWeight, engagementWeight };
  const invalid = Object.entries(weights).filter(([, text]) => !(toWeight(text) <= 100));
  if (invalid.length > 0)
    return Object.fromEntries(invalid.map(([field]) => [field, fieldError(t.saveFailed, t.noWeight)]));
  return toWeight(renditionWeight) + toWeight(engagementWeight) <= 100
    ? {}
    : { engagementWeight: fieldError(t.saveFailed, t.weightsTooHigh) };
}

function findLinkErrors(draft: ContestDraft): FieldErrors {
  const invalid = LINKS.filter((field) => draft[field].trim() !== '' && !isWebLink(draft[field]));
  return Object.fromEntries(
    invalid.map((field) => [field, fieldError(t.saveFailed, t.mustBeLink(t.fields[field]))]),
  );
}

function findOrderErrors(draft: ContestDraft): FieldErrors {
  const instants = instantsOf(draft);
  return Object.fromEntries(
    findDateOrderErrors((date) => Date.parse(instants[date] ?? '')).map(({ earlier, later, mayBeEqual }) => {
      const sentence = mayBeEqual ? t.mustNotComeBefore : t.mustComeAfter;
      return [later, fieldError(t.datesNotInOrder, sentence(t.fields[later], t.fields[earlier]))];
    }),
  );
}

function findMissingReason(draft: ContestDraft, contest?: Contest): FieldErrors {
  if (draft.extensionReason.trim() !== '' || extendedDates(draft, contest, Date.now()).length === 0)
    return {};
  return { extensionReason: missing('extensionReason') };
}

/** What a missing field needs, by its kind. The others need a text. */
const NEEDED: Record<string, keyof typeof commonSentences.needed> = {
  instant: 'time',
  rupees: 'number',
  zone: 'choice',
};

function missing(field: keyof ContestDraft): FieldError {
  const { missingInformation, needed } = commonSentences;
  const kind = field in CONTEST_FIELDS ? contestField(field as ContestFieldName).kind : 'text';
  return fieldError(missingInformation, needed[NEEDED[kind] ?? 'text']);
}

function isWebLink(typed: string): boolean {
  const text = cleanIdentifier(typed);
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
