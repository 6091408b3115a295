import { CONTEST_DATES, findDateOrderErrors } from '@paattu/api-client/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { translations } from '../../translations';
import { digitsOf, instantsOf, type ContestDraft } from './contest-draft';

const t = translations.contests;
const REQUIRED_TEXTS = ['title', 'prizeAmount', 'songTitle'] as const;
const LINKS = ['tutorialUrl', 'sponsorUrl'] as const;

/** Reports the first kind of error: missing fields, the amount, links, the order of the dates. */
export function validateContest(draft: ContestDraft): FieldErrors {
  for (const check of [findBlankFields, findAmountError, findLinkErrors, findOrderErrors]) {
    const errors = check(draft);
    if (Object.keys(errors).length > 0) return errors;
  }
  return {};
}

function findBlankFields(draft: ContestDraft): FieldErrors {
  const blank = [
    ...REQUIRED_TEXTS.filter((field) => draft[field].trim() === ''),
    ...CONTEST_DATES.filter((date) => !isCompleteDateTime(draft[date])),
  ];
  const missing = fieldError(translations.missingInformation, translations.missingInformationText);
  return Object.fromEntries(blank.map((field) => [field, missing]));
}

function findAmountError({ prizeAmount }: ContestDraft): FieldErrors {
  return /^\d+$/.test(digitsOf(prizeAmount)) ? {} : { prizeAmount: fieldError(t.saveFailed, t.noAmount) };
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
    findDateOrderErrors((date) => Date.parse(instants[date])).map(({ earlier, later, mayBeEqual }) => {
      const sentence = mayBeEqual ? t.mustNotComeBefore : t.mustComeAfter;
      return [later, fieldError(t.datesNotInOrder, sentence(t.fields[later], t.fields[earlier]))];
    }),
  );
}

function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
