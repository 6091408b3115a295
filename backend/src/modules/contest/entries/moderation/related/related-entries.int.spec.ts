import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, randomVideoId } from '../../../../../../test/factories/contest.js';
import { createModerator } from '../../../../../../test/factories/users.js';
import { EntryEvent } from '../../entry-event.entity.js';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createModerator(app));
});

afterAll(() => app.close());

async function related(id: string) {
  return owner.get<Array<{ id: string }>>(`/api/admin/entries/${id}/related`);
}

test('lists the entries of one mailbox or one video, with what was decided and why, and no others', async () => {
  const videoId = randomVideoId();
  const rejected = await createEntry(app, {
    email: 'tariq+2@gmail.com',
    status: 'rejected',
    submittedAt: new Date('2025-06-20T10:00:00Z'),
  });
  await app.dataSource.manager.insert(EntryEvent, {
    entryId: rejected.id,
    action: 'reject',
    sentence: 'Please sing Monsoon Letter.',
  });
  const sameVideo = await createEntry(app, {
    email: 'meera@visitor.example',
    status: 'withdrawn',
    videoId,
    submittedAt: new Date('2025-06-21T10:00:00Z'),
  });
  await createEntry(app, { email: 'other@gmail.com' });
  const { id } = await createEntry(app, { email: 't.a.r.i.q@googlemail.com', videoId });

  expect(await related(id)).toEqual({
    status: 200,
    body: [
      {
        id: sameVideo.id,
        name: sameVideo.name,
        email: 'meera@visitor.example',
        status: 'withdrawn',
        submittedAt: '2025-06-21T10:00:00.000Z',
        hasSameMailbox: false,
        hasSameVideo: true,
        decidedAt: null,
        reason: null,
        sentence: null,
      },
      {
        id: rejected.id,
        name: rejected.name,
        email: 'tariq+2@gmail.com',
        status: 'rejected',
        submittedAt: '2025-06-20T10:00:00.000Z',
        hasSameMailbox: true,
        hasSameVideo: false,
        decidedAt: expect.any(String),
        reason: null,
        sentence: 'Please sing Monsoon Letter.',
      },
    ],
  });
  expect((await related(sameVideo.id)).body.map((entry) => entry.id)).toEqual([id]);
  expect((await related('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
