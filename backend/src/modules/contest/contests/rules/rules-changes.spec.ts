import { findChanges } from './rules-changes.js';

test('lists what was replaced, removed and added, in the order of the text', () => {
  expect(findChanges('One\n\nTwo\n\nThree', 'One\n\n2\n\nThree\n\nFour')).toEqual([
    { before: 'Two', after: '2' },
    { before: null, after: 'Four' },
  ]);
});

test('texts that differ in very many lines are one change', () => {
  const text = (word: string) => Array.from({ length: 2_000 }, (_, line) => `${word} ${line}`).join('\n');
  expect(findChanges(text('old'), text('new'))).toEqual([
    { before: `${text('old').slice(0, 600)}…`, after: `${text('new').slice(0, 600)}…` },
  ]);
});
