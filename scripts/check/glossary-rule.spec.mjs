// @ts-check
import { Linter } from 'eslint';
import { glossaryRule, rejectedWords } from './glossary-rule.mjs';

test('the glossary rejects a word unless it has an addition or an asterisk', () => {
  const rows = [
    '| term | meaning | not |',
    '| --- | --- | --- |',
    '| entrant | who enters | participant, line* |',
  ];
  const words = rejectedWords(
    [...rows, '| song | a row | track (except, perhaps, in the player), page size |'].join('\n'),
  );
  expect([...words]).toEqual([
    ['participant', 'entrant'],
    ['page size', 'song'],
  ]);
});

test.each([
  ['// Each participant has a page.', 1],
  ['/** Of the website. */ const shown = 1;', 1],
  ["test('juror and contestants read it', () => {});", 2],
  ["describe.each([])('a guest', () => {});", 1],
  ['function readParticipants() {}', 1],
  ["// Each entrant has a page.\nconst title = 'participant';", 0],
  ['/** @participant */', 0],
])('%s has %i rejected words', (source, count) => {
  const found = new Linter().verify(source, {
    plugins: { glossary: { rules: { terms: glossaryRule } } },
    rules: { 'glossary/terms': 'error' },
  });
  expect(found.map(({ ruleId }) => ruleId)).toEqual(Array.from({ length: count }, () => 'glossary/terms'));
});
