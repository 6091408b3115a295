import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client } from '../../test/client.js';
import { createEntry, currentContest, versionSeen } from '../../test/factories/contest.js';
import { clearResults, STAGES } from '../../test/factories/stages.js';
import { createModerator, createUser } from '../../test/factories/users.js';
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
let owner: Client;
let moderator: Client;
let publicPaths: string[];

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  moderator = client(app).as(await createModerator(app));
  const { paths } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
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
  await owner.post(url);
  return { id, state: async () => (await owner.get<{ state: string }>(url)).body.state };
}

async function createReadMessage(): Promise<Subject> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into contact_messages (name, email, subject, message, read_at)
     values ('Asha', 'asha@visitor.example', 'A song', 'Loved it.', site_now()) returning id`,
  );
  const message = () => owner.get<{ readAt: string | null }>(`/api/admin/messages/${id}`);
  return { id, state: async () => (await message()).body.readAt !== null };
}

async function send(route: string, id: string, sender: Client) {
  const [method, path] = route.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const entry = await app.dataSource.manager.findOneBy(ContestEntry, { id });
  const isDecision = path.startsWith('/api/admin/entries/') && !path.endsWith('/proof') && entry;
  const payload = isDecision ? { status: entry.status, version: await versionSeen(app, id) } : undefined;
  return sender.send(method, path.replace('{id}', id), payload);
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
    const { status, text } = await client(app).get(url);
    answers[url] = `${status} ${text.replace(/"serverNow":"[^"]*"/, '')}`;
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
      expect([done.status >= 400, done.text]).toEqual([isRefused, done.text]);
      if (isRefused) {
        expect(done.code).toBe('DISAPPROVAL_IS_OWNERS');
        expect([await state(), await readAnswers(id)]).toEqual(before);
        return;
      }
      let undone = await send(undo, id, moderator);
      // From the opening of voting on, the owner undoes what a moderator has approved, and brings back what the owner took out.
      if (undone.status === 403) undone = await send(undo, id, owner);
      expect([undone.status < 300, undone.text]).toEqual([true, undone.text]);
      const restored = [await state(), await readAnswers(id)];

      if (after === undefined) return expect(restored).toEqual(before);
      await send(after, id, owner);
      expect([await state(), await readAnswers(id)]).toEqual(before);
      if ((await send(undo, id, moderator)).status === 403) await send(undo, id, owner);
      expect(restored).toEqual([await state(), await readAnswers(id)]);
    },
  );
});
