import { basename } from 'node:path';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry, submitEntry, versionSeen } from '../../../../../test/factories/contest.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { announceResult } from '../../../../../test/factories/prize.js';
import { createEmail } from '../../../../../test/factories/emails.js';
import { createUser } from '../../../../../test/factories/users.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { WithdrawalsService } from './revisions/withdrawals.service.js';
import { EntryRevision } from './revisions/entry-revision.entity.js';
import type { VideoFlag } from '../videos/check/video-flags.js';
import { EntryVideo } from '../videos/entry-video.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const submit = async (email: string) => (await submitEntry(app, { fields: { email } })).body.id as string;

async function read(id: string): Promise<ContestEntry> {
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

describe('my entry', () => {
  // @trust entry-links
  test('shows the entry with its contest, all that happened and the emails, and nobody else', async () => {
    const { id } = (await submitEntry(app, { fields: { email: 'anjali@visitor.example' }, rulesVersion: 1 }))
      .body;
    const owner = await createUser(app, { owner: true });
    const approval = await client(app)
      .as(owner)
      .post(`/api/admin/entries/${id}/approve`, { status: 'pending', version: await versionSeen(app, id) });
    expect(approval.status).toBe(200);
    await app.get(WithdrawalsService).withdraw(id, 'anjali@visitor.example');
    await createEmail(app, { template: 'entry-approved', entryId: id, isTrial: true, texts: {} });
    const { videoId, youtubeUrl, slug, submittedAt, photoKey, withdrawnAt } = await read(id);

    const { status, headers, body } = await (await openEntry(app, id)).get(`/api/my-entry/${id}`);
    const at = expect.any(String);
    const unexplained = { reason: null, reasonMalayalam: null, sentence: null, changed: null, aiUse: null };
    const receipt = {
      text: expect.any(String),
      textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: 'en',
      method: 'stated',
      givenAt: submittedAt.toISOString(),
      rules: { contestSlug: 'cover-song-contest-2025', version: 1, sha256: expect.any(String) },
    };
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      id,
      name: 'Anjali Nair',
      email: 'anjali@visitor.example',
      newEmail: null,
      areEmailsOff: false,
      doEmailsComeBack: false,
      videoId,
      youtubeUrl,
      status: 'withdrawn',
      slug,
      submittedAt: submittedAt.toISOString(),
      viewCount: 0,
      viewsRefreshedAt: null,
      aiUse: null,
      aiNote: null,
      video: null,
      photoUrl: `/api/my-entry/${id}/photo?v=${photoKey!.split('/').at(-1)!.replace('.jpg', '')}`,
      contest: expect.objectContaining({ slug: 'cover-song-contest-2025', state: expect.any(String) }),
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      revision: null,
      hasOffer: false,
      hasResult: false,
      undoUntil: new Date(withdrawnAt!.getTime() + 24 * 3_600_000).toISOString(),
      consents: [
        { ...receipt, purpose: 'rules' },
        { ...receipt, purpose: 'publication' },
      ],
      history: [
        { at, action: 'submit', ...unexplained },
        { at, action: 'approve', ...unexplained },
        { at, action: 'withdraw', ...unexplained },
      ],
      emails: [
        { at, template: 'entry-received', delivery: 'waiting' },
        { at, template: 'entry-approved', delivery: 'waiting' },
        { at, template: 'entry-withdrawn', delivery: 'waiting' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  test('says of each email whether it was sent', async () => {
    const { id } = await createEntry(app);
    const states = [
      { status: 'queued' },
      { status: 'sending' },
      { status: 'sent', delivery: 'smtp' },
      { status: 'sent', delivery: 'kept' },
      { status: 'failed' },
      { status: 'suppressed' },
      { status: 'suppressed', suppressedFor: 'dead-address' },
    ] as const;
    for (const state of states) await createEmail(app, { template: 'entry-received', entryId: id, ...state });
    const { body } = await (await openEntry(app, id)).get(`/api/my-entry/${id}`);
    expect(body.emails.map(({ delivery }: { delivery: string }) => delivery)).toEqual([
      'waiting',
      'waiting',
      'sent',
      'kept',
      'failed',
      'opted-out',
      'dead-address',
    ]);
  });

  test('shows an act of a later release no more than a deletion', async () => {
    const { id } = await createEntry(app);
    await app.dataSource.query(
      `insert into entry_events (entry_id, action) values ($1, 'submit'), ($1, 'note'), ($1, 'delete')`,
      [id],
    );
    const { body } = await (await openEntry(app, id)).get(`/api/my-entry/${id}`);
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['submit']);
  });

  test('shows the result, its corrections and the prize in the order in which they happened', async () => {
    const { id, contestId } = await createEntry(app, { status: 'approved' });
    const hers = await openEntry(app, id);
    const shown = async () => {
      const { body } = await hers.get(`/api/my-entry/${id}`);
      const history = body.history as { action: string; reason: string | null }[];
      return [body.hasResult, history.map(({ action, reason }) => [action, reason])];
    };
    await announceResult(app, contestId, [id]);
    const announced = ['announce-result', null];
    expect(await shown()).toEqual([true, [announced]]);

    await app.dataSource.query(
      `insert into prize_offers (contest_id, entry_id, place, email_id) values ($1, $2, 1, $2)`,
      [contestId, id],
    );
    const offered = ['offer-prize', null];
    expect(await shown()).toEqual([true, [announced, offered]]);
    await app.dataSource.query(
      `update prize_offers set state = 'accepted', answered_at = site_now() where entry_id = $1`,
      [id],
    );
    await announceResult(app, contestId, [id], 2);
    const corrected = ['correct-result', 'A mark was missing.'];
    expect(await shown()).toEqual([true, [announced, offered, ['accept-prize', null], corrected]]);

    for (const [state, action] of [
      ['declined', 'decline-prize'],
      ['lapsed', 'lapse-prize'],
    ]) {
      await app.dataSource.query(
        `update prize_offers set state = $2::text, answered_at = case $2::text when 'declined' then answered_at end,
           due_at = offered_at where entry_id = $1`,
        [id, state],
      );
      const [, history] = await shown();
      expect(history).toContainEqual([action, null]);
      expect(history).toHaveLength(4);
    }
    for (const [cause, isTold] of [
      ['unanswered', true],
      ['left', false],
      ['corrected', false],
    ]) {
      await app.dataSource.query(`update prize_offers set lapse_cause = $2 where entry_id = $1`, [id, cause]);
      expect(JSON.stringify(await shown()).includes('lapse-prize')).toBe(isTold);
    }
  });

  test('says why it was rejected, in both languages and in the words of that time', async () => {
    const { id } = await createEntry(app);
    await app.dataSource.query(
      `insert into entry_events (entry_id, action, reason_id, reason, reason_malayalam, sentence)
       select $1, 'reject', id, 'No paper.', 'കടലാസില്ല.', 'Please take another photo.' from moderation_reasons limit 1`,
      [id],
    );
    const { body } = await (await openEntry(app, id)).get(`/api/my-entry/${id}`);
    expect(body.history).toEqual([
      {
        at: expect.any(String),
        action: 'reject',
        reason: 'No paper.',
        reasonMalayalam: 'കടലാസില്ല.',
        sentence: 'Please take another photo.',
        changed: null,
        aiUse: null,
      },
    ]);
  });

  test('shows what YouTube said of the video, unless the entry has another one since', async () => {
    const { id, videoId } = await createEntry(app);
    // A test before announced a result, which keeps its contest from changes.
    await app.asSuperuser(
      `set session_replication_role = replica;
       update contests set certified_at = null, winner_at = now() + interval '9 days'`,
    );
    const { manager } = app.dataSource;
    const flags: VideoFlag[] = ['unlisted', 'channel-entered'];
    await manager.insert(EntryVideo, { entryId: id, videoId, flags, checkedAt: new Date() });
    const hers = await openEntry(app, id);
    expect((await hers.get(`/api/my-entry/${id}`)).body.video).toEqual({
      state: 'ok',
      problem: null,
      mendUntil: null,
      hints: ['unlisted'],
    });
    await manager.update(EntryVideo, { entryId: id }, { videoId: 'anotherOne1' });
    expect((await hers.get(`/api/my-entry/${id}`)).body.video).toBeNull();
  });

  test('shows the change that waits, and its photo to nobody else', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    const hers = await openEntry(app, entry.id);
    const { version } = (await hers.get(`/api/my-entry/${entry.id}`)).body;
    const other = await read(await submit('other@visitor.example'));
    const { photoKey, cardKey } = other;
    await app.dataSource.manager.insert(EntryRevision, {
      entryId: entry.id,
      videoId: 'anotherOne1',
      photoKey,
      cardKey,
    });
    const { body } = await hers.get(`/api/my-entry/${entry.id}`);
    expect(body.version).not.toBe(version);
    const photoUrl = `/api/my-entry/${entry.id}/revision/photo?v=${basename(photoKey!, '.jpg')}`;
    expect(body.revision).toEqual({
      name: null,
      youtubeUrl: 'https://www.youtube.com/watch?v=anotherOne1',
      photoUrl,
      createdAt: expect.any(String),
    });
    const path = photoUrl.replace('/api/my-entry', '');
    const { status, headers } = await hers.get(`/api/my-entry${path}&size=card`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await (await openEntry(app, other.id)).get(path)).status).toBe(404);
    expect(
      (await (await openEntry(app, other.id)).get(`/api/my-entry/${other.id}/revision/photo`)).status,
    ).toBe(404);
  });

  test('offers no undo of a withdrawal after 24 hours', async () => {
    const { id } = await createEntry(app, {
      status: 'withdrawn',
      withdrawnAt: new Date(Date.now() - 24 * 3_600_000),
    });
    expect((await (await openEntry(app, id)).get(`/api/my-entry/${id}`)).body.undoUntil).toBeNull();
  });

  // @trust entry-links
  test('shows the photo, also of an entry that is not approved, and keeps it out of caches', async () => {
    const id = await submit('photo@visitor.example');
    const hers = await openEntry(app, id);
    const { photoUrl } = (await hers.get(`/api/my-entry/${id}`)).body as { photoUrl: string };
    for (const [query, type] of [
      ['', 'image/jpeg'],
      ['&size=card', 'image/webp'],
    ] as const) {
      const { status, headers } = await hers.get(photoUrl + query);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-store']);
    }
  });

  // @trust entry-links
  test('is open in the browsers of its links alone', async () => {
    const [mine, other] = [await createEntry(app), await createEntry(app)];
    const hers = await openEntry(app, mine.id);
    for (const path of ['', '/photo']) {
      expect(await hers.get(`/api/my-entry/${other.id}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await client(app).get(`/api/my-entry/${mine.id}${path}`)).toMatchObject({
        status: 401,
        body: { code: 'ENTRY_LINK_NEEDED' },
      });
    }
    expect((await hers.get(`/api/my-entry/${mine.id.toUpperCase()}`)).status).toBe(200);
    expect((await hers.get('/api/my-entry/no-id')).status).toBe(404);
  });

  test('lists the entries that are open in the browser', async () => {
    expect(await client(app).get('/api/my-entry')).toMatchObject({ status: 200, body: [] });
    const { id, name, submittedAt } = await createEntry(app);
    const { body, headers } = await (await openEntry(app, id)).get('/api/my-entry');
    expect(body).toEqual([
      {
        id,
        name,
        contestTitle: 'Cover Song Contest 2025',
        contestTitleMalayalam: 'കവർ സോങ് മത്സരം 2025',
        submittedAt: submittedAt.toISOString(),
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });
});
