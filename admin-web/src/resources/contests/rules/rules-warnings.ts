import { rulesSentences as t } from './sentences';
import { findOtherYears, type RulesSource } from './rules-source';

/** Not parts of a link, of a name in braces, or of a word. */
const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const NOT_TEXT = /\]\([^)]*\)|https?:\/\/\S+|\{\{[^{}]*\}\}/g;
const MALAYALAM_ZERO = 0x0d66;

/** The template's words about the law until the owner names the place, in either language. */
const UNNAMED_PLACE = /the place where we live|ഞങ്ങൾ താമസിക്കുന്ന സ്ഥല/;

interface Difference {
  /** The first section has 1. The text before it has 0. */
  section: number;
  english: string[];
  malayalam: string[];
}

/** The warnings for the owner before these rules are published. None of it keeps them from being published. */
export function rulesWarnings(
  source: RulesSource,
  values: ReadonlyArray<{ value: string | null }>,
): string[] {
  const otherYears = findOtherYears(source, values);
  return [
    ...(otherYears.length > 0 ? [t.otherYears(otherYears.join(', '))] : []),
    ...findOtherNumbers(source).map(({ section, english, malayalam }) =>
      t.otherNumbers(section, english.join(', '), malayalam.join(', ')),
    ),
    ...(UNNAMED_PLACE.test(`${source.source}\n${source.sourceMalayalam}`) ? [t.unnamedPlace] : []),
  ];
}

/** The numbers of each section that only one of the languages has. While the languages have other sections, those of the whole text. */
export function findOtherNumbers({ source, sourceMalayalam }: RulesSource): Difference[] {
  const [english, malayalam] = [sectionsOf(source), sectionsOf(sourceMalayalam)];
  const pairs =
    english.length === malayalam.length
      ? english.map((text, index) => [text, malayalam[index] ?? ''] as const)
      : [[source, sourceMalayalam] as const];
  return pairs
    .map(([one, other], section) => ({ section, ...onlyIn(numbersIn(one), numbersIn(other)) }))
    .filter((found) => found.english.length > 0 || found.malayalam.length > 0);
}

const sectionsOf = (source: string) => source.split(/^## /m);

function onlyIn(english: string[], malayalam: string[]): Pick<Difference, 'english' | 'malayalam'> {
  return {
    english: english.filter((number) => !malayalam.includes(number)),
    malayalam: malayalam.filter((number) => !english.includes(number)),
  };
}

/** Each once, without the commas of thousands, and with the digits of English. */
function numbersIn(text: string): string[] {
  const found = text.replace(NOT_TEXT, '').match(NUMBER) ?? [];
  return [
    ...new Set(
      found.map((number) =>
        number.replace(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - MALAYALAM_ZERO)).replace(/,/g, ''),
      ),
    ),
  ];
}
