import { findOtherNumbers, rulesWarnings } from './rules-warnings';

const rules = (source: string, sourceMalayalam: string) => ({ source, sourceMalayalam });

test.each([
  ['You are 18 or over.', 'നിങ്ങൾക്ക് 18 വയസ്സുണ്ട്.', []],
  ['You are 16 or over.', 'നിങ്ങൾക്ക് 18 വയസ്സുണ്ട്.', [0, ['16'], ['18']]],
  ['₹5,00,000 and 500,000.', '500000.', []],
  ['Within 48 hours.', '48-മണിക്കൂറിനുള്ളിൽ', []],
  ['Marks from 0 to 10.', '൦ മുതൽ ൧൦ വരെ.', []],
  ['Up to 0.5.', '0.5 വരെ.', []],
  ['See [page 9](https://example.org/1234) and https://example.org/77.', 'പേജ് 9.', []],
  ['{{prize2}} and 3', '3', []],
  ['20 entries, 20 of them', '20', []],
])('numbers of %j and %j', (english, malayalam, expected) => {
  const found = findOtherNumbers(rules(english, malayalam)).map((each) => [
    each.section,
    each.english,
    each.malayalam,
  ]);
  expect(found).toEqual(expected.length > 0 ? [expected] : []);
});

test('numbers are compared section by section', () => {
  const source = rules('Intro\n## Age\n18\n## Time\n48 hours', 'മുഖവുര\n## പ്രായം\n48\n## സമയം\n18');
  expect(findOtherNumbers(source)).toEqual([
    { section: 1, english: ['18'], malayalam: ['48'] },
    { section: 2, english: ['48'], malayalam: ['18'] },
  ]);
});

test('texts with other sections are compared as a whole', () => {
  expect(findOtherNumbers(rules('## Age\n18\n## Time\n48', '## പ്രായം\n18, 48'))).toEqual([]);
});

test('a place of the law that the owner has not named is asked for, in either language', () => {
  const asks = (source: string, sourceMalayalam: string) =>
    rulesWarnings(rules(source, sourceMalayalam), []).filter((text) => text.includes('law'));
  expect(asks('the laws of the place where we live', 'കേരളം')).toHaveLength(1);
  expect(asks('Kerala', 'ഞങ്ങൾ താമസിക്കുന്ന സ്ഥലത്തെ നിയമങ്ങൾ')).toHaveLength(1);
  expect(asks('the laws of Kerala, India', 'കേരളത്തിലെ നിയമങ്ങൾ')).toHaveLength(0);
});
