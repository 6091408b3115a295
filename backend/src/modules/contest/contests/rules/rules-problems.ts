import { hasVisibleText } from '@paattu/api-client/rules';
import { type Contest, REQUIRED_TO_PUBLISH } from '../contest.entity.js';
import { type Problem, problem, rejectAll } from '../problems.js';
import {
  FIELD_OF,
  findEmptyPlaceholders,
  findUnknownPlaceholders,
  inBraces,
  type Placeholder,
  placeholdersIn,
  valuesOf,
} from './placeholders.js';
import type { RuleVersion } from './rule-version.entity.js';
import { countSections } from './rules-text.js';

/** What the owner wrote. */
export type Source = Pick<RuleVersion, 'source' | 'sourceMalayalam'>;

const REQUIRED: readonly string[] = REQUIRED_TO_PUBLISH;

/** Rejects an empty text, and one with an unknown placeholder. */
export function checkSource(source: Source): void {
  const fields = ['source', 'sourceMalayalam'] as const;
  rejectAll(
    fields
      .filter((field) => !hasVisibleText(source[field]))
      .map((field) => problem('MISSING_INFORMATION', field)),
  );
  rejectAll(
    fields.flatMap((field) =>
      findUnknownPlaceholders(source[field]).map((unknown) =>
        problem('UNKNOWN_PLACEHOLDER', field, `${unknown} is not known`),
      ),
    ),
  );
}

/** What the rules name and the contest could have but does not, and sections that the languages do not share. */
export function findTextProblems(contest: Contest, { source, sourceMalayalam }: Source): Problem[] {
  const sections = countSections(source);
  const isShared = sections > 0 && sections === countSections(sourceMalayalam);
  return [
    ...findEmpty('source', findEmptyPlaceholders(source, valuesOf(contest, 'en'))),
    ...findEmpty('sourceMalayalam', findEmptyPlaceholders(sourceMalayalam, valuesOf(contest, 'ml'))),
    ...(isShared ? [] : [problem('RULES_DIFFER', 'sourceMalayalam')]),
  ];
}

/** A field that a published contest needs has an error of its own. */
function findEmpty(field: keyof Source, names: Placeholder[]): Problem[] {
  const optional = names.filter((name) => !REQUIRED.includes(FIELD_OF[name]));
  return optional.map((name) =>
    problem('EMPTY_PLACEHOLDER', field, `The contest has nothing for ${inBraces(name)}`),
  );
}

/** The changed fields that the rules name. */
export function findNamedChanges(
  { source, sourceMalayalam }: Source,
  before: Contest,
  after: Contest,
): Problem[] {
  const changed = (['en', 'ml'] as const).flatMap((language) => {
    const [old, now] = [valuesOf(before, language), valuesOf(after, language)];
    return placeholdersIn(language === 'ml' ? sourceMalayalam : source).filter(
      (name) => old[name] !== now[name],
    );
  });
  return [...new Set(changed)].map((name) => problem('RULES_FINAL', FIELD_OF[name]));
}
