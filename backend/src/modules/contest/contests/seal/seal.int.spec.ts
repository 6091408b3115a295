import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry, currentContest } from '../../../../../test/factories/contest.js';
import { createVoteLink, openVoting } from '../../../../../test/factories/voting.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { AuditSealer } from '../../../audit/seals/audit-sealer.js';
import { verifyChains } from '../../../audit/seals/verify-seals.js';

const SLUG = 'cover-song-contest-2025';

let app: TestApp;
let sealer: AuditSealer;
let contestId: string;

beforeAll(async () => {
  app = await createTestApp();
  // Not the worker's, which would seal between the steps of a test.
  sealer = new AuditSealer(app.dataSource, app.get(ChangeTopics));
  ({ id: contestId } = await openVoting(app));
});
afterAll(() => app.close());

async function read(slug = SLUG) {
  const { status, headers, text } = await client(app).get(`/api/contests/${slug}/seal`);
  return { status, cache: headers['cache-control'], etag: headers.etag, body: text };
}

const lastDay = async () =>
  (await verifyChains(app.dataSource)).find((chain) => chain.contestId === contestId)?.head;

/** Lets the days of the chain be a day earlier, as the next day. */
const nextDay = () =>
  app.asSuperuser(`set session_replication_role = replica;
    update audit_seals set day = day - 1 where day is not null; reset session_replication_role`);

// @trust audit-seals
test('the head of a contest is public, stays the same during a day whatever is done, and changes with the day', async () => {
  const none = await read();
  expect({ ...none, etag: null }).toEqual({
    status: 200,
    cache: 'no-cache',
    etag: null,
    body: JSON.stringify({ head: null }),
  });

  await sealer.run();
  const first = await read();
  const { day, hash } = (await lastDay())!;
  expect(JSON.parse(first.body)).toEqual({ head: { day, hash, line: `paattu/${SLUG} ${day} ${hash}` } });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);

  const entry = await createEntry(app, { slug: 'asha', status: 'approved' });
  const token = await createVoteLink(app, entry);
  expect((await client(app).post('/api/contest/votes/confirm', { token })).status).toBe(200);
  await app.get(AuditLog).record(app.dataSource.manager, {
    action: 'entry.approve',
    actorId: null,
    subjectId: entry.id,
    contestId,
    data: { from: 'pending', to: 'approved' },
  });
  await sealer.run();
  expect(await read()).toEqual(first);

  await nextDay();
  await sealer.run();
  const next = await lastDay();
  expect(next?.hash).not.toBe(hash);
  expect(JSON.parse((await read()).body)).toMatchObject({ head: next });
});

test('a contest that is not announced has the answer of one that does not exist', async () => {
  const { id: _id, ...contest } = await currentContest(app);
  await app.dataSource.manager.insert('Contest', {
    ...contest,
    id: randomUUID(),
    slug: 'later',
    announceAt: new Date('2098-06-15T00:00:00Z'),
    opensAt: new Date('2098-06-17T00:00:00Z'),
    closesAt: new Date('2098-08-01T00:00:00Z'),
    votingOpensAt: new Date('2098-08-01T00:00:00Z'),
    votingClosesAt: new Date('2098-08-16T00:00:00Z'),
    winnerAt: new Date('2098-08-16T00:00:00Z'),
  });
  const [hidden, unknown] = [await read('later'), await read('no-such-contest')];
  expect(hidden.status).toBe(404);
  expect(hidden).toEqual(unknown);
});
