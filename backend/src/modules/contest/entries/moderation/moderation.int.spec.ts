import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, randomVideoId, versionSeen } from '../../../../../test/factories/contest.js';
import { clearResults, STAGES } from '../../../../../test/factories/stages.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { createModerator, createUser } from '../../../../../test/factories/users.js';
import { inTransaction } from '../../../../database/transaction.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import { OutgoingEmail } from '../../../mailing/outgoing-email.entity.js';
import type { User } from '../../../auth/user.entity.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';

let app: TestApp;
let owner: User;
let entries: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  entries = client(app).as(owner).at('/api/admin/entries');
});

afterAll(() => app.close());

/** Of no entry, any. */
const versionOf = (path: string) => versionSeen(app, path.split('/')[1]!).catch(() => '0123456789abcdef');

/** A decision has the version of the entry as it is now, unless the payload has one. */
async function act(method: 'GET' | 'POST' | 'DELETE', path: string, decision?: object) {
  const payload = method === 'POST' && decision ? { version: await versionOf(path), ...decision } : decision;
  return entries.send(method, path, payload);
}

function readEvents(entryId: string): Promise<EntryEvent[]> {
  return app.dataSource.manager.find(EntryEvent, { where: { entryId }, order: { id: 'ASC' } });
}

function readEmails(entryId: string): Promise<OutgoingEmail[]> {
  return app.dataSource.manager.findBy(OutgoingEmail, { entryId });
}

test.each([
  ['POST', '/approve'],
  ['POST', '/reject'],
  ['POST', '/disapprove'],
  ['DELETE', ''],
] as const)(
  '%s …%s is accepted for a hundred entries at once, and again within the minute',
  async (method, path) => {
    const { id } = await createEntry(app, { status: 'pending' });
    const response = await entries.send(method, `/${id}${path}`);
    expect(response.headers['ratelimit-limit']).toBe('600');
  },
);

describe('a legal transition', () => {
  test.each([
    ['pending', 'approve', 'approved', 'entry-approved'],
    ['pending', 'reject', 'rejected', 'entry-rejected'],
    ['approved', 'disapprove', 'pending', 'entry-returned'],
    ['rejected', 'approve', 'approved', 'entry-approved'],
  ] as const)('%s: %s makes it %s and emails %s', async (from, action, to, template) => {
    const email = `${randomVideoId().toLowerCase()}@visitor.example`;
    const submittedAt = new Date('2025-06-20T10:00:00Z');
    const entry = await createEntry(app, { status: from, email, submittedAt, updatedAt: submittedAt });
    const { status, body } = await act('POST', `/${entry.id}/${action}`, { status: from });
    const row = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: entry.id });
    expect([status, row.status]).toEqual([200, to]);
    expect(row.updatedAt.getTime()).toBeGreaterThan(submittedAt.getTime());
    expect(body).toEqual({
      id: entry.id,
      slug: row.slug,
      contestId: entry.contestId,
      contestTitle: 'Cover Song Contest 2025',
      name: entry.name,
      email,
      isAddressProved: false,
      doEmailsComeBack: false,
      language: 'en',
      videoId: entry.videoId,
      youtubeUrl: entry.youtubeUrl,
      aiRule: null,
      aiUse: null,
      aiNote: null,
      status: to,
      isOwners: false,
      isApprovalOwners: false,
      viewCount: 0,
      viewsRefreshedAt: null,
      viewsError: null,
      photoUrl: `/api/contest/entries/${entry.id}/photo`,
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      submittedAt: submittedAt.toISOString(),
      video: null,
      revision: null,
      unansweredMessages: 0,
      updatedAt: row.updatedAt.toISOString(),
    });
    expect(await readEvents(entry.id)).toMatchObject([
      { actorId: owner.id, action, fromStatus: from, toStatus: to },
    ]);
    expect(await emailsTo(app, email)).toMatchObject([
      {
        template,
        entryId: entry.id,
        payload: {
          name: entry.name,
          youtubeUrl: entry.youtubeUrl,
          contestTitle: 'Cover Song Contest 2025',
          ...(to === 'approved' && { entrySlug: row.slug }),
        },
      },
    ]);
  });
});

describe('an illegal transition', () => {
  test.each([
    [
      'approved',
      'approve',
      'The entry is approved now. Only entries that are pending or rejected can be approved.',
    ],
    ['approved', 'reject', 'The entry is approved now. Only entries that are pending can be rejected.'],
    ['rejected', 'reject', 'The entry is rejected now. Only entries that are pending can be rejected.'],
    [
      'rejected',
      'disapprove',
      'The entry is rejected now. Only entries that are approved can be disapproved.',
    ],
    [
      'withdrawn',
      'approve',
      'The entry is withdrawn now. Only entries that are pending or rejected can be approved.',
    ],
    ['pending', 'disapprove', 'The entry is pending now. Only entries that are approved can be disapproved.'],
  ] as const)('%s: %s is a 409 and changes nothing', async (from, action, message) => {
    const entry = await createEntry(app, { status: from });
    expect(await act('POST', `/${entry.id}/${action}`, { status: from })).toEqual({
      status: 409,
      body: { code: 'INVALID_TRANSITION', message },
    });
    expect(await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: entry.id })).toEqual(entry);
    expect([await readEvents(entry.id), await readEmails(entry.id)]).toEqual([[], []]);
  });

  test.each(['approve', 'reject', 'disapprove'])('%s of an unknown entry is a 404', async (action) => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await act('POST', `/${unknown}/${action}`, { status: 'pending' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('a rejected entry cannot be approved when its video was entered again', async () => {
    const rejected = await createEntry(app, { status: 'rejected' });
    await createEntry(app, { videoId: rejected.videoId });
    expect(await act('POST', `/${rejected.id}/approve`, { status: 'rejected' })).toEqual({
      status: 409,
      body: { code: 'DUPLICATE_VIDEO', message: 'This video has already been entered in the contest.' },
    });
    expect([await readEvents(rejected.id), await readEmails(rejected.id)]).toEqual([[], []]);
  });
});

describe('at once', () => {
  // @trust two-decisions
  test.each([
    ['pending', 'approve'],
    ['pending', 'reject'],
    ['approved', 'disapprove'],
    ['rejected', 'approve'],
  ] as const)('of four moderators on a %s entry one can %s it', async (status, action) => {
    const entry = await createEntry(app, { status });
    const results = await Promise.all(
      Array.from({ length: 4 }, () => act('POST', `/${entry.id}/${action}`, { status })),
    );
    expect(results.map((result) => result.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await readEvents(entry.id)).toMatchObject([{ action, fromStatus: status }]);
    expect(await readEmails(entry.id)).toHaveLength(1);
  });

  test('different concurrent transitions apply in turn, each from the status that the one before left', async () => {
    for (let round = 0; round < 5; round++) {
      const entry = await createEntry(app);
      const decisions = [
        ['reject', 'pending'],
        ['approve', 'pending'],
        ['approve', 'rejected'],
        ['disapprove', 'approved'],
        ['reject', 'pending'],
      ] as const;
      const results = await Promise.all(
        decisions.map(([action, status]) => act('POST', `/${entry.id}/${action}`, { status })),
      );
      const events = await readEvents(entry.id);
      const { status } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: entry.id });
      expect(events).toHaveLength(results.filter((result) => result.status === 200).length);
      expect(await readEmails(entry.id)).toHaveLength(events.length);
      expect(events.map(({ fromStatus }) => fromStatus)).toEqual([
        'pending',
        ...events.slice(0, -1).map(({ toStatus }) => toStatus),
      ]);
      expect(events.at(-1)?.toStatus).toBe(status);
    }
  });

  // @trust two-decisions
  test('after concurrent decisions the count of the gallery matches its entries', async () => {
    const statuses: EntryStatus[] = ['pending', 'approved', 'approved', 'rejected', 'pending', 'approved'];
    const entries = await Promise.all(statuses.map((status) => createEntry(app, { status })));
    const decisions = entries.flatMap(({ id }) => [
      act('POST', `/${id}/approve`, { status: 'pending' }),
      act('POST', `/${id}/disapprove`, { status: 'approved' }),
      act('POST', `/${id}/reject`, { status: 'pending' }),
    ]);
    const deletions = entries.slice(0, 2).map(({ id }) => act('DELETE', `/${id}`));
    await Promise.all([...decisions, ...deletions]);
    await createEntry(app, { status: 'approved' });

    const gallery = await client(app).get('/api/contest/entries?limit=100');

    const approved = await app.dataSource.manager.countBy(ContestEntry, { status: 'approved' });
    expect(gallery.body).toHaveLength(approved);
    expect(gallery.headers['content-range']).toBe(`entries 0-${approved - 1}/${approved}`);
  });
});

test('an approval and its return to pending show in the public list at once', async () => {
  const entry = await createEntry(app);
  const listed = async () => {
    const rows = (await client(app).get<Array<{ id: string }>>('/api/contest/entries?limit=100')).body;
    return rows.some(({ id }) => id === entry.id);
  };
  expect(await listed()).toBe(false);
  await act('POST', `/${entry.id}/approve`, { status: 'pending' });
  expect(await listed()).toBe(true);
  await act('POST', `/${entry.id}/disapprove`, { status: 'approved' });
  expect(await listed()).toBe(false);
  await act('POST', `/${entry.id}/approve`, { status: 'pending' });
  await act('DELETE', `/${entry.id}`);
  expect(await listed()).toBe(false);
});

test('the history lists transitions and emails, and of a deleted entry the transitions', async () => {
  const entry = await createEntry(app);
  await act('POST', `/${entry.id}/reject`, { status: 'pending' });
  await act('POST', `/${entry.id}/approve`, { status: 'rejected' });
  const { status, body } = await act('GET', `/${entry.id}/events`);
  const noReason = { reason: null, reasonMalayalam: null, sentence: null, aiUse: null };
  const none = { action: null, fromStatus: null, toStatus: null, ...noReason, actor: null };
  const decision = {
    kind: 'moderation',
    ...noReason,
    actor: owner.email,
    emailId: null,
    template: null,
    emailLabel: null,
    emailStatus: null,
    emailDelivery: null,
  };
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
  const email = {
    at,
    kind: 'email',
    ...none,
    emailId: expect.any(String),
    emailStatus: 'queued',
    emailDelivery: null,
  };
  expect(status).toBe(200);
  const [rejected, approved] = [
    { ...decision, at, action: 'reject', fromStatus: 'pending', toStatus: 'rejected' },
    { ...decision, at, action: 'approve', fromStatus: 'rejected', toStatus: 'approved' },
  ];
  expect(body).toEqual([
    rejected,
    { ...email, template: 'entry-rejected', emailLabel: 'entry rejected' },
    approved,
    { ...email, template: 'entry-approved', emailLabel: 'entry approved' },
  ]);
  await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, entry.id, 'entrant'));
  expect((await act('GET', `/${entry.id}/events`)).body).toEqual([
    rejected,
    approved,
    { ...decision, at, actor: null, action: 'delete', fromStatus: 'approved', toStatus: null },
  ]);
  expect(await act('GET', '/00000000-0000-4000-8000-000000000000/events')).toMatchObject({ status: 404 });
});

test('moderation is only for the owner', async () => {
  const { id } = await createEntry(app);
  const visitor = client(app).as(await createUser(app, { verified: true }));
  const routes = [
    ['GET', ''],
    ['GET', '/status-counts'],
    ['GET', `/${id}`],
    ['GET', `/${id}/events`],
    ['POST', `/${id}/approve`],
    ['POST', `/${id}/reject`],
    ['POST', `/${id}/disapprove`],
    ['POST', `/${id}/refresh-views`],
    ['DELETE', `/${id}`],
  ] as const;
  for (const [method, path] of routes) {
    const url = `/api/admin/entries${path}`;
    const statuses = [(await client(app).send(method, url)).status, (await visitor.send(method, url)).status];
    expect([path, ...statuses]).toEqual([path, 401, 403]);
  }
});

describe('a decision with the status that the owner saw', () => {
  test('applies when the entry still has it', async () => {
    const entry = await createEntry(app, { status: 'rejected' });
    const { status, body } = await act('POST', `/${entry.id}/approve`, { status: 'rejected' });
    expect([status, body.status]).toEqual([200, 'approved']);
  });

  test('is a 409 without effect when the entry has another one', async () => {
    const entry = await createEntry(app, { status: 'rejected' });
    expect(await act('POST', `/${entry.id}/approve`, { status: 'pending' })).toMatchObject({
      status: 409,
      body: { code: 'ENTRY_CHANGED', message: 'This entry has been changed: it is rejected now.' },
    });
    expect(await readEvents(entry.id)).toEqual([]);
    expect(await readEmails(entry.id)).toEqual([]);
  });

  test.each([
    ['pending', 'approve', { name: 'Nila' }],
    ['pending', 'reject', { videoId: randomVideoId() }],
    ['approved', 'disapprove', { name: 'Nila' }],
    ['pending', 'approve', { photoKey: 'contest-submissions/contest-images/another.jpg' }],
  ] as const)(
    'is a 409 without effect when the entrant has changed a %s entry before the %s',
    async (status, action, change) => {
      const entry = await createEntry(app, { status });
      const seen = (await act('GET', `/${entry.id}`)).body;
      await app.dataSource.manager.update(ContestEntry, { id: entry.id }, change);
      const decision = { status, version: seen.version };
      expect(await act('POST', `/${entry.id}/${action}`, decision)).toEqual({
        status: 409,
        body: {
          code: 'ENTRY_CHANGED',
          message: 'The entrant has changed this entry. Please look at it again.',
        },
      });
      expect([await readEvents(entry.id), await readEmails(entry.id)]).toEqual([[], []]);
      const { version } = (await act('GET', `/${entry.id}`)).body;
      expect((await act('POST', `/${entry.id}/${action}`, { status, version })).status).toBe(200);
    },
  );

  test('is a 409 of the transition when the status does not allow it', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    expect(await act('POST', `/${entry.id}/reject`, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  // @trust two-decisions
  test('of two different ones at the same moment, one applies', async () => {
    for (let round = 0; round < 10; round++) {
      const entry = await createEntry(app);
      const answers = await Promise.all([
        act('POST', `/${entry.id}/approve`, { status: 'pending' }),
        act('POST', `/${entry.id}/reject`, { status: 'pending' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await readEvents(entry.id)).toHaveLength(1);
      expect(await readEmails(entry.id)).toHaveLength(1);
    }
  });

  test.each(['approve', 'reject', 'disapprove'])('must name what a %s is about', async (action) => {
    const { id } = await createEntry(app, { status: action === 'disapprove' ? 'approved' : 'pending' });
    const { status } = (await act('GET', `/${id}`)).body;
    for (const body of [{ version: undefined }, { version: null }, { version: '0123' }])
      expect((await act('POST', `/${id}/${action}`, { status, ...body })).status).toBe(400);
    expect(await readEvents(id)).toEqual([]);
  });

  test('must name that status', async () => {
    const { id } = await createEntry(app);
    for (const body of [undefined, {}, { status: null }, { status: 'deleted' }])
      expect((await act('POST', `/${id}/approve`, body)).status).toBe(400);
    expect((await act('POST', `/${id}/approve`, { status: 'pending', viewCount: 5 })).status).toBe(400);
    expect((await act('POST', `/${id}/approve`, { status: 'pending', version: 5 })).status).toBe(400);
    expect(await readEvents(id)).toEqual([]);
  });
});

const ALL_STAGES = Object.entries(STAGES);

describe.each(ALL_STAGES)('%s', (_, { mayModerator, hasOffer = false, go }) => {
  beforeEach(() => clearResults(app));
  afterAll(() => clearResults(app));

  /** Takes the entry out as the owner, to this status. */
  async function takeOut(id: string, status: EntryStatus): Promise<void> {
    if (status === 'approved') return;
    await act('POST', `/${id}/disapprove`, { status: 'approved' });
    if (status === 'rejected') await act('POST', `/${id}/reject`, { status: 'pending' });
  }

  async function decide(id: string, action: string, status: EntryStatus, sender: Client) {
    const payload = { status, version: await versionSeen(app, id) };
    return (await sender.post(`/${id}/${action}`, payload)).body;
  }

  const createSender = async () => entries.as(await createModerator(app));

  // @trust disapproval-while-voting
  test.each([
    ['disapprove', 'approved', 'pending', 'DISAPPROVAL_IS_OWNERS'],
    ['reject', 'pending', 'rejected', 'DISAPPROVAL_IS_OWNERS'],
    ['approve', 'pending', 'approved', 'APPROVAL_IS_OWNERS'],
    ['approve', 'rejected', 'approved', 'APPROVAL_IS_OWNERS'],
  ] as const)(
    `${mayModerator ? 'a moderator can' : 'only the owner can'} %s an entry that was approved and that the owner has made %s`,
    async (action, seen, after, code) => {
      const moderator = await createSender();
      const entry = await createEntry(app, { status: 'approved' });
      await go(app, entry.contestId, entry.id);
      await takeOut(entry.id, seen);
      const { isOwners, isApprovalOwners } = (await act('GET', `/${entry.id}`)).body;
      expect(action === 'approve' ? isApprovalOwners : isOwners).toBe(!mayModerator);
      if (!mayModerator) {
        expect(await decide(entry.id, action, seen, moderator)).toMatchObject({ code });
        const { status } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: entry.id });
        expect(status).toBe(seen);
      }
      expect(await decide(entry.id, action, seen, mayModerator ? moderator : entries)).toMatchObject({
        status: after,
      });
    },
  );

  // @trust disapproval-while-voting
  test(`${hasOffer ? 'only the owner approves' : 'a moderator approves'} what a moderator returned to pending before voting opened`, async () => {
    const moderator = await createSender();
    const entry = await createEntry(app, { status: 'approved' });
    await openVoting(app, { sinceHours: -24, forHours: 48 });
    expect(await decide(entry.id, 'disapprove', 'approved', moderator)).toMatchObject({ status: 'pending' });
    await app.asSuperuser(
      `update entry_events set created_at = created_at - interval '90 days' where entry_id = '${entry.id}'`,
    );
    await go(app, entry.contestId, entry.id);
    expect((await act('GET', `/${entry.id}`)).body).toMatchObject({ isApprovalOwners: hasOffer });
    expect(await decide(entry.id, 'approve', 'pending', moderator)).toMatchObject(
      hasOffer ? { code: 'APPROVAL_IS_OWNERS' } : { status: 'approved' },
    );
  });

  test('a moderator approves an entry that the owner rejected and that was never approved', async () => {
    const moderator = await createSender();
    const winner = await createEntry(app, { status: 'approved' });
    await go(app, winner.contestId, winner.id);
    const { id } = await createEntry(app);
    await act('POST', `/${id}/reject`, { status: 'pending' });
    expect(await decide(id, 'approve', 'rejected', moderator)).toMatchObject({ status: 'approved' });
  });
});

test('while voting is open, a moderator rejects an entry that was never approved', async () => {
  const moderator = entries.as(await createModerator(app));
  await openVoting(app);
  const { id } = await createEntry(app);
  const payload = { status: 'pending', version: await versionSeen(app, id) };
  const answer = await moderator.post(`/${id}/reject`, payload);
  expect(answer.body).toMatchObject({ status: 'rejected', isOwners: false });
});
