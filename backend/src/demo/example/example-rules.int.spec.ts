import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { addFirstContest, createEntry } from '../../../test/factories/contest.js';
import { createUser } from '../../../test/factories/users.js';
import { byName } from '../../../test/emails-by-name.js';
import { createBallot } from '../../../test/factories/votes.js';
import { inTransaction } from '../../database/transaction.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { MailingService } from '../../modules/mailing/mailing.service.js';

let app: TestApp;
let asOwner: Client;
/** The contest of the example, and one that is real. */
let [example, real] = ['', ''];
let entryId: string;

beforeAll(async () => {
  app = await createTestApp({ isNew: true });
  await addFirstContest(app);
  asOwner = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
  expect((await asOwner.post('/example')).body.state).toBe('there');
  [{ example, real }] = await app.dataSource.query(
    `select example_contest() as example, (select id from contests where not is_example) as real`,
  );
  [{ id: entryId }] = await app.dataSource.query(
    `select id from contest_entries where contest_id = $1 and status = 'pending' limit 1`,
    [example],
  );
});

afterAll(() => app.close());

const run = (sql: string, parameters: unknown[] = []) => app.dataSource.query(sql, parameters);
const broken = (constraint: string) =>
  expect.objectContaining({ driverError: expect.objectContaining({ constraint }) });

test.each([
  ['contests', 'contests_example_stays'],
  ['uploaded_songs', 'uploaded_songs_example_stays'],
])('a row of %s is an example for ever or never', async (table, constraint) => {
  await expect(run(`update ${table} set is_example = not is_example`)).rejects.toEqual(broken(constraint));
  await run(`update ${table} set title = title || '.'`);
});

test('an entry is one of the demo for ever or never', async () => {
  const entry = await createEntry(app, { contestId: real });
  const change = (set: string, id: string) => run(`update contest_entries set ${set} where id = $1`, [id]);
  await expect(change('is_demo = true', entry.id)).rejects.toEqual(broken('contest_entries_demo_stays'));
  await expect(change(`contest_id = '${real}'`, entryId)).rejects.toEqual(
    broken('contest_entries_demo_stays'),
  );
  await expect(change(`contest_id = '${example}'`, entry.id)).rejects.toEqual(
    broken('contest_entries_demo_stays'),
  );
  await change(`name = 'Asha'`, entry.id);
  await run('delete from contest_entries where id = $1', [entry.id]);
});

test('an example takes entries of the demo alone', async () => {
  await expect(createEntry(app, { contestId: example })).rejects.toEqual(broken('contests_example'));
  const demo = await createEntry(app, { contestId: example, isDemo: true });
  await run('delete from contest_entries where id = $1', [demo.id]);
});

test('an example takes no vote, no round of a jury and no result, as a real contest does', async () => {
  const entry = await createEntry(app, { contestId: real, status: 'approved' });
  const round = (contestId: string) =>
    run(
      `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, 1, 1, site_now() + interval '1 day')`,
      [contestId],
    );
  const result = (contestId: string) =>
    run(`insert into contest_results (contest_id, version) values ($1, 1)`, [contestId]);
  const certify = (contestId: string) =>
    run('update contests set certified_at = site_now() where id = $1', [contestId]);

  await expect(createBallot(app, { id: entryId, contestId: example })).rejects.toEqual(
    broken('contests_example'),
  );
  for (const act of [round, result, certify])
    await expect(act(example)).rejects.toEqual(broken('contests_example'));

  await createBallot(app, { id: entry.id, contestId: real });
  for (const act of [round, result]) await act(real);
});

test('a real contest does not take the place of the example, by its id or by the id of one that is gone', async () => {
  await expect(run(`update contests set id = gen_random_uuid() where id = $1`, [example])).rejects.toEqual(
    broken('contests_example_stays'),
  );
  await run('update contests set published_at = now() where id = $1 and published_at is null', [real]);
  await expect(
    run(
      `with gone as (delete from contests where id = $1 returning id)
       insert into contests (id, title, time_zone) select id, 'x', 'UTC' from gone`,
      [real],
    ),
  ).rejects.toEqual(broken('contests_published_stay'));
});

test('published rules go with an example alone', async () => {
  const remove = (contestId: string) =>
    app.dataSource.transaction(async (manager) => {
      await manager.query('delete from rule_versions where contest_id = $1', [contestId]);
      // The other tests need them.
      throw new Error('they could be deleted');
    });
  await expect(remove(real)).rejects.toThrow('published rules never change');
  await expect(remove(example)).rejects.toThrow('they could be deleted');
});

test('the server says what an example is not for', async () => {
  const judge = { name: 'Ravi', email: 'ravi@paattu.example', locale: 'en' };
  expect(await asOwner.post(`/contests/${example}/judges`, judge)).toMatchObject({
    status: 409,
    body: { code: 'EXAMPLE_CONTEST' },
  });
});

const emails = async () => (await run('select count(*)::integer as count from outgoing_emails'))[0].count;

test('nobody gets an email about the example', async () => {
  const before = await emails();
  const entry = (await asOwner.get(`/entries/${entryId}`)).body;
  const approved = await asOwner.post(`/entries/${entryId}/approve`, {
    status: 'pending',
    version: entry.version,
  });
  expect(approved.status).toBeLessThan(300);
  expect(await run('select status from contest_entries where id = $1', [entryId])).toEqual([
    { status: 'approved' },
  ]);
  expect(await emails()).toBe(before);
});

test('of many emails at once, none about an entry of the example is queued', async () => {
  const entry = await createEntry(app, { contestId: real });
  const email = (id: string, contestId: string) =>
    byName({
      template: 'entry-approved',
      to: 'anjali@visitor.example',
      payload: {
        name: 'Anjali',
        youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        contestTitle: 'Songs 2025',
        contestSlug: 'songs-2025',
        link: 'https://songs.example/my-entry#abc',
      },
      entryId: id,
      contestId,
    });
  await inTransaction(app.dataSource, (tx) =>
    app.get(MailingService).queueEmails(tx, [email(entryId, example), email(entry.id, real)]),
  );
  const queued = `select entry_id as "entryId" from outgoing_emails where entry_id = any($1)`;
  expect(await run(queued, [[entryId, entry.id]])).toEqual([{ entryId: entry.id }]);
});

test('the owner may try the texts of the example, in an email to herself', async () => {
  const before = await emails();
  const { texts } = (await asOwner.get(`/email-texts/entry-approved_${example}`)).body;
  const trial = await asOwner.post(`/email-texts/entry-approved_${example}/test`, { language: 'en', texts });
  expect(trial.status).toBe(201);
  expect(await emails()).toBe(before + 1);
  expect(
    await run('select is_trial as "isTrial", to_address as "to" from outgoing_emails where contest_id = $1', [
      example,
    ]),
  ).toEqual([{ isTrial: true, to: app.get(SiteSettings).ownerEmail }]);
});
