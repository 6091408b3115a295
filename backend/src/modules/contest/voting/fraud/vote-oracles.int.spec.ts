import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Answer, type Client, client } from '../../../../../test/client.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { createModerator, createUser } from '../../../../../test/factories/users.js';
import { createVoteLink, openVoting } from '../../../../../test/factories/voting.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import type { EmailTemplate } from '../../../mailing/composing/define-email.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { emails } from '../../../../emails.js';
import { inTransaction } from '../../../../database/transaction.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { LostVotes } from '../lost-votes/lost-votes.sweep.js';

let app: TestApp;
let contestId: string;
let loved: ContestEntry;
let unloved: ContestEntry;
let owner: Client;
let moderator: Client;

const TEXTS = ['vote-link', 'vote-entry-gone', 'vote-lost', 'vote-entry-back'] as const;

/** Two entries that left the contest. The voters of one of them were told, and moved their votes; the other one had none. */
beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  moderator = client(app).as(await createModerator(app));
  ({ id: contestId } = await openVoting(app));
  const enter = (name: string) =>
    createEntry(app, { name, email: `${name.toLowerCase()}@visitor.example`, status: 'approved' });
  [loved, unloved] = [await enter('Loved'), await enter('Unloved')];
  const other = await enter('Other');
  const cookies: string[] = [];
  for (let voter = 0; voter < 3; voter++) {
    const token = await createVoteLink(app, loved);
    cookies.push((await client(app).post('/api/contest/votes/confirm', { token })).cookie);
  }
  await app.dataSource.query(
    `with gone as (update contest_entries set status = 'pending' where id = any($1) returning id)
     insert into entry_events (entry_id, action, from_status, to_status) select id, 'disapprove', 'approved', 'pending' from gone`,
    [[loved.id, unloved.id]],
  );
  const lost = new LostVotes(app.dataSource, app.get(MailingService), app.get(AuditLog));
  await lost.emailVoters();
  await app.dataSource.query(`update lost_votes set lost_at = lost_at - interval '61 minutes'`);
  await lost.emailVoters();
  const vote = { entryId: other.id, language: 'en', isAdult: true };
  const moved = await client(app).with({ cookie: cookies[0] }).put('/api/contest/my-vote', vote);
  expect(moved.status).toBe(200);
  await queueEach();
});
afterAll(() => app.close());

/** A vote cannot have all of them at once. */
async function queueEach(): Promise<void> {
  const contestTitle = 'Loved';
  await inTransaction(app.dataSource, async (tx) => {
    for (const template of TEXTS)
      await app.get(MailingService).queueEmail(tx, {
        template: emails.find(({ name }) => name === template) as EmailTemplate,
        to: 'voter@visitor.example',
        payload: { contestTitle, link: 'https://songs.example/vote/confirm#loved', entryName: loved.name },
        language: 'en',
        contestId,
      });
  });
}

/** What the console answers about an entry, without what names the entry itself. */
const QUESTIONS: Array<[what: string, ask: (entry: ContestEntry, staff: Client) => Promise<Answer>]> = [
  ['the entry', ({ id }, staff) => staff.get(`/api/admin/entries/${id}`)],
  ['its history', ({ id }, staff) => staff.get(`/api/admin/entries/${id}/events`)],
  ['related entries', ({ id }, staff) => staff.get(`/api/admin/entries/${id}/related`)],
  ['its emails', ({ name }, staff) => staff.get('/api/admin/emails', { filter: { q: name } })],
  ['its deletion without the password', ({ id }, staff) => staff.delete(`/api/admin/entries/${id}`)],
];

// @trust votes-unseen
test.each(QUESTIONS)('%s is the same with votes and without', async (_, ask) => {
  for (const staff of [owner, moderator]) {
    const [withVotes, without] = [await ask(loved, staff), await ask(unloved, staff)];
    const bare = (body: string, { id, slug, videoId }: ContestEntry) =>
      body
        .replaceAll(id, 'ID')
        .replaceAll(slug, 'SLUG')
        .replaceAll(videoId, 'VIDEO')
        .replaceAll(/unloved|loved/gi, 'NAME')
        .replaceAll(/"(version|at|submittedAt|updatedAt)":"[^"]*"/g, '');
    expect([withVotes.status, bare(withVotes.text, loved)]).toEqual([
      without.status,
      bare(without.text, unloved),
    ]);
  }
});

// @trust votes-unseen
test.each(TEXTS)(
  'the preview of the email %s is of a sample, whether or not one was sent',
  async (template) => {
    const url = `/api/admin/email-texts/${template}_${contestId}`;
    const { texts, textsMalayalam } = (await owner.get(url)).body as {
      texts: object;
      textsMalayalam: object;
    };
    const sent = await app.dataSource.query<unknown[]>(`select from outgoing_emails where template = $1`, [
      template,
    ]);
    expect(sent).not.toEqual([]);
    const preview = await owner.post(`${url}/preview`, { texts, textsMalayalam });
    expect(preview.body).toMatchObject({ isSample: true });
  },
);

/** Where acts are listed. */
const LISTS = ['/api/admin/audit', '/api/admin/audit/export'];

// @trust votes-unseen
test.each(
  LISTS.flatMap((path) =>
    [{ action: ['vote.cast'] }, { subjectKind: ['vote'] }].map((filter) => [path, filter] as const),
  ),
)('%s has no act of a vote with the filter %j until the result is certified', async (path, filter) => {
  const [act] = await app.dataSource.query<[{ id: string; subjectId: string }]>(
    `select id, subject_id as "subjectId" from audit_log where action = 'vote.cast' limit 1`,
  );
  const one = `/api/admin/audit/${act.id}`;
  const before = await owner.get(path, { filter });
  expect([before.status, before.text.includes(act.subjectId)]).toEqual([200, false]);
  if (path === LISTS[0]) expect(before.range).toMatch(/\/0$/);
  expect((await owner.get(one)).status).toBe(404);
  await app.dataSource.query('update contests set certified_at = site_now() where id = $1', [contestId]);
  expect((await owner.get(path, { filter })).text).toContain(act.subjectId);
  expect((await owner.get(one)).status).toBe(200);
  await app.asSuperuser(`set session_replication_role = replica; update contests set certified_at = null`);
});
