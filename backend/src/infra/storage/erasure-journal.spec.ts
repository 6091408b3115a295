import { InvalidJournal, parseErasures } from './erasure-journal.js';

const ENTRY = { at: '2026-11-25T02:41:00.000Z', what: 'entry', id: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' };
const DETAILS = { at: '2026-11-25T02:41:00.000Z', what: 'audit-details', id: '42' };
const lines = (...all: Array<object | string>) =>
  all.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

test('reads each erasure, and passes over empty lines and lines that a crash cut off', () => {
  const whole = JSON.stringify(ENTRY);
  expect(parseErasures(lines('', ENTRY, whole.slice(0, 4), whole.slice(0, 50), DETAILS, ''))).toEqual([
    ENTRY,
    DETAILS,
  ]);
});

// @trust restore-erases
test.each([
  ['a text', '# Paattu'],
  ['another kind', { ...ENTRY, what: 'song' }],
  ['an id that is none', { ...ENTRY, id: '1; drop table' }],
  ['the id of another kind', { ...DETAILS, id: ENTRY.id }],
  ['another one after it', JSON.stringify(ENTRY) + JSON.stringify(DETAILS)],
  ['a cut-off one before it', JSON.stringify(ENTRY).slice(0, 50) + JSON.stringify(DETAILS)],
  ['damage in its middle', JSON.stringify(ENTRY).replace('"what"', 'what')],
  ['no time', { ...ENTRY, at: 'yesterday' }],
])('rejects a line with %s, because a restore would bring back what it names', (_, line) => {
  const read = () => parseErasures(lines(ENTRY, line));
  expect(read).toThrow(InvalidJournal);
  expect(read).toThrow(/^Line 2 of the erasure journal is no erasure\.$/);
});
