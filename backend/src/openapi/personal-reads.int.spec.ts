import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { fromFullHour } from '../../test/config.js';
import { createModerator, createUser } from '../../test/factories/users.js';
import { createEntry, makePhoto, randomVideoId } from '../../test/factories/contest.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { EntriesService } from '../modules/contest/entries/entries.service.js';
import { ALL_PERMISSIONS } from '../common/access/permissions.js';
import { PERSONAL_DATA, READS_PERSONAL_DATA } from '../common/access/reads-personal-data.js';

/** The reading routes of staff that answer with no personal data of others: what they have instead. A new route is marked, or has a row here. */
const NO_PERSONAL_DATA: Record<string, string> = {
  'ApiTokens.listTokens': 'names that the owner gives to programs',
  'AdminContests.findContest': 'texts and dates of the owner',
  'AdminContests.findGaps': 'messages about the contest itself',
  'AdminContests.listContests': 'texts and dates of the owner',
  'AdminEmailTexts.findTexts': 'texts of the owner, and names of variables with invented values',
  'AdminEmailTexts.listEmails': 'kinds of emails',
  'AdminEntries.countByStatus': 'numbers',
  'AdminPlaybackFailures.listFailures': 'songs, and numbers of listeners',
  'AdminProofs.findProof': 'whether a video is proved, and the code for it',
  'AdminResults.findResult': 'names of entries in the result, which become public with it',
  'AdminRules.findRules': 'texts of the owner',
  'AdminSongs.drawCover': 'a drawing',
  'AdminSongs.findSong': 'songs',
  'AdminSongs.listSongs': 'songs',
  'AdminTexts.createPreview': 'a link to a page with texts of the owner',
  'AdminTexts.findTexts': 'texts of the owner',
  'AdminTexts.listPublications': 'texts of the owner, and that she published them',
  'AdminVotes.listActions': 'what the owner did to how many votes, and why',
  'AdminVotes.listHours': 'numbers',
  'AdminVotes.listTallies': 'names of entries, which are public; opening the tallies is an act',
  'AdminVotes.summarize': 'numbers',
  'Analytics.readAnalytics':
    'songs, and names of entries: for a program only those that are public, for the owner also those that changed last',
  'Care.readCare': 'backups of the site, and numbers',
  'DisposableDomains.listDomains': 'domains that the owner has typed',
  'Example.describe': 'invented songs and entries',
  'FirstSteps.list': 'what the site still needs',
  'Factors.findFactors': 'what the reader has set up',
  'LegalHolds.listHolds': 'texts of the owner',
  'ModerationReasons.findReasons': 'texts of the owner',
  'ModerationReasons.listOffered': 'texts of the owner',
  'Notices.readSettings': 'what the owner has chosen',
  'Passkeys.listPasskeys': 'what the reader calls own devices',
  'Retention.listKinds': 'what each kind is, and numbers',
  'Retention.listRuns': 'numbers',
  'Settings.readSettings': 'addresses of the site itself',
  'StaffRules.readRules': 'what the owner has chosen',
  'Visibility.describe': 'whether visitors see the site, and a link to it',
};

interface Operation {
  operationId: string;
  [ACCESS_LEVEL]: string;
  [READS_PERSONAL_DATA]?: string;
}

let app: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  app = await createTestApp({ env: { CLOCK_OFFSET: fromFullHour() } });
  document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
});
afterAll(() => app.close());

/** Whether the route is of staff. Other methods than GET are acts, which the audit log has. */
const isOfStaff = ({ [ACCESS_LEVEL]: access }: Operation) =>
  ALL_PERMISSIONS.some((permission) => permission === access);

const readsOf = () =>
  Object.values(document.paths).flatMap((path) => (path.get ? [path.get as unknown as Operation] : []));

// @trust personal-reads
test('each route by which staff read is marked, or in the table of those without personal data', () => {
  const reading = readsOf().filter(isOfStaff);
  const unmarked = reading.filter((operation) => operation[READS_PERSONAL_DATA] === undefined);
  expect(unmarked.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(NO_PERSONAL_DATA).sort());
});

test('each kind of personal data has a route', () => {
  const marks = readsOf().flatMap((operation) => operation[READS_PERSONAL_DATA] ?? []);
  expect([...new Set(marks)].sort()).toEqual([...PERSONAL_DATA].sort());
});

interface Read {
  userId: string;
  what: string;
  subjectId: string;
}

// @trust personal-reads
test('what a moderator opens is recorded once an hour, without content, and shown to the owner alone', async () => {
  const moderator = await createModerator(app);
  const asModerator = client(app).as(moderator);
  const { id } = await createEntry(app);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const url of [
    '/api/admin/entries',
    `/api/admin/entries/${id}`,
    `/api/admin/entries/${id}`,
    `/api/admin/entries/${id}/messages`,
    `/api/admin/entries/${unknown}`,
    '/api/admin/emails',
  ])
    await asModerator.get(url);
  const owner = await createUser(app, { owner: true });
  const asOwner = client(app).as(owner);
  const list = await asOwner.get<Read[]>('/api/admin/personal-reads', { filter: { userId: moderator.id } });
  expect(list.range).toBe('personal-reads 0-2/3');
  expect(list.body.map(({ what, subjectId }) => [what, subjectId]).sort()).toEqual([
    ['entries', ''],
    ['entry', id],
    ['entry-thread', id],
  ]);
  expect((await asModerator.get('/api/admin/personal-reads')).status).toBe(403);
  const own = (await asOwner.get<Read[]>('/api/admin/personal-reads')).body;
  expect(own[0]).toMatchObject({ userId: owner.id, what: 'reading-log', subjectId: '' });
});

// @trust personal-reads
test('a photo that visitors do not see is recorded with its entry', async () => {
  const moderator = await createModerator(app);
  const asModerator = client(app).as(moderator);
  const photo = await makePhoto();
  const entries = app.get(EntriesService);
  const facts = { name: 'Asha', email: 'asha@visitor.example', viewCount: null, viewsRefreshedAt: null };
  const enter = (status: 'pending' | 'approved') =>
    entries.importEntry({
      ...facts,
      youtubeUrl: `https://youtu.be/${randomVideoId()}`,
      status,
      submittedAt: new Date(),
      photo,
    });
  const [pending, approved] = [await enter('pending'), await enter('approved')];
  for (const { id } of [pending, approved]) {
    expect((await asModerator.get(`/api/contest/entries/${id}/photo`)).status).toBe(200);
    expect((await asModerator.get(`/api/contest/entries/${id}/photo?size=card`)).status).toBe(200);
  }
  const rows = await app.dataSource.query<Read[]>(
    `select what, subject_id as "subjectId" from personal_reads where user_id = $1`,
    [moderator.id],
  );
  expect(rows).toEqual([{ what: 'entry-photo', subjectId: pending.id }]);
});

// @trust personal-reads
test.each([
  `update personal_reads set what = 'act'`,
  'delete from personal_reads',
  'truncate personal_reads',
  `update security_events set kind = 'signed-in', count = count + 1`,
  'update security_events set count = count - 1',
  'delete from security_events',
])('the server itself cannot do: %s', async (statement) => {
  const { id } = await createUser(app);
  await app.dataSource.query(
    `insert into personal_reads (user_id, what, subject_id) values ($1, 'entries', '')`,
    [id],
  );
  await app.dataSource.query(
    `insert into security_events (kind, user_id, count) values ('sign-in-failed', $1, 3)`,
    [id],
  );
  await expect(app.dataSource.query(statement)).rejects.toThrow(
    /permission denied|stays for a year|only counted|rows of/,
  );
});
