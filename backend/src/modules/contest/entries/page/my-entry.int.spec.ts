import { basename } from 'node:path';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { createEntry, someAddress, submitEntry, versionSeen } from '../../../../../test/factories/contest.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { announceResult } from '../../../../../test/factories/prize.js';
import { createEmail } from '../../../../../test/factories/emails.js';
import { accessTokenOf, createUser } from '../../../../../test/factories/users.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { WithdrawalsService } from './revisions/withdrawals.service.js';
import { EntryRevision } from './revisions/entry-revision.entity.js';
import type { VideoFlag } from '../videos/check/video-flags.js';
import { EntryVideo } from '../videos/entry-video.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

async function get(path: string, cookie?: string) {
  const { statusCode, headers, rawPayload, body } = await app.api.inject({
    url: `/api/my-entry${path}`,
    headers: { ...someAddress(), ...(cookie && { cookie }) },
  });
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status: statusCode, headers, rawPayload, body: isJson ? JSON.parse(body) : null };
}

async function submit(email: string): Promise<string> {
  const response = await submitEntry(app, { fields: { email } });
  return ((await response.json()) as { id: string }).id;
}

async function read(id: string): Promise<ContestEntry> {
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

describe('my entry', () => {
  // @trust entry-links
  test('shows the entry with its contest, all that happened and the emails, and nobody else', async () => {
    const response = await submitEntry(app, { fields: { email: 'anjali@visitor.example' }, rulesVersion: 1 });
    const { id } = (await response.json()) as { id: string };
    const owner = await createUser(app, { owner: true });
    const approval = await app.api.inject({
      method: 'POST',
      url: `/api/admin/entries/${id}/approve`,
      headers: { authorization: `Bearer ${await accessTokenOf(app, owner)}` },
      payload: { status: 'pending', version: await versionSeen(app, id) },
    });
    expect(approval.statusCode).toBe(200);
    await app.get(WithdrawalsService).withdraw(id, 'anjali@visitor.example');
    await createEmail(app, { template: 'entry-approved', entryId: id, isTrial: true, texts: {} });
    const { videoId, youtubeUrl, slug, submittedAt, photoKey, withdrawnAt } = await read(id);

    const { status, headers, body } = await get(`/${id}`, await openEntry(app, id));
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
    ] as const;
    for (const state of states) await createEmail(app, { template: 'entry-received', entryId: id, ...state });
    const { body } = await get(`/${id}`, await openEntry(app, id));
    expect(body.emails.map(({ delivery }: { delivery: string }) => delivery)).toEqual([
      'waiting',
      'waiting',
      'sent',
      'kept',
      'failed',
      'opted-out',
    ]);
  });

  test('shows an act of a later release no more than a deletion', async () => {
    const { id } = await createEntry(app);
    await app.dataSource.query(
      `insert into entry_events (entry_id, action) values ($1, 'submit'), ($1, 'note'), ($1, 'delete')`,
      [id],
    );
    const { body } = await get(`/${id}`, await openEntry(app, id));
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['submit']);
  });

  test('shows the result, its corrections and the prize in the order in which they happened', async () => {
    const { id, contestId } = await createEntry(app, { status: 'approved' });
    const cookie = await openEntry(app, id);
    const shown = async () => {
      const { body } = await get(`/${id}`, cookie);
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
    const { body } = await get(`/${id}`, await openEntry(app, id));
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
    const cookie = await openEntry(app, id);
    expect((await get(`/${id}`, cookie)).body.video).toEqual({
      state: 'ok',
      problem: null,
      mendUntil: null,
      hints: ['unlisted'],
    });
    await manager.update(EntryVideo, { entryId: id }, { videoId: 'anotherOne1' });
    expect((await get(`/${id}`, cookie)).body.video).toBeNull();
  });

  test('shows the change that waits, and its photo to nobody else', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    const cookie = await openEntry(app, entry.id);
    const { version } = (await get(`/${entry.id}`, cookie)).body;
    const other = await read(await submit('other@visitor.example'));
    const { photoKey, cardKey } = other;
    await app.dataSource.manager.insert(EntryRevision, {
      entryId: entry.id,
      videoId: 'anotherOne1',
      photoKey,
      cardKey,
    });
    const { body } = await get(`/${entry.id}`, cookie);
    expect(body.version).not.toBe(version);
    const photoUrl = `/api/my-entry/${entry.id}/revision/photo?v=${basename(photoKey!, '.jpg')}`;
    expect(body.revision).toEqual({
      name: null,
      youtubeUrl: 'https://www.youtube.com/watch?v=anotherOne1',
      photoUrl,
      createdAt: expect.any(String),
    });
    const path = photoUrl.replace('/api/my-entry', '');
    const { status, headers } = await get(`${path}&size=card`, cookie);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await get(path, await openEntry(app, other.id))).status).toBe(404);
    expect((await get(`/${other.id}/revision/photo`, await openEntry(app, other.id))).status).toBe(404);
  });

  test('offers no undo of a withdrawal after 24 hours', async () => {
    const { id } = await createEntry(app, {
      status: 'withdrawn',
      withdrawnAt: new Date(Date.now() - 24 * 3_600_000),
    });
    expect((await get(`/${id}`, await openEntry(app, id))).body.undoUntil).toBeNull();
  });

  // @trust entry-links
  test('shows the photo, also of an entry that is not approved, and keeps it out of caches', async () => {
    const id = await submit('photo@visitor.example');
    const cookie = await openEntry(app, id);
    const { photoUrl } = (await get(`/${id}`, cookie)).body as { photoUrl: string };
    for (const [query, type] of [
      ['', 'image/jpeg'],
      ['&size=card', 'image/webp'],
    ] as const) {
      const { status, headers } = await get(photoUrl.replace('/api/my-entry', '') + query, cookie);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-store']);
    }
  });

  // @trust entry-links
  test('is open in the browsers of its links alone', async () => {
    const [mine, other] = [await createEntry(app), await createEntry(app)];
    const cookie = await openEntry(app, mine.id);
    for (const path of ['', '/photo']) {
      expect(await get(`/${other.id}${path}`, cookie)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await get(`/${mine.id}${path}`)).toMatchObject({
        status: 401,
        body: { code: 'ENTRY_LINK_NEEDED' },
      });
    }
    expect((await get(`/${mine.id.toUpperCase()}`, cookie)).status).toBe(200);
    expect((await get('/no-id', cookie)).status).toBe(404);
  });

  test('lists the entries that are open in the browser', async () => {
    expect(await get('')).toMatchObject({ status: 200, body: [] });
    const { id, name, submittedAt } = await createEntry(app);
    const { body, headers } = await get('', await openEntry(app, id));
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
