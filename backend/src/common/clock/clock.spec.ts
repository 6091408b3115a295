import { readSources } from '../../../test/sources.js';

/** The files that read the time of the machine, each with its reason. All others read the clock of the site. */
const MACHINE_TIME = {
  'common/': 'the clock itself, caches, and the date in the name of a file',
  'database/': 'the clock itself',
  'infra/': 'limits, files and their journal',
  'backup/': 'the name of a backup',
  'demo/': 'moves a clock of its own',
  'modules/care/': 'backups, which know no contest',
  'modules/ops/': 'the age of jobs',
  'modules/auth/': 'sessions, links, invitations and tokens',
  'modules/mailing/': 'attempts to send an email, and limits of a mailbox',
  'modules/songs/': 'songs know no contest',
  'modules/contact/': 'neither do messages',
  'modules/analytics/': 'neither does what visitors do',
  'modules/texts/portraits/': 'the name and age of a file',
  'modules/texts/preview-tokens.ts': 'the end of a link',
  'commands/factors-of-account.ts': 'the end of sessions',
  'modules/site/': 'feeds of songs, and the end of security.txt',
  'modules/audit/audit-details.service.ts': 'the journal of erasures, which is about backups',
  'modules/privacy/erasures.service.ts': 'the journal of erasures, which is about backups',
  'modules/contest/contests/contest.entity.ts': 'a default of the table',
  'modules/contest/photos/': 'the name of a file',
  'modules/contest/voting/challenges/': 'the end of a challenge',
  'modules/contest/voting/voting.queries.ts': 'the end of the session of a browser',
  'modules/contest/voting/votes.sql.ts': 'the end of the session of a browser',
  'modules/contest/entries/entry-links/': 'the end of links and sessions',
  'modules/contest/entries/addresses/entry-addresses.service.ts':
    'when an address was proved, as the use of a link dates it',
  'modules/contest/entries/captcha/': 'the end of a captcha',
  'modules/contest/entries/videos/': 'the quota and the counts of YouTube',
};

/** The age of a row by the time at which the table has dated it, or a change of it. */
const AGE_OF_ROW =
  /\bcreated_at \+ \(site_now\(\) - now\(\)\)|\b(?:created_at|told_at) > now\(\)|updated_?at(?: = |: \(\) => ')now\(\)/gi;

const READS_MACHINE =
  /\bnew Date\(\)|\bDate\.now\(\)|(?<![\w.])now\(\)|\b(?:clock|statement|transaction)_timestamp\b|\bcurrent_(?:date|time|timestamp)\b/;

const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;

const readers = [...readSources()].flatMap(([file, text]) =>
  READS_MACHINE.test(text.replaceAll(COMMENT, '').replaceAll(AGE_OF_ROW, '')) ? [file] : [],
);
const places = Object.keys(MACHINE_TIME);

test('a contest and all that belongs to it read the clock of the site', () => {
  expect(readers.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
});

test('each place that may read the time of the machine does', () => {
  expect(places.filter((place) => !readers.some((file) => file.startsWith(place)))).toEqual([]);
});

test.each(['new Date()', 'Date.now()', 'where ends_at > now()', 'clock_timestamp()', 'current_date'])(
  '%s is the time of the machine',
  (text) => expect(text).toMatch(READS_MACHINE),
);

test.each(['site_now()', 'this.clock.now()', 'performance.now()', 'new Date(0)'])('%s is not', (text) =>
  expect(text).not.toMatch(READS_MACHINE),
);
