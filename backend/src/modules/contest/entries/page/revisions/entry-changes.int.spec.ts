import { access, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { eventually } from '../../../../../../test/eventually.js';
import {
  createEntry,
  currentContest,
  makePhoto,
  randomVideoId,
  versionSeen,
} from '../../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../../test/factories/emails.js';
import { createUser } from '../../../../../../test/factories/users.js';
import { type StandInVideo, YoutubeStandIn } from '../../../../../../test/youtube.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { LOCKS, lock } from '../../../../../database/locks.js';
import { Storage } from '../../../../../infra/storage/storage.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { Contest } from '../../../contests/contest.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntriesService } from '../../entries.service.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { PhotoSweep } from '../../photos/photo-sweep.js';
import { ModerationService } from '../../moderation/moderation.service.js';
import { ReplacedPhoto } from '../../photos/replaced-photo.entity.js';
import type { VideoFlag } from '../../videos/check/video-flags.js';
import { EntryVideo } from '../../videos/entry-video.entity.js';
import { type EntryChange, EntryChanges } from './entry-changes.service.js';
import { EntryRevision } from './entry-revision.entity.js';
import { findEntry } from './changeable-entry.js';
import { propose, versionOfProposal } from './proposal.js';
import { WithdrawalsService } from './withdrawals.service.js';

let app: TestApp;
let youtube: YoutubeStandIn;
let changes: EntryChanges;
let photo: Buffer;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env });
  changes = app.get(EntryChanges);
  photo = await makePhoto();
});
beforeEach(() => moveDates('7 days'));
afterAll(async () => {
  await app.close();
  await youtube.stop();
});

/** Moves the end of changes of the only contest, which always accepts entries, away from now. */
async function moveDates(fromNow: string): Promise<void> {
  await app.dataSource.query(
    `update contests set entry_gate = 'always', voting_opens_at = now() + $1::interval, closes_at = least(closes_at, now() + $1::interval - interval '1 minute'),
       opens_at = least(opens_at, now() - interval '1 day'), announce_at = least(announce_at, now() - interval '2 days'),
       voting_closes_at = now() + interval '20 days', winner_at = now() + interval '21 days'`,
    [fromNow],
  );
}

function create(status: EntryStatus = 'approved'): Promise<ContestEntry> {
  return app.get(EntriesService).importEntry({
    name: 'Ravi',
    email: `${randomVideoId().toLowerCase()}@visitor.example`,
    youtubeUrl: `https://youtu.be/${randomVideoId()}`,
    status,
    viewCount: 7,
    viewsRefreshedAt: new Date(),
    submittedAt: new Date('2025-06-20T10:00:00Z'),
    photo,
  });
}

function newVideo(values: Partial<StandInVideo> = {}): string {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, { channelId: `UC-${videoId}`, ...values });
  return videoId;
}

async function disapprove({ id }: ContestEntry): Promise<void> {
  const { id: ownerId } = await createUser(app, { verified: true });
  await app.get(ModerationService).moderate(id, 'disapprove', ownerId, {
    status: 'approved',
    version: await versionSeen(app, id),
  });
}

function videoOf({ id }: ContestEntry): Promise<EntryVideo | null> {
  return app.dataSource.manager.findOneBy(EntryVideo, { entryId: id });
}

async function flagsOf(entry: ContestEntry): Promise<VideoFlag[] | undefined> {
  return (await videoOf(entry))?.flags;
}

/** As the release before writes a revision, and the nightly job leaves it after the term. */
const FORGOTTEN = {
  videoFlags: [],
  videoTitle: null,
  videoChannelTitle: null,
  videoDurationS: null,
  videoPublishedAt: null,
  videoCheckedAt: null,
};

function change(
  entry: ContestEntry,
  values: Partial<EntryChange>,
  seen: string | null = null,
): Promise<void> {
  const form = { name: entry.name, videoId: entry.videoId, photo: null, ...values };
  return changes.change(entry.id, form, seen, '192.0.2.1');
}

function read({ id }: ContestEntry): Promise<ContestEntry> {
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

function revisionsOf({ id }: ContestEntry): Promise<EntryRevision[]> {
  return app.dataSource.manager.find(EntryRevision, { where: { entryId: id }, order: { createdAt: 'ASC' } });
}

async function historyOf({ id, email }: ContestEntry) {
  const events = await app.dataSource.manager.find(EntryEvent, {
    where: { entryId: id },
    order: { id: 'ASC' },
  });
  return {
    events: events
      .filter(({ action }) => action !== 'submit')
      .map(({ action, changed }) => [action, changed]),
    emails: (await emailsTo(app, email)).map(({ template }) => template),
  };
}

async function versionOf({ id }: ContestEntry): Promise<string> {
  const { entry, revision } = await findEntry(app.dataSource.manager, id);
  return versionOfProposal(propose(entry, revision));
}

async function exist(...keys: Array<string | null>): Promise<boolean[]> {
  const find = async (key: string | null) =>
    key !== null &&
    access(join(app.dataDir, 'files', key)).then(
      () => true,
      () => false,
    );
  return Promise.all(keys.map(find));
}

async function codesOf(...works: Array<Promise<unknown>>): Promise<Array<string | null>> {
  const settled = await Promise.allSettled(works);
  return settled.map((result) => (result.status === 'rejected' ? result.reason.code : null));
}

describe('a pending entry', () => {
  test('is changed at once, with its photo, an event and an email', async () => {
    const entry = await create('pending');
    const videoId = newVideo({ duration: 'PT59S' });
    await change(entry, { name: 'Ravi Varma', videoId, photo });
    expect(await flagsOf(entry)).toEqual(['too-short']);
    const row = await read(entry);
    expect(row).toEqual({
      ...entry,
      name: 'Ravi Varma',
      videoId,
      youtubeUrl: `https://www.youtube.com/watch?v=${videoId}`,
      photoKey: expect.not.stringMatching(entry.photoKey!),
      cardKey: expect.not.stringMatching(entry.cardKey!),
      viewCount: 0,
      viewsRefreshedAt: null,
      updatedAt: expect.any(Date),
    });
    expect(await exist(row.photoKey, row.cardKey, entry.photoKey, entry.cardKey)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await revisionsOf(entry)).toEqual([]);
    expect(await historyOf(entry)).toEqual({
      events: [['edit', ['name', 'video', 'photo']]],
      emails: ['entry-changed'],
    });
    const [email] = await emailsTo(app, entry.email);
    expect(email?.payload).toEqual({
      name: 'Ravi Varma',
      youtubeUrl: row.youtubeUrl,
      contestTitle: 'Cover Song Contest 2025',
      contestSlug: 'cover-song-contest-2025',
      link: expect.stringContaining('/my-entry#'),
      changed: ['name', 'video', 'photo'],
    });
  });

  test('keeps its views with its video', async () => {
    const entry = await create('pending');
    await change(entry, { name: 'Ravi Varma' });
    expect((await read(entry)).viewCount).toBe(7);
  });

  test('has no history of a change that changes nothing', async () => {
    const entry = await create('pending');
    await change(entry, {});
    expect(await historyOf(entry)).toEqual({ events: [], emails: [] });
    expect(await read(entry)).toEqual(entry);
  });
});

describe('an approved entry', () => {
  // @trust revisions
  test('stays as visitors see it while a revision is pending, which a later change replaces', async () => {
    const entry = await create();
    const [first, second] = [newVideo(), newVideo({ privacyStatus: 'unlisted' })];
    await change(entry, { videoId: first, photo });
    const [proposed] = await revisionsOf(entry);
    await change(entry, { name: 'Ravi Varma', videoId: second });
    const [former, revision, ...others] = await revisionsOf(entry);
    expect(others).toEqual([]);
    expect(former).toMatchObject({
      state: 'superseded',
      videoId: first,
      name: null,
      photoKey: null,
      decidedAt: expect.any(Date),
      decidedBy: null,
    });
    // The second form had no photo: that of the first stays proposed.
    expect(revision).toMatchObject({
      state: 'pending',
      name: 'Ravi Varma',
      videoId: second,
      videoFlags: ['unlisted'],
      photoKey: proposed?.photoKey,
      cardKey: proposed?.cardKey,
    });
    expect(await read(entry)).toEqual({ ...entry, updatedAt: expect.any(Date) });
    expect(await exist(entry.photoKey, revision!.photoKey, revision!.cardKey)).toEqual([true, true, true]);
    expect(await historyOf(entry)).toEqual({
      events: [
        ['revise', ['video', 'photo']],
        ['revise', ['name', 'video', 'photo']],
      ],
      emails: ['entry-revision-received', 'entry-revision-received'],
    });
  });

  test('keeps what YouTube said of the video of a revision, with its time, when only the name changes', async () => {
    const entry = await create();
    const videoId = newVideo({ privacyStatus: 'unlisted', title: 'മഴ', duration: 'PT2M5S' });
    await change(entry, { videoId });
    const [first] = await revisionsOf(entry);
    await change(entry, { name: 'Ravi Varma', videoId });
    const [, second] = await revisionsOf(entry);
    expect(second).toMatchObject({
      videoId,
      videoFlags: ['unlisted'],
      videoTitle: 'മഴ',
      videoChannelTitle: 'Anjali Sings',
      videoDurationS: 125,
      videoPublishedAt: new Date('2025-06-20T10:00:00Z'),
      videoCheckedAt: first!.videoCheckedAt,
    });
  });

  test('loses the replaced photo of a revision', async () => {
    const entry = await create();
    await change(entry, { photo });
    const [first] = await revisionsOf(entry);
    await change(entry, { photo });
    const [, second] = await revisionsOf(entry);
    expect(await exist(first!.photoKey, second!.photoKey)).toEqual([false, true]);
  });

  test('is without its revision once that is taken back, or changed back', async () => {
    for (const takeBack of [
      (entry: ContestEntry) => changes.cancelRevision(entry.id, null),
      (entry: ContestEntry) => change(entry, { name: 'Ravi' }),
    ]) {
      const entry = await create();
      await change(entry, { name: 'Ravi Varma' });
      await takeBack(entry);
      expect(await revisionsOf(entry)).toMatchObject([{ state: 'cancelled', name: 'Ravi Varma' }]);
      expect(await historyOf(entry)).toEqual({
        events: [
          ['revise', ['name']],
          ['cancel-revision', ['name']],
        ],
        emails: ['entry-revision-received', 'entry-revision-cancelled'],
      });
      await expect(changes.cancelRevision(entry.id, null)).rejects.toMatchObject({ code: 'NO_REVISION' });
    }
  });

  test.each([
    ['withdrawn', 'cancelled'],
    ['deleted', undefined],
  ] as const)('that is %s loses its revision with the photo', async (end, state) => {
    const entry = await create();
    await change(entry, { photo });
    const [revision] = await revisionsOf(entry);
    if (end === 'withdrawn') await app.get(WithdrawalsService).withdraw(entry.id, entry.email);
    if (end === 'deleted')
      await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, entry.id, 'entrant'));
    expect((await revisionsOf(entry))[0]?.state).toBe(state);
    expect(await exist(revision!.photoKey, revision!.cardKey)).toEqual([false, false]);
  });

  test('whose approval is taken back has its revision from then on', async () => {
    const entry = await create();
    const videoId = newVideo({ privacyStatus: 'unlisted' });
    await change(entry, { name: 'Ravi Varma', videoId, photo });
    const [revision] = await revisionsOf(entry);
    await disapprove(entry);
    expect(await read(entry)).toMatchObject({
      status: 'pending',
      name: 'Ravi Varma',
      videoId,
      photoKey: revision!.photoKey,
      viewCount: 0,
    });
    expect(await revisionsOf(entry)).toMatchObject([{ state: 'superseded', photoKey: null }]);
    expect(await flagsOf(entry)).toEqual(['unlisted']);
    expect(await exist(revision!.photoKey, entry.photoKey)).toEqual([true, false]);
    const changed = ['name', 'video', 'photo'];
    expect((await historyOf(entry)).events).toEqual([
      ['revise', changed],
      ['disapprove', changed],
    ]);
    const emails = await emailsTo(app, entry.email);
    expect(emails.at(-1)).toMatchObject({
      template: 'entry-returned',
      payload: { name: 'Ravi Varma', youtubeUrl: `https://www.youtube.com/watch?v=${videoId}` },
    });
  });

  test('keeps what YouTube said of the video of its revision, with its time, when its approval is taken back', async () => {
    const entry = await create();
    const videoId = newVideo({ title: 'മഴ', duration: 'PT2M5S' });
    await change(entry, { videoId });
    const [revision] = await revisionsOf(entry);
    await disapprove(entry);
    expect(await videoOf(entry)).toMatchObject({
      videoId,
      title: 'മഴ',
      channelTitle: 'Anjali Sings',
      durationS: 125,
      publishedAt: new Date('2025-06-20T10:00:00Z'),
      checkedAt: revision!.videoCheckedAt,
    });
  });

  test('has a video that is unchecked when nothing was kept of that of its revision', async () => {
    const entry = await create();
    const videoId = newVideo();
    await change(entry, { videoId });
    await app.dataSource.manager.update(EntryRevision, { entryId: entry.id }, FORGOTTEN);
    await disapprove(entry);
    expect(await videoOf(entry)).toMatchObject({ videoId, flags: ['unchecked'], checkedAt: null });
  });

  test('keeps its video when its approval is taken back and another entry has the new one', async () => {
    const entry = await create();
    const videoId = newVideo();
    await change(entry, { name: 'Ravi Varma', videoId });
    await createEntry(app, { videoId });
    await disapprove(entry);
    expect(await read(entry)).toMatchObject({
      status: 'pending',
      name: 'Ravi Varma',
      videoId: entry.videoId,
      viewCount: 7,
    });
    expect(await revisionsOf(entry)).toMatchObject([{ state: 'superseded' }]);
  });
});

describe('a change is rejected', () => {
  test.each(['pending', 'approved'] as const)(
    'with the video of another entry, of a %s one',
    async (status) => {
      const [entry, other] = [await create(status), await create()];
      const files = await exist(entry.photoKey);
      await expect(change(entry, { videoId: other.videoId, photo })).rejects.toMatchObject({
        code: 'DUPLICATE_VIDEO',
      });
      expect([await read(entry), await revisionsOf(entry), files]).toEqual([entry, [], [true]]);
    },
  );

  test.each(['rejected', 'withdrawn'] as const)('of an entry that is %s', async (status) => {
    const entry = await create('pending');
    const withdrawn = { withdrawnAt: new Date(), withdrawnFrom: 'pending' as const };
    await app.dataSource.manager.update(ContestEntry, entry.id, {
      status,
      ...(status === 'withdrawn' && withdrawn),
    });
    await expect(change(entry, { name: 'Ravi Varma' })).rejects.toMatchObject({ code: 'NOT_IN_CONTEST' });
  });

  test('with a video that the site could not show, before anything is stored', async () => {
    const entry = await create();
    const videoId = newVideo({ embeddable: false });
    await expect(change(entry, { videoId, photo })).rejects.toMatchObject({ code: 'VIDEO_NOT_EMBEDDABLE' });
    expect([await revisionsOf(entry), await historyOf(entry)]).toEqual([[], { events: [], emails: [] }]);
  });

  test('of another version than the form showed', async () => {
    const entry = await create();
    const seen = await versionOf(entry);
    await change(entry, { name: 'Ravi Varma' }, seen);
    await expect(change(entry, { name: 'Ravi V.' }, seen)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await change(entry, { name: 'Ravi V.' }, await versionOf(entry));
    expect(await revisionsOf(entry)).toMatchObject([{ state: 'superseded' }, { name: 'Ravi V.' }]);
  });

  test('after ten in a day', async () => {
    const entry = await create('pending');
    for (let count = 0; count < 10; count++) await change(entry, { name: `Ravi ${count}` });
    await expect(change(entry, { name: 'Ravi Varma' })).rejects.toMatchObject({ code: 'TOO_MANY_CHANGES' });
    expect((await historyOf(entry)).emails).toHaveLength(10);
  });

  test('but not after what the watchdog and moderators found in that time', async () => {
    const entry = await create('pending');
    await app.dataSource.query(
      `insert into entry_events (entry_id, action)
       select $1, action from unnest(array['video-broken', 'video-mended', 'disapprove']) action, generate_series(1, 10)`,
      [entry.id],
    );
    await change(entry, { name: 'Ravi Varma' });
    expect((await read(entry)).name).toBe('Ravi Varma');
  });

  test('with a photo that is none, before anything is stored', async () => {
    const entry = await create();
    await expect(change(entry, { photo: Buffer.from('GIF89a') })).rejects.toMatchObject({
      code: 'INVALID_FILE_TYPE',
    });
    expect(await revisionsOf(entry)).toEqual([]);
  });

  test('once its time is over, also when that comes while the photo is processed', async () => {
    const entry = await create();
    // Locked as by an edit of the dates.
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.manager.findOneOrFail(Contest, {
      where: { id: (await currentContest(app)).id },
      lock: { mode: 'pessimistic_write' },
    });
    const late = codesOf(change(entry, { name: 'Ravi Varma', photo }));
    await eventually(async () => {
      const [{ count }] = await app.dataSource.query<[{ count: number }]>(
        `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return count === 1;
    });
    await runner.query(
      `update contests set voting_opens_at = now() - interval '1 second', closes_at = now() - interval '2 seconds'`,
    );
    await runner.commitTransaction();
    await runner.release();
    expect(await late).toEqual(['CHANGES_CLOSED']);
    expect([await revisionsOf(entry), await historyOf(entry)]).toEqual([[], { events: [], emails: [] }]);
    await expect(changes.cancelRevision(entry.id, null)).rejects.toMatchObject({ code: 'CHANGES_CLOSED' });
  });
});

describe('at once', () => {
  test('of two changes in two tabs one is written', async () => {
    for (const status of ['pending', 'approved'] as const) {
      const entry = await create(status);
      const seen = await versionOf(entry);
      const codes = await codesOf(
        change(entry, { name: 'Ravi Varma', photo }, seen),
        change(entry, { name: 'Ravi V.', photo }, seen),
      );
      expect([...codes].sort()).toEqual(['CHANGED_MEANWHILE', null]);
      expect((await historyOf(entry)).emails).toHaveLength(1);
    }
  });

  test('without versions both apply in turn, and one revision is pending', async () => {
    const entry = await create();
    const names = Array.from({ length: 5 }, (_, index) => `Ravi ${index}`);
    expect(await codesOf(...names.map((name) => change(entry, { name })))).toEqual(names.map(() => null));
    const states = (await revisionsOf(entry)).map(({ state }) => state).sort();
    expect(states).toEqual(['pending', ...Array.from({ length: 4 }, () => 'superseded')]);
  });

  test('a change and a withdrawal leave no pending revision', async () => {
    for (let round = 0; round < 5; round++) {
      const entry = await create();
      const withdraw = app.get(WithdrawalsService).withdraw(entry.id, entry.email);
      const [changed, withdrawn] = await codesOf(change(entry, { photo }), withdraw);
      expect([withdrawn, [null, 'NOT_IN_CONTEST'].includes(changed!)]).toEqual([null, true]);
      expect((await revisionsOf(entry)).filter(({ state }) => state === 'pending')).toEqual([]);
    }
  });
});

// @trust revisions
test('a change whose email cannot be written leaves neither row nor file', async () => {
  const [approved, pending] = [await create(), await create('pending')];
  await app.asSuperuser(
    `alter table outgoing_emails add constraint no_change check (template not in ('entry-changed', 'entry-revision-received')) not valid`,
  );
  const put = jest.spyOn(app.api.get(Storage, { strict: false }), 'put');
  try {
    for (const entry of [approved, pending])
      await expect(change(entry, { name: 'Ravi Varma', photo })).rejects.toThrow('no_change');
    const keys = put.mock.calls.map(([key]) => key);
    expect([keys.length, await exist(...keys)]).toEqual([4, [false, false, false, false]]);
  } finally {
    put.mockRestore();
    await app.asSuperuser('alter table outgoing_emails drop constraint no_change');
  }
  expect([await read(approved), await read(pending)]).toEqual([approved, pending]);
  expect(await revisionsOf(approved)).toEqual([]);
  expect(await exist(approved.photoKey, pending.photoKey)).toEqual([true, true]);
});

/** Makes files as old as the sweep demands. */
async function age(...keys: string[]): Promise<void> {
  const longAgo = new Date(Date.now() - 61 * 60_000);
  for (const key of keys) await utimes(join(app.dataDir, 'files', key), longAgo, longAgo);
}

const newSweep = () => new PhotoSweep(app.dataSource, app.api.get(Storage, { strict: false }));

/** Sets a legal hold, so long after the site began to write a row for each replaced photo. */
async function hold(contestId: string, rowsSince: string): Promise<void> {
  const { manager } = app.dataSource;
  await manager.query(`insert into legal_holds (contest_id, reason) values ($1, 'A dispute')`, [contestId]);
  await manager.query(
    `update app_state set done_at = site_now() - $1::interval where key = 'replaced-photos'`,
    [rowsSince],
  );
}

const lift = () => app.dataSource.query('update legal_holds set lifted_at = now() where lifted_at is null');

/** A file that no row names. */
async function stray(): Promise<string> {
  const key = `contest-submissions/contest-images/${randomVideoId()}.jpg`;
  await app.api.get(Storage, { strict: false }).put(key, photo);
  await age(key);
  return key;
}

// @trust retention-hold
test('a legal hold keeps replaced photos, until the sweep after it', async () => {
  const [approved, pending] = [await create(), await create('pending')];
  await change(approved, { photo });
  const [revision] = await revisionsOf(approved);
  const keys = [revision!.photoKey!, pending.photoKey!, pending.cardKey!];
  await hold(approved.contestId, '25 hours');
  await changes.cancelRevision(approved.id, null);
  await change(pending, { photo });
  await age(...keys);
  await newSweep().run();
  expect(await exist(...keys)).toEqual([true, true, true]);
  await lift();
  await newSweep().run();
  expect(await exist(...keys)).toEqual([false, false, false]);
  expect(await app.dataSource.manager.find(ReplacedPhoto)).toEqual([]);
});

test('a legal hold keeps no photo of another contest', async () => {
  const { manager } = app.dataSource;
  const entry = await create('pending');
  await change(entry, { photo });
  const [{ id: contestId }] = await manager.query<[{ id: string }]>(
    `insert into contests (title, time_zone, published_at) values ('Another contest', 'Asia/Kolkata', null) returning id`,
  );
  await hold(contestId, '25 hours');
  const keys = [await stray(), await stray()];
  // As if the process had been killed after the change.
  await manager.insert(ReplacedPhoto, {
    entryId: entry.id,
    photoKey: keys[0]!,
    cardKey: 'none',
  });
  await newSweep().run();
  expect(await exist(entry.photoKey, ...keys)).toEqual([false, false, false]);
  await lift();
  await manager.query('delete from contests where id = $1', [contestId]);
});

// @trust retention-hold
test('a legal hold of the time of a release that wrote no row for a replaced photo keeps all of them', async () => {
  const { contestId } = await create();
  const replaced = await stray();
  await hold(contestId, '23 hours');
  await newSweep().run();
  expect(await exist(replaced)).toEqual([true]);
  await lift();
  await newSweep().run();
  expect(await exist(replaced)).toEqual([false]);
});

test('an entry that is erased takes its replaced photos along', async () => {
  const entry = await create('pending');
  await hold(entry.contestId, '25 hours');
  await change(entry, { photo });
  await lift();
  await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, entry.id, 'entrant'));
  expect(await exist(entry.photoKey, entry.cardKey)).toEqual([false, false]);
});

// @trust storage-down
test('a storage that does not answer keeps no legal hold waiting', async () => {
  const entry = await create('pending');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const remove = jest
    .spyOn(app.api.get(Storage, { strict: false }), 'delete')
    .mockImplementation(() => answered);
  try {
    const changed = change(entry, { photo });
    await eventually(async () => remove.mock.calls.length > 0);
    // As does a hold that is being set.
    await app.dataSource.transaction((manager) => lock(manager, LOCKS.holds));
    answer();
    await changed;
    expect(remove.mock.calls.flat()).toEqual([entry.photoKey, entry.cardKey]);
  } finally {
    answer();
    remove.mockRestore();
  }
});

test('the sweep knows the photo of a pending revision', async () => {
  const entry = await create();
  await change(entry, { photo });
  const [revision] = await revisionsOf(entry);
  const keys = [revision!.photoKey!, revision!.cardKey!];
  await age(...keys);
  const sweep = newSweep();
  await sweep.run();
  expect(await exist(...keys)).toEqual([true, true]);
  await app.dataSource.query('delete from contest_entries where id = $1', [entry.id]);
  await sweep.run();
  expect(await exist(...keys)).toEqual([false, false]);
});
