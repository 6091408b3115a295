// @ts-check
import { findTrespasses, readSources } from './table-owners.mjs';

const OWNERS = {
  'modules/songs/song.entity.ts': `@Entity('uploaded_songs')`,
  'modules/contest/entries/contest-entry.entity.ts': `@Entity('contest_entries')`,
  'modules/contest/voting/ballot.entity.ts': `@Entity('ballots')\nexport class Ballot {}`,
};

/** @param {string} file @param {string} text */
const trespassesOf = (file, text) => findTrespasses({ ...OWNERS, [file]: text });

test.each([
  ['a table of the same folder', 'modules/songs/songs.service.ts', "'select from uploaded_songs'"],
  [
    'a table of another part of the module',
    'modules/contest/entries/moderation/a.ts',
    '`update contest_entries set a`',
  ],
  ['a name that another module exports', 'modules/contest/voting/a.ts', '`select from ${ENTRIES} entry`'],
  ['a column', 'modules/contest/voting/a.ts', "'select from ballots where a > uploaded_songs'"],
  ['a comment', 'modules/contest/voting/a.ts', '// from contest_entries'],
  ['any table, in the folder that keeps personal data', 'modules/privacy/a.ts', "'delete from ballots'"],
])('%s is named', (_, file, text) => {
  expect(trespassesOf(file, text)).toEqual([]);
});

test.each([
  ['read', "'select from uploaded_songs'"],
  ['joined', '`select from a\n join uploaded_songs song on true`'],
  ['written', "'insert into uploaded_songs values (1)'"],
  ['locked', "'lock table uploaded_songs'"],
  ['used in a deletion', "'delete from a using uploaded_songs song'"],
  ['read, in double quotes', '"select from uploaded_songs"'],
  ['named in a list', "const tables = ['uploaded_songs']"],
])('a table of another module is not %s', (_, text) => {
  expect(trespassesOf('modules/contest/voting/a.ts', text)).toEqual([
    'modules/contest/voting/a.ts: names uploaded_songs, which songs owns',
  ]);
});

test.each(['update ${ENTRIES} set a', 'delete from ${ENTRIES}', 'INSERT INTO ${ENTRIES} values (1)'])(
  'rows of another module are not changed by its name: %s',
  (sql) => {
    expect(trespassesOf('modules/contest/voting/a.ts', `\`${sql}\``)).toEqual([
      'modules/contest/voting/a.ts: changes a table of another module',
    ]);
  },
);

test.each([
  'manager.update(Ballot, { id }, {})',
  'repository.delete(\n  Ballot,',
  'manager.save(Ballot, row)',
])('rows of another module are not written by their entity: %s', (call) => {
  expect(trespassesOf('modules/contest/results/a.ts', call)).toEqual([
    'modules/contest/results/a.ts: writes Ballot, which voting owns',
  ]);
  expect(trespassesOf('modules/contest/voting/a.ts', call)).toEqual([]);
});

test('no statement of the server names a table of another module', () => {
  expect(findTrespasses(readSources())).toEqual([]);
});
