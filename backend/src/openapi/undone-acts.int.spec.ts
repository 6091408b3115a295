import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { createEntry, currentContest, someAddress, versionSeen } from '../../test/factories/contest.js';
import { clearResults, STAGES } from '../../test/factories/stages.js';
import { accessTokenOf, createModerator, createUser } from '../../test/factories/users.js';
import { ACTS, OF_MODERATORS } from '../../test/irrevocable-acts.js';
import { ChangeTopics } from '../infra/changes/change-topics.js';
import { ContestEntry } from '../modules/contest/entries/contest-entry.entity.js';

interface Subject {
  id: string;
  /** In which an undone act leaves it, for staff. */
  state: () => Promise<unknown>;
}

/** What an act is done to. `after`, an act of the owner without which the undo would have been done to the same. */
const SUBJECTS: Record<string, { create: () => Promise<Subject>; after?: string }> = {
  'POST /api/admin/entries/{id}/approve': { create: () => createSubject('pending') },
  'POST /api/admin/entries/{id}/disapprove': { create: () => createSubject('approved') },
  // A decision instead: it gives what it would have given without the rejection.
  'POST /api/admin/entries/{id}/reject': {
    create: () => createSubject('pending'),
    after: 'POST /api/admin/entries/{id}/disapprove',
  },
  'DELETE /api/admin/entries/{id}/proof': { create: createAskedProof },
  'DELETE /api/admin/messages/{id}/read': { create: createReadMessage },
};

let app: TestApp;
let owner: string;
let moderator: string;
let publicPaths: string[];

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  owner = `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}`;
  moderator = `Bearer ${await accessTokenOf(app, await createModerator(app))}`;
  const { paths } = (await app.api.inject('/api/openapi.json')).json<OpenAPIObject>();
  publicPaths = Object.entries(paths).flatMap(([path, { get }]) =>
    /^\/api\/(contest|entries)/.test(path) && (get as { 'x-access'?: string })?.['x-access'] === 'everyone'
      ? [path]
      : [],
  );
});

beforeEach(async () => {
  await clearResults(app);
  await app.asSuperuser('set session_replication_role = replica; truncate contest_entries cascade');
});

afterAll(() => app.close());

async function createSubject(status: 'pending' | 'approved'): Promise<Subject> {
  const { id } = await createEntry(app, { status, name: 'Anjali Nair' });
  const state = async () => (await app.dataSource.manager.findOneByOrFail(ContestEntry, { id })).status;
  return { id, state };
}

async function createAskedProof(): Promise<Subject> {
  const { id } = await createSubject('approved');
  const url = `/api/admin/entries/${id}/proof`;
  await app.api.inject({ method: 'POST', url, headers: { ...someAddress(), authorization: owner } });
  const proof = () => app.api.inject({ url, headers: { authorization: owner } });
  return { id, state: async () => (await proof()).json<{ state: string }>().state };
}

async function createReadMessage(): Promise<Subject> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into contact_messages (name, email, subject, message, read_at)
     values ('Asha', 'asha@visitor.example', 'A song', 'Loved it.', site_now()) returning id`,
  );
  const message = () =>
    app.api.inject({ url: `/api/admin/messages/${id}`, headers: { authorization: owner } });
  return { id, state: async () => (await message()).json<{ readAt: string | null }>().readAt !== null };
}

async function send(route: string, id: string, authorization: string) {
  const [method, path] = route.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const entry = await app.dataSource.manager.findOneBy(ContestEntry, { id });
  const payload = path.startsWith('/api/admin/entries/') && !path.endsWith('/proof') && entry;
  return app.api.inject({
    method,
    url: path.replace('{id}', id),
    headers: { ...someAddress(), authorization },
    ...(payload && { payload: { status: entry.status, version: await versionSeen(app, id) } }),
  });
}

/** What visitors read of the contest and the entry. The acts themselves are public, and stay. */
async function readAnswers(id: string): Promise<Record<string, string>> {
  const [entry, contest] = [
    await app.dataSource.manager.findOneBy(ContestEntry, { id }),
    await currentContest(app),
  ];
  const answers: Record<string, string> = {};
  for (const path of publicPaths.filter((each) => !each.endsWith('audit-after.jsonl'))) {
    const url = path
      .replace('entries/{slug}', `entries/${entry?.slug ?? 'none'}`)
      .replace('{slug}', contest.slug)
      .replace('{version}', '1')
      .replace('{number}', '1')
      .replace('{id}', id);
    const { statusCode, body } = await app.api.inject({ url, headers: someAddress() });
    answers[url] = `${statusCode} ${body.replace(/"serverNow":"[^"]*"/, '')}`;
  }
  return answers;
}

test('each act of a moderator that names the route of its undo is done and undone', () => {
  const undone = Object.entries(ACTS).filter(
    ([, [access, end]]) => OF_MODERATORS.includes(access) && end.includes(' '),
  );
  expect(Object.keys(SUBJECTS).sort()).toEqual(undone.map(([route]) => route).sort());
});

const ALL_STAGES = Object.entries(STAGES);

// @trust irrevocable-acts
describe.each(ALL_STAGES)('%s', (_, { go, mayModerator }) => {
  test.each(Object.entries(SUBJECTS))(
    '%s: its undo brings back what visitors read',
    async (route, { create, after }) => {
      const { id, state } = await create();
      const winner = await createEntry(app, { status: 'approved', name: 'Devi Menon' });
      const isApproved =
        (await app.dataSource.manager.findOneBy(ContestEntry, { id }))?.status === 'approved';
      await go(app, winner.contestId, isApproved ? id : winner.id);
      await app.get(ChangeTopics).publish('entries');
      const before = [await state(), await readAnswers(id)];
      const undo = ACTS[route]![1];

      const done = await send(route, id, moderator);
      const isRefused = !mayModerator && route.endsWith('/disapprove');
      expect([done.statusCode >= 400, done.body]).toEqual([isRefused, done.body]);
      if (isRefused) {
        expect(done.json<{ code: string }>().code).toBe('DISAPPROVAL_IS_OWNERS');
        expect([await state(), await readAnswers(id)]).toEqual(before);
        return;
      }
      let undone = await send(undo, id, moderator);
      // From the opening of voting on, the owner undoes what a moderator has approved, and brings back what the owner took out.
      if (undone.statusCode === 403) undone = await send(undo, id, owner);
      expect([undone.statusCode < 300, undone.body]).toEqual([true, undone.body]);
      const restored = [await state(), await readAnswers(id)];

      if (after === undefined) return expect(restored).toEqual(before);
      await send(after, id, owner);
      expect([await state(), await readAnswers(id)]).toEqual(before);
      if ((await send(undo, id, moderator)).statusCode === 403) await send(undo, id, owner);
      expect(restored).toEqual([await state(), await readAnswers(id)]);
    },
  );
});
