import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { createEntry, someAddress } from '../../../../../test/factories/contest.js';
import { accessTokenOf, createModerator, createUser } from '../../../../../test/factories/users.js';
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
let owner: { authorization: string };
let moderator: { authorization: string };

const TEXTS = ['vote-link', 'vote-entry-gone', 'vote-lost', 'vote-entry-back'] as const;

/** Two entries that left the contest. The voters of one of them were told, and moved their votes; the other one had none. */
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  owner = { authorization: `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}` };
  moderator = { authorization: `Bearer ${await accessTokenOf(app, await createModerator(app))}` };
  ({ id: contestId } = await openVoting(app));
  const enter = (name: string) =>
    createEntry(app, { name, email: `${name.toLowerCase()}@visitor.example`, status: 'approved' });
  [loved, unloved] = [await enter('Loved'), await enter('Unloved')];
  const other = await enter('Other');
  const cookies: string[] = [];
  for (let voter = 0; voter < 3; voter++) {
    const token = await createVoteLink(app, loved);
    const answer = await send('POST', '/api/contest/votes/confirm', someAddress(), { token });
    cookies.push(
      [answer.headers['set-cookie']]
        .flat()
        .map((cookie) => String(cookie).split(';')[0])
        .join('; '),
    );
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
  const moved = await send('PUT', '/api/contest/my-vote', { ...someAddress(), cookie: cookies[0] }, vote);
  expect(moved.statusCode).toBe(200);
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

function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: object) {
  return app.api.inject({
    method,
    url,
    headers: headers as Record<string, string>,
    ...(payload && { payload }),
  });
}

const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What the console answers about an entry, without what names the entry itself. */
const QUESTIONS: Array<[what: string, ask: (entry: ContestEntry, staff: object) => ReturnType<typeof send>]> =
  [
    ['the entry', ({ id }, staff) => send('GET', `/api/admin/entries/${id}`, staff)],
    ['its history', ({ id }, staff) => send('GET', `/api/admin/entries/${id}/events`, staff)],
    ['related entries', ({ id }, staff) => send('GET', `/api/admin/entries/${id}/related`, staff)],
    ['its emails', ({ name }, staff) => send('GET', `/api/admin/emails?${filtered({ q: name })}`, staff)],
    [
      'its deletion without the password',
      ({ id }, staff) => send('DELETE', `/api/admin/entries/${id}`, staff),
    ],
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
    expect([withVotes.statusCode, bare(withVotes.body, loved)]).toEqual([
      without.statusCode,
      bare(without.body, unloved),
    ]);
  }
});

// @trust votes-unseen
test.each(TEXTS)(
  'the preview of the email %s is of a sample, whether or not one was sent',
  async (template) => {
    const url = `/api/admin/email-texts/${template}_${contestId}`;
    const { texts, textsMalayalam } = (await send('GET', url, owner)).json<{
      texts: object;
      textsMalayalam: object;
    }>();
    const sent = await app.dataSource.query<unknown[]>(`select from outgoing_emails where template = $1`, [
      template,
    ]);
    expect(sent).not.toEqual([]);
    const preview = await send('POST', `${url}/preview`, owner, { texts, textsMalayalam });
    expect(preview.json()).toMatchObject({ isSample: true });
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
  const url = `${path}?${filtered(filter)}`;
  const one = `/api/admin/audit/${act.id}`;
  const before = await send('GET', url, owner);
  expect([before.statusCode, before.body.includes(act.subjectId)]).toEqual([200, false]);
  if (path === LISTS[0]) expect(before.headers['content-range']).toMatch(/\/0$/);
  expect((await send('GET', one, owner)).statusCode).toBe(404);
  await app.dataSource.query('update contests set certified_at = site_now() where id = $1', [contestId]);
  expect((await send('GET', url, owner)).body).toContain(act.subjectId);
  expect((await send('GET', one, owner)).statusCode).toBe(200);
  await app.asSuperuser(`set session_replication_role = replica; update contests set certified_at = null`);
});
