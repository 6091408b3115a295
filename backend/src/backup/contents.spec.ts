import { contentsSchema } from './contents.js';

const GOOD = {
  format: 1,
  madeAt: '2026-11-28T04:00:00.000Z',
  migrations: ['BaseLine1768000000000'],
  tables: [{ name: 'users', columns: ['id', 'email'], key: ['id'], rows: 1 }],
  sequences: [{ name: 'audit_log_id_seq', lastValue: '12' }],
  lostFiles: ['audio-files/owner/മഴ rain.mp3'],
};

const isBackup = (changes: object) => contentsSchema.safeParse({ ...GOOD, ...changes }).success;
const withTable = (changes: object) => ({ tables: [{ ...GOOD.tables[0], ...changes }] });

test('what a site writes describes a backup', () => {
  expect(isBackup({})).toBe(true);
});

test.each([
  ['a migration with a control character', { migrations: ['a\0b'] }],
  ['no migration', { migrations: [] }],
  ['the year 0', { madeAt: '0000-01-01T00:00:00Z' }],
  ['the year 1', { madeAt: '0001-01-01T00:00:00Z' }],
  ['a time before Christ', { madeAt: '-271821-04-20T00:00:00Z' }],
  ['no table', { tables: [] }],
  ['a table with a control character', withTable({ name: 'a\0b' })],
  ['a table outside of the folder', withTable({ name: '../users' })],
  ['a column with a quote', withTable({ columns: ['a"b'] })],
  ['fewer rows than none', withTable({ rows: -5 })],
  ['more rows than PostgreSQL can add up', withTable({ rows: Number.MAX_SAFE_INTEGER })],
  ['a part of a row', withTable({ rows: 0.5 })],
  ['a sequence that is no number', { sequences: [{ name: 'x', lastValue: '1; drop' }] }],
  ['a file with a control character', { lostFiles: ['a\0b'] }],
])('%s describes none', (_, changes) => {
  expect(isBackup(changes)).toBe(false);
});
