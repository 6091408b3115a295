import { hasVisibleText } from '@paattu/shared/rules';
import { type Contest, REQUIRED_TO_PUBLISH } from '../contest.entity.js';
import { type FieldError, toFieldError, rejectAll } from '../field-errors.js';
import {
  FIELD_OF,
  fillIn,
  findEmptyPlaceholders,
  findUnknownPlaceholders,
  inBraces,
  type Placeholder,
  placeholdersIn,
  valuesOf,
} from './placeholders.js';
import type { RuleVersion } from './rule-version.entity.js';
import { countSections } from './rules-text.js';

/** The text of the owner. */
export type Source = Pick<RuleVersion, 'source' | 'sourceMalayalam'>;

const FIELDS = ['source', 'sourceMalayalam'] as const;

const MAX_SECTIONS = 200;
/** The limit of the text that visitors read: a placeholder is shorter than what it names. */
const MAX_TEXT_LENGTH = 60_000;

const REQUIRED: readonly string[] = REQUIRED_TO_PUBLISH;

/** Rejects an empty text, one with too many sections, and one with an unknown placeholder. */
export function checkSource(source: Source): void {
  rejectAll(
    FIELDS.filter((field) => !hasVisibleText(source[field])).map((field) =>
      toFieldError('MISSING_INFORMATION', field),
    ),
  );
  rejectAll(
    FIELDS.filter((field) => countSections(source[field]) > MAX_SECTIONS).map((field) =>
      toFieldError('VALIDATION_FAILED', field, `The rules can have at most ${MAX_SECTIONS} sections`),
    ),
  );
  rejectAll(
    FIELDS.flatMap((field) =>
      findUnknownPlaceholders(source[field]).map((unknown) =>
        toFieldError('UNKNOWN_PLACEHOLDER', field, `${unknown} is not known`),
      ),
    ),
  );
}

/**
 * The errors of the text: values that it names and the contest lacks, sections that the languages do not share, and a text that
 * is too long with what it names.
 */
export function findTextErrors(contest: Contest, { source, sourceMalayalam }: Source): FieldError[] {
  const sections = countSections(source);
  const isShared = sections > 0 && sections === countSections(sourceMalayalam);
  const [values, malayalamValues] = [valuesOf(contest, 'en'), valuesOf(contest, 'ml')];
  return [
    ...findEmpty('source', findEmptyPlaceholders(source, values)),
    ...findEmpty('sourceMalayalam', findEmptyPlaceholders(sourceMalayalam, malayalamValues)),
    ...(isShared ? [] : [toFieldError('RULES_DIFFER', 'sourceMalayalam')]),
    ...findLong('source', fillIn(source, values)),
    ...findLong('sourceMalayalam', fillIn(sourceMalayalam, malayalamValues)),
  ];
}

/** A field that a published contest needs has an error of its own. */
function findEmpty(field: keyof Source, names: Placeholder[]): FieldError[] {
  const optional = names.filter((name) => !REQUIRED.includes(FIELD_OF[name]));
  return optional.map((name) =>
    toFieldError('EMPTY_PLACEHOLDER', field, `The contest has nothing for ${inBraces(name)}`),
  );
}

function findLong(field: keyof Source, text: string): FieldError[] {
  if (text.length <= MAX_TEXT_LENGTH) return [];
  return [
    toFieldError(
      'VALIDATION_FAILED',
      field,
      'With what they name, the rules are longer than 60,000 characters',
    ),
  ];
}

/** The settings that rules may name in words too: the song and the prize. */
const NAMED_IN_WORDS = ['songTitle', 'songTitleMalayalam', 'prizeAmount'] as const;

/** The changed fields that the rules name, or may name. */
export function findNamedChanges(
  { source, sourceMalayalam }: Source,
  before: Contest,
  after: Contest,
): FieldError[] {
  const changed = (['en', 'ml'] as const).flatMap((language) => {
    const [old, now] = [valuesOf(before, language), valuesOf(after, language)];
    return placeholdersIn(language === 'ml' ? sourceMalayalam : source).filter(
      (name) => old[name] !== now[name],
    );
  });
  const fields = [
    ...changed.map((name) => FIELD_OF[name]),
    ...NAMED_IN_WORDS.filter((field) => before[field] !== after[field]),
  ];
  return [...new Set(fields)].map((field) => toFieldError('RULES_FINAL', field));
}
