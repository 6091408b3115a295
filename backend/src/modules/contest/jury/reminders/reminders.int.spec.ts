import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { currentContest } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import {
  createEntries,
  createJudge,
  createJudges,
  type InvitedJudge,
} from '../../../../../test/factories/jury.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import type { Judge } from '../judges/judge.entity.js';
import { assignFinal } from '../rounds/assign-final.js';
import { JuryRounds } from '../rounds/jury-rounds.service.js';
import { JuryReminders } from './jury-reminders.js';

let app: TestApp;
let contestId: string;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  ({ id: contestId } = await currentContest(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser('truncate jury_rounds, judges, contest_entries, outgoing_emails cascade');
  await openVoting(app);
});

const remind = () => app.worker!.get(JuryReminders, { strict: false }).send();

/** A final that closes in `hours`, and was opened `sinceHours` ago, with two entries for each judge. */
async function openFinal(hours: number, sinceHours = 240): Promise<void> {
  const entries = await createEntries(app, 2);
  const [{ id: roundId }] = await app.dataSource.query<[{ id: string }]>(
    `insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
     values ($1, 2, 7, site_now() - make_interval(secs => $3::float * 3600), site_now() + make_interval(secs => $2::float * 3600))
     returning id`,
    [contestId, hours, sinceHours],
  );
  await assignFinal(app.dataSource.manager, { roundId, contestId }, entries);
}

const moveEnd = (hours: number) =>
  app.dataSource.query(
    'update jury_rounds set closes_at = site_now() + make_interval(secs => $1::float * 3600)',
    [hours],
  );

const remindersOf = async ({ email }: Pick<Judge, 'email'>) =>
  (await emailsTo(app, email!)).map(({ template }) => template);

test('a judge with open work is reminded 72 and 24 hours before the end, once each', async () => {
  const judge = await createJudge(app);
  await openFinal(72.001);
  await remind();
  expect(await remindersOf(judge)).toEqual([]);
  await moveEnd(71.99);
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await remindersOf(judge)).toEqual(['jury-reminder']);
  await moveEnd(23.99);
  await remind();
  await remind();
  expect(await remindersOf(judge)).toEqual(['jury-reminder', 'jury-reminder']);
  expect(await app.dataSource.query('select kind from jury_reminders order by kind')).toEqual([
    { kind: '24h' },
    { kind: '72h' },
  ]);
  await moveEnd(-0.01);
  await remind();
  expect((await remindersOf(judge)).length).toBe(2);
});

test('a worker that was down sends the last reminder alone', async () => {
  const judge = await createJudge(app);
  await openFinal(10);
  await remind();
  expect(await remindersOf(judge)).toEqual(['jury-reminder']);
  expect(await app.dataSource.query('select kind from jury_reminders')).toEqual([{ kind: '24h' }]);
});

test('an extension begins the reminders again', async () => {
  const { id: ownerId } = await createUser(app, { owner: true });
  const judge = await createJudge(app);
  await openFinal(20);
  await remind();
  const [{ id }] = await app.dataSource.query<[{ id: string }]>('select id from jury_rounds');
  const inDays = new Date(Date.now() + 5 * 86_400_000);
  await app.api.get(JuryRounds, { strict: false }).extend(id, inDays, ownerId);
  await remind();
  expect(await remindersOf(judge)).toEqual(['jury-reminder', 'jury-extended']);
  await moveEnd(23);
  await remind();
  expect(await remindersOf(judge)).toEqual(['jury-reminder', 'jury-extended', 'jury-reminder']);
});

test('a round that is shorter than three days has no reminder at its begin', async () => {
  const judge = await createJudge(app);
  await openFinal(47, 1);
  await remind();
  expect(await remindersOf(judge)).toEqual([]);
});

test('nobody is reminded who has nothing left, has not accepted or is revoked', async () => {
  const [done, recused, revoked, away] = (await createJudges(app, 4)) as [
    InvitedJudge,
    InvitedJudge,
    InvitedJudge,
    InvitedJudge,
  ];
  await openFinal(20);
  await app.dataSource.query(
    `update jury_assignments set state = 'submitted', rendition = 10, engagement = 10,
       rendition_locked_at = now(), submitted_at = now() where judge_id = $1`,
    [done.id],
  );
  await app.dataSource.query(`update jury_assignments set state = 'recused' where judge_id = $1`, [
    recused.id,
  ]);
  await app.dataSource.query(`update judges set revoked_at = now(), revoke_reason = 'ill' where id = $1`, [
    revoked.id,
  ]);
  await app.dataSource.query('update judges set accepted_at = null where id = $1', [away.id]);
  await remind();
  expect(await app.dataSource.query('select from outgoing_emails')).toEqual([]);
});

test('the reminder says how much is left and when the round closes, in the language of the judge', async () => {
  const judge = await createJudge(app, { locale: 'ml' });
  await openFinal(20);
  await remind();
  const [email] = await emailsTo(app, judge.email!);
  const [{ closesAt }] = await app.dataSource.query<[{ closesAt: Date }]>(
    'select closes_at as "closesAt" from jury_rounds',
  );
  const { titleMalayalam, title } = await currentContest(app);
  expect(email).toMatchObject({ language: 'ml', contestId });
  // The hash of a day, which the email has if the worker has sealed one by now.
  const { head: _, ...payload } = email!.payload;
  expect(payload).toEqual({
    name: 'Leela Varma',
    contestTitle: titleMalayalam ?? title,
    open: 2,
    closesAt: closesAt.toISOString(),
    timeZone: 'Asia/Kolkata',
  });
});
