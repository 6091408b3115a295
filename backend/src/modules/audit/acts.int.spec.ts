import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIT_ACTIONS, type AuditAction } from '@paattu/shared/audit-actions';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client, type Method } from '../../../test/client.js';
import { createEntry, currentContest, makePhoto, versionSeen } from '../../../test/factories/contest.js';
import { createSong, songForm, wav } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { startSmtp } from '../../../test/smtp.js';
import { YOUTUBE_KEY, YoutubeStandIn } from '../../../test/youtube.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { OutgoingEmail } from '../mailing/outgoing-email.entity.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { inTransaction } from '../../database/transaction.js';
import { storeBackupBucket } from '../../infra/settings/backup-bucket.js';
import { DeletionsSweep } from '../contest/entries/moderation/deletions/deletions.sweep.js';
import { AuditLog } from './audit-log.service.js';
import { recordFoundCode } from '../contest/entries/page/ownership/record-found-code.js';
import { WithdrawalsService } from '../contest/entries/page/revisions/withdrawals.service.js';
import { EntryRevision } from '../contest/entries/page/revisions/entry-revision.entity.js';
import { Erasures } from '../privacy/erasures.service.js';
import { AuditDetails } from './audit-details.entity.js';
import type { AuditRowDto } from './audit.dto.js';
import { AuditRow } from './audit-row.entity.js';
import { hashDetails } from './hash-details.js';

const HOUR_MS = 60 * 60 * 1_000;

let app: TestApp;
let youtube: YoutubeStandIn;
let ownerId: string;
let admin: Client;
let contestId: string;
/** The actions that the tests have seen. */
const seen = new Set<string>();

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ worker: true, env: { ...youtube.env, YOUTUBE_API_KEY: '' } });
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  admin = client(app).as(owner).at('/api/admin');
  contestId = (await currentContest(app)).id;
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

async function send(method: Method, path: string, payload?: object) {
  const { status, body } = await admin.send(method, `/${path}`, payload);
  expect(status).toBeLessThan(300);
  return body;
}

/** The close of votes writes them once a minute, whatever a test does; they have their own tests. */
const BY_THE_CLOCK: AuditAction[] = ['votes.listDomains', 'contest.closeVotes'];

/** The rows that `work` adds, without ids and times, each with its details. */
async function rowsOf(work: () => Promise<unknown>) {
  const { manager } = app.dataSource;
  const [before] = await manager.find(AuditRow, { order: { id: 'DESC' }, take: 1 });
  await work();
  const rows = await manager.find(AuditRow, { order: { id: 'ASC' } });
  const added = rows.filter(
    ({ id, action }) => id > (before?.id ?? 0) && !BY_THE_CLOCK.includes(action as AuditAction),
  );
  return Promise.all(
    added.map(async ({ id, at: _at, detailsHash, ...row }) => {
      seen.add(row.action);
      const details = await manager.findOneBy(AuditDetails, { auditId: id });
      expect(detailsHash).toEqual(details && hashDetails(details));
      return { ...row, before: details?.before, after: details?.after };
    }),
  );
}

function row(action: AuditAction, subjectId: string | null, values: object = {}) {
  const subjectKind = action.slice(0, action.indexOf('.'));
  const none = { contestId: null, data: {}, before: undefined, after: undefined };
  return { actorId: ownerId, action, subjectKind, subjectId, ...none, ...values };
}

/** What the list calls the subject of the last act, and the email that it is about. */
async function lastNames(): Promise<Pick<AuditRowDto, 'subject' | 'email'>> {
  const [act] = (await send('GET', 'audit')) as [AuditRowDto];
  return { subject: act.subject, email: act.email };
}

const lastSubject = async () => (await lastNames()).subject;

function inHours(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

const DRAFT = { title: 'Next year', timeZone: 'Asia/Kolkata' };

describe('acts on contests', () => {
  const details = {
    ...DRAFT,
    songTitle: 'Rain',
    prizeAmount: 1000,
    announceAt: inHours(-9_000),
    opensAt: inHours(-8_990),
    closesAt: inHours(9_000),
    votingOpensAt: inHours(9_001),
    votingClosesAt: inHours(9_002),
    winnerAt: inHours(9_100),
  };
  let id: string;
  const ofContest = (action: AuditAction, values: object = {}) =>
    row(action, id, { contestId: id, ...values });

  test('creating, editing and deleting a draft, with what they changed', async () => {
    const created = await rowsOf(async () => ({ id } = await send('POST', 'contests', DRAFT)));
    expect(created).toEqual([
      ofContest('contest.create', { before: null, after: expect.objectContaining(DRAFT) }),
    ]);
    const edited = await rowsOf(() => send('PUT', `contests/${id}`, { ...DRAFT, songTitle: 'Rain' }));
    expect(edited).toEqual([
      ofContest('contest.edit', { before: { songTitle: null }, after: { songTitle: 'Rain' } }),
    ]);
    expect(await rowsOf(() => send('PUT', `contests/${id}`, { ...DRAFT, songTitle: 'Rain' }))).toEqual([]);
    expect(await rowsOf(() => send('DELETE', `contests/${id}`))).toEqual([
      ofContest('contest.delete', {
        before: expect.objectContaining({ ...DRAFT, songTitle: 'Rain' }),
        after: null,
      }),
    ]);
    // The one before last, which is the edit, has no title in its details.
    const acts = (await send('GET', 'audit')) as AuditRowDto[];
    expect(acts.slice(0, 3).map(({ subject }) => subject)).toEqual([DRAFT.title, null, DRAFT.title]);
  });

  test('deleting a published contest in which nothing was', async () => {
    const [{ id }] = await app.dataSource.query<[{ id: string }]>(
      `insert into contests (title, time_zone, slug, song_title, prize_amount, announce_at, opens_at, closes_at, voting_opens_at,
         voting_closes_at, winner_at)
       values ('Empty', 'UTC', 'empty', 'Rain', 0, '2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04', '2020-01-05', '2020-01-06')
       returning id`,
    );
    expect(await rowsOf(() => send('DELETE', `contests/${id}`))).toEqual([
      expect.objectContaining({
        action: 'contest.remove',
        subjectId: id,
        contestId: id,
        before: expect.objectContaining({ title: 'Empty' }),
        after: null,
      }),
    ]);
  });

  test('saving a draft of the rules twice, and deleting it', async () => {
    // The rules of a confirmed result stay.
    await app.dataSource.query('update contests set certified_at = null where id = $1', [contestId]);
    const source = { source: '## One', sourceMalayalam: '## ഒന്ന്' };
    const more = { ...source, source: '## One more' };
    const ofFirst = (action: AuditAction, values: object) =>
      row(action, contestId, { contestId, data: {}, ...values });
    expect(await rowsOf(() => send('PUT', `rules/${contestId}`, source))).toEqual([
      ofFirst('rules.save', { before: null, after: source }),
    ]);
    expect(await rowsOf(() => send('PUT', `rules/${contestId}`, more))).toEqual([
      ofFirst('rules.save', { before: { source: '## One' }, after: { source: '## One more' } }),
    ]);
    expect(await rowsOf(() => send('DELETE', `rules/${contestId}`))).toEqual([
      ofFirst('rules.discard', { before: more, after: null }),
    ]);
  });

  test('copying, publishing and extending a contest, and certifying it once', async () => {
    const parts = {
      titles: false,
      links: false,
      prize: false,
      samplePhoto: false,
      zone: false,
      dates: false,
      rules: false,
      emailTexts: false,
    };
    const copied = await rowsOf(
      async () => ({ id } = await send('POST', `contests/${contestId}/copy`, parts)),
    );
    expect(copied).toEqual([
      ofContest('contest.copy', {
        data: { sourceId: contestId },
        before: null,
        after: {
          title: 'New contest',
          timeZone: 'Asia/Kolkata',
          galleryOrder: 'shuffled',
          aiRule: 'voice-human',
        },
      }),
    ]);
    await app.dataSource.query(
      `update contests set announce_at = now() - interval '900 days', opens_at = now() - interval '899 days',
         closes_at = now() - interval '898 days', voting_opens_at = now() - interval '897 days',
         voting_closes_at = now() - interval '896 days', winner_at = now() - interval '895 days' where id = $1`,
      [contestId],
    );
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(await makePhoto())]), 'sample.jpg');
    const uploading = () => send('PUT', `contests/${id}/sample-photo`, form);
    expect(await rowsOf(uploading)).toEqual([ofContest('contest.replaceSamplePhoto')]);
    const removing = () => send('DELETE', `contests/${id}/sample-photo`);
    expect(await rowsOf(removing)).toEqual([ofContest('contest.removeSamplePhoto')]);
    expect(await rowsOf(removing)).toEqual([]);
    await send('PUT', `contests/${id}`, details);
    expect(await rowsOf(() => send('POST', `contests/${id}/publish`))).toEqual([
      ofContest('rules.publish', { data: { number: 1, sha256: expect.any(String) } }),
      ofContest('contest.publish', { data: { slug: 'next-year', format: 2 } }),
    ]);
    const winnerAt = inHours(9_200);
    const extended = await rowsOf(() =>
      send('PUT', `contests/${id}`, {
        ...details,
        winnerAt,
        extensionReason: 'Many entries',
        rulesChange: 'The winner is announced later.',
      }),
    );
    expect(extended).toEqual([
      ofContest('rules.publish', { data: { number: 2, sha256: expect.any(String) } }),
      ofContest('contest.extend', {
        data: { dates: ['winnerAt'] },
        before: { winnerAt: details.winnerAt },
        after: { winnerAt },
      }),
    ]);
    await app.dataSource.query(
      `update contests set closes_at = now() - interval '3 hours', voting_opens_at = now() - interval '2 hours',
         voting_closes_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    const certify = () => send('POST', `contests/${id}/certify`);
    expect(await rowsOf(certify)).toEqual([ofContest('contest.certify')]);
    expect(await rowsOf(certify)).toEqual([]);
  });
});

describe('acts on entries', () => {
  test.each([
    ['approve', 'pending', 'approved'],
    ['reject', 'pending', 'rejected'],
    ['disapprove', 'approved', 'pending'],
  ] as const)('%s', async (action, from, to) => {
    const { id } = await createEntry(app, { status: from });
    const decision = { status: from, version: await versionSeen(app, id) };
    expect(await rowsOf(() => send('POST', `entries/${id}/${action}`, decision))).toEqual([
      row(`entry.${action}`, id, { contestId, data: { from, to } }),
    ]);
  });

  test.each([
    ['approve', 'entry.approveRevision', { before: { name: 'Anjali Nair' }, after: { name: 'Ravi Varma' } }],
    ['reject', 'entry.rejectRevision', {}],
  ] as const)('%s a proposed change', async (decision, action, details) => {
    const { id } = await createEntry(app, { status: 'approved' });
    const revision = await app.dataSource.manager.save(
      app.dataSource.manager.create(EntryRevision, { entryId: id, name: 'Ravi Varma' }),
    );
    const decided = await rowsOf(() => send('POST', `revisions/${revision.id}/${decision}`, {}));
    const data = { revisionId: revision.id };
    expect(decided).toEqual([row(action, id, { contestId, data, ...details })]);
  });

  test('delete, undo, and delete for good, and nothing of the entry remains but its id and status', async () => {
    const { id } = await createEntry(app);
    const deleting = () => send('DELETE', `entries/${id}`);
    const deleted = row('entry.delete', id, { contestId, data: { from: 'pending' } });
    expect(await rowsOf(deleting)).toEqual([deleted]);
    expect(await rowsOf(() => send('POST', `entries/${id}/undo-delete`))).toEqual([
      row('entry.undoDelete', id, { contestId, data: { to: 'pending' } }),
    ]);
    expect(await rowsOf(deleting)).toEqual([deleted]);
    await app.dataSource.query(
      `update contest_entries set deleted_at = site_now() - interval '24 hours' where id = $1`,
      [id],
    );
    const sweep = new DeletionsSweep(app.dataSource, app.get(Erasures));
    // The table writes that it is gone, whoever erases it.
    expect(await rowsOf(() => sweep.run())).toEqual([
      row('entry.erase', id, { contestId, actorId: null, data: { from: 'deleted' } }),
    ]);
  });

  test('withdrawing and taking that back, by the entrant', async () => {
    const { id, email } = await createEntry(app, { status: 'approved' });
    const withdrawals = app.get(WithdrawalsService);
    expect(await rowsOf(() => withdrawals.withdraw(id, email))).toEqual([
      row('entry.withdraw', id, { contestId, actorId: null, data: { from: 'approved', to: 'withdrawn' } }),
    ]);
    expect(await rowsOf(() => withdrawals.undo(id))).toEqual([
      row('entry.restore', id, { contestId, actorId: null, data: { from: 'withdrawn', to: 'approved' } }),
    ]);
  });

  test('an entry that is in the contest from its beginning', async () => {
    let id = '';
    const create = async () => ({ id } = await createEntry(app, { status: 'approved' }));
    const created = await rowsOf(create);
    expect(created).toEqual([
      row('entry.approve', id, { contestId, actorId: null, data: { to: 'approved' } }),
    ]);
  });

  test('a new link, without the link', async () => {
    const { id } = await createEntry(app);
    expect(await rowsOf(() => send('POST', `entries/${id}/link`))).toEqual([
      row('entry.makeLink', id, { contestId }),
    ]);
  });

  test('export, and refreshing views by hand, also where it fails', async () => {
    expect(await rowsOf(() => send('GET', 'entries/export'))).toEqual([row('entry.export', null)]);
    const entryIds = [randomUUID()];
    expect(await rowsOf(() => send('POST', 'entries/refresh-views', { ids: entryIds }))).toEqual([
      row('entry.refreshViews', null, { data: { entryIds } }),
    ]);
  });

  test('a rejected decision leaves no row', async () => {
    const { id } = await createEntry(app);
    const payload = { status: 'pending', version: await versionSeen(app, id) };
    const decided = await rowsOf(() => admin.post(`/entries/${id}/disapprove`, payload));
    expect(decided).toEqual([]);
  });
});

describe('acts on songs', () => {
  const cover = () =>
    sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
  let id: string;

  test('upload, edit, new files and ground', async () => {
    const audioHash = expect.stringMatching(/^\S{8,}$/);
    const uploaded = await rowsOf(async () => {
      ({ id } = await send('POST', 'songs', songForm({ title: 'Rain', audio: wav() })));
    });
    expect(uploaded).toEqual([
      row('song.upload', id, {
        data: { audioHash },
        before: null,
        after: expect.objectContaining({ title: 'Rain' }),
      }),
    ]);
    const text = { title: 'മഴ', artist: 'Asha Menon' };
    expect(await rowsOf(() => send('PUT', `songs/${id}`, text))).toEqual([
      row('song.edit', id, { before: { title: 'Rain' }, after: { title: 'മഴ' } }),
    ]);
    expect(await rowsOf(() => send('PUT', `songs/${id}`, text))).toEqual([]);
    const [audio, image] = [new FormData(), new FormData()];
    audio.append('audio', new Blob([new Uint8Array(wav({ seconds: 2 }))]), 'song.wav');
    image.append('cover', new Blob([new Uint8Array(await cover())]), 'cover.png');
    expect(await rowsOf(() => send('PUT', `songs/${id}/audio`, audio))).toEqual([
      row('song.replaceAudio', id, { data: { audioHash } }),
    ]);
    expect(await rowsOf(() => send('PUT', `songs/${id}/cover`, image))).toEqual([
      row('song.replaceCover', id),
    ]);
    expect(await rowsOf(() => send('PUT', `songs/${id}/ground`, { chosen: 0 }))).toEqual([
      row('song.chooseGround', id, { data: { chosen: 0 } }),
    ]);
    expect(await rowsOf(() => send('DELETE', `songs/${id}/cover`))).toEqual([row('song.removeCover', id)]);
  });

  test('publication, statistics and deletion', async () => {
    const publishedAt = new Date('2025-06-17T00:00:00Z');
    ({ id } = await createSong(app, { title: 'Rain', publishedAt, playCount: 7 }));
    const before = { publishedAt: publishedAt.toISOString() };
    expect(await rowsOf(() => send('DELETE', `songs/${id}/publication`))).toEqual([
      row('song.hide', id, { before, after: { publishedAt: null } }),
    ]);
    const publishAt = inHours(5);
    expect(await rowsOf(() => send('PUT', `songs/${id}/publication`, { publishAt }))).toEqual([
      row('song.publish', id, {
        data: { publishedAt: publishAt },
        before: { publishedAt: null },
        after: { publishedAt: publishAt },
      }),
    ]);
    expect(await rowsOf(() => send('POST', `songs/${id}/reset-statistics`))).toEqual([
      row('song.resetStatistics', id, { before: { playCount: 7 }, after: { playCount: 0 } }),
    ]);
    expect(await rowsOf(() => send('DELETE', `songs/${id}`))).toEqual([
      row('song.delete', id, { before: expect.objectContaining({ title: 'Rain' }), after: null }),
    ]);
    expect(await lastSubject()).toBe('Rain');
  });
});

test('an answer to a contact message, written once', async () => {
  const { manager } = app.dataSource;
  const { id } = await manager.save(
    manager.create(ContactMessage, {
      name: 'Asha',
      email: 'a@visitor.example',
      subject: 'A song',
      message: 'Hello',
    }),
  );
  const answerId = randomUUID();
  const answer = () => send('PUT', `messages/${id}/answers/${answerId}`, { text: 'Thank you' });
  expect(await rowsOf(answer)).toEqual([row('message.answer', id, { data: { answerId } })]);
  expect(await rowsOf(answer)).toEqual([]);
});

test('saving, publishing and discarding a draft of the site texts, with the texts that differ', async () => {
  const save = (texts: object) => rowsOf(() => send('PUT', 'texts/site', texts));
  const change = (before: string | null, after: string) => ({
    before: { tagline: before },
    after: { tagline: after },
  });
  expect(await save({ tagline: 'Rain.' })).toEqual([row('texts.save', null, change(null, 'Rain.'))]);
  expect(await save({ tagline: 'Rain.' })).toEqual([]);
  expect(await rowsOf(() => send('POST', 'texts/site/publish'))).toEqual([
    row('texts.publish', null, change(null, 'Rain.')),
  ]);
  await save({ tagline: 'Sun.' });
  expect(await rowsOf(() => send('DELETE', 'texts/site'))).toEqual([
    row('texts.discard', null, change('Sun.', 'Rain.')),
  ]);
  expect(await rowsOf(() => send('DELETE', 'texts/site'))).toEqual([]);
});

test('a test email, and another try of a failed one', async () => {
  let id = '';
  expect(await rowsOf(async () => ({ id } = await send('POST', 'emails/test')))).toEqual([
    row('email.test', id),
  ]);
  expect(await lastNames()).toEqual({ subject: 'test-email', email: 'test email' });
  await app.dataSource.manager.update(OutgoingEmail, { id }, { status: 'failed' });
  expect(await rowsOf(() => send('POST', `emails/${id}/retry`))).toEqual([row('email.retry', id)]);
});

test('an address that emails come back from, tried again', async () => {
  const [bounce] = await app.dataSource.query<[{ id: string }]>(
    `insert into email_bounces (report_hash, source, address, kind, ends_emails)
     values (sha256('report'), 'mailbox', 'asha@visitor.example', 'permanent', true) returning id`,
  );
  expect(await rowsOf(() => send('POST', `dead-addresses/${bounce.id}/retry`))).toEqual([
    row('email.retryAddress', null, { data: { bounceId: bounce.id } }),
  ]);
});

test('the texts of an email, written and reset once', async () => {
  const ofEmail = (action: AuditAction, before: string, after: string) =>
    row(action, `entry-approved_${contestId}`, {
      contestId,
      before: { subject: before },
      after: { subject: after },
    });
  const path = `email-texts/entry-approved_${contestId}`;
  const { texts, textsMalayalam } = await send('GET', path);
  const save = (subject: string) => send('PUT', path, { texts: { ...texts, subject }, textsMalayalam });
  const own = () => save('Welcome!');
  const reset = () => save(texts.subject);
  expect(await rowsOf(reset)).toEqual([]);
  expect(await rowsOf(own)).toEqual([ofEmail('emailtext.save', texts.subject, 'Welcome!')]);
  expect(await rowsOf(own)).toEqual([]);
  expect(await rowsOf(reset)).toEqual([ofEmail('emailtext.reset', 'Welcome!', texts.subject)]);
  expect(await lastNames()).toEqual({ subject: 'entry-approved', email: 'entry approved' });
  let id = '';
  const test = async () => ({ id } = await send('POST', `${path}/test`, { language: 'en', texts }));
  expect(await rowsOf(test)).toEqual([row('email.test', id, { contestId })]);
  expect(await lastNames()).toEqual({ subject: 'entry-approved', email: 'entry approved' });
});

test('the choice of emails about what is new', async () => {
  const choose = () => send('PUT', 'notices', { mode: 'daily', digestHour: 8 });
  expect(await rowsOf(choose)).toEqual([
    row('settings.notices', null, { before: { mode: 'at-once' }, after: { mode: 'daily' } }),
  ]);
  expect(await rowsOf(choose)).toEqual([]);
});

test('where backups go', async () => {
  const bucket = { region: 'us-east-1', bucket: 'asha', accessKeyId: 'asha', secretAccessKey: 'mazhakaalam' };
  await storeBackupBucket(app.dataSource.manager, app.api.get<Config>(CONFIG, { strict: false }), bucket);
  const back = () => send('DELETE', 'care/place/bucket');
  expect(await rowsOf(back)).toEqual([
    row('settings.backups', null, { data: { place: 'folder', bucket: null } }),
  ]);
  expect(await rowsOf(back)).toEqual([]);
});

test('the mail server, the YouTube key and the time zone', async () => {
  const smtp = await startSmtp();
  const server = { host: '127.0.0.1', port: smtp.port, user: '', from: 'songs@paattu.example' };
  expect(await rowsOf(() => send('PUT', 'settings/mail', server))).toEqual([row('settings.mail', null)]);
  await smtp.stop();
  expect(await rowsOf(() => send('PUT', 'settings/youtube', { key: YOUTUBE_KEY }))).toEqual([
    row('settings.videoKey', null),
  ]);
  const timeZone = 'Asia/Kolkata';
  expect(await rowsOf(() => send('PUT', 'settings/time-zone', { timeZone }))).toEqual([
    row('settings.timeZone', null),
  ]);
});

test('who sees the site', async () => {
  const visibility = 'visibility/public';
  // Nobody waits for a result, as on a site whose contests are over.
  const over = (result: string) =>
    app.asSuperuser(
      `set session_replication_role = replica; update contests set result_final_at = ${result}`,
    );
  await over(`coalesce(result_final_at, '2001-01-01')`);
  expect(await rowsOf(() => send('DELETE', visibility))).toEqual([row('site.hide', null)]);
  await over(`nullif(result_final_at, '2001-01-01')`);
  expect(await rowsOf(() => send('POST', 'visibility/look-link'))).toEqual([row('site.makeLookLink', null)]);
  expect(await rowsOf(() => send('DELETE', 'visibility/look-link'))).toEqual([row('site.endLookLink', null)]);
  expect(await rowsOf(() => send('PUT', visibility))).toEqual([row('site.publish', null)]);
  // Nothing changes, so nothing is an act.
  expect(await rowsOf(() => send('PUT', visibility))).toEqual([]);
});

test('the reasons for decisions on entries', async () => {
  const { reject, disapprove } = await send('GET', 'moderation-reasons/all');
  const [first, ...others] = disapprove;
  const save = () =>
    send('PUT', 'moderation-reasons/all', { reject, disapprove: [{ ...first, label: 'Again' }, ...others] });
  expect(await rowsOf(save)).toEqual([
    row('settings.reasons', null, {
      before: { disapprove },
      after: { disapprove: [{ ...first, label: 'Again' }, ...others] },
    }),
  ]);
  expect(await rowsOf(save)).toEqual([]);
});

test('an answer to an entrant, and messages that need none', async () => {
  const { id } = await createEntry(app);
  const [answerId, messageId] = [randomUUID(), randomUUID()];
  const path = `entries/${id}/messages`;
  const answer = () => send('POST', path, { id: answerId, text: 'Asha sings.', seen: null });
  expect(await rowsOf(answer)).toEqual([
    row('entry.answer', id, { contestId, data: { messageId: answerId } }),
  ]);
  await app.dataSource.query(
    `insert into entry_messages (id, entry_id, number, body) values ($1, $2, 2, 'Thank you!')`,
    [messageId, id],
  );
  const settle = () => send('PUT', `${path}/${messageId}/settled`);
  expect(await rowsOf(settle)).toEqual([row('entry.settleMessages', id, { contestId, data: { messageId } })]);
  expect(await rowsOf(settle)).toEqual([]);
});

test('a private note, written and deleted, and the reason of a rejection', async () => {
  const { id } = await createEntry(app);
  const path = `entries/${id}/notes`;
  let noteId = '';
  const add = async () => ([{ id: noteId }] = await send('POST', path, { body: 'Asha sings.' }));
  expect(await rowsOf(add)).toEqual([row('entry.addNote', id, { contestId, data: { noteId } })]);
  expect(await rowsOf(() => send('DELETE', `${path}/${noteId}`))).toEqual([
    row('entry.deleteNote', id, { contestId, data: { noteId } }),
  ]);
  const [{ id: reasonId }] = (await send('GET', 'moderation-reasons/all')).reject;
  const version = await versionSeen(app, id);
  const decision = { status: 'pending', version, reasonId, sentence: 'Dear Asha.' };
  const reject = () => send('POST', `entries/${id}/reject`, decision);
  expect(await rowsOf(reject)).toEqual([
    row('entry.reject', id, { contestId, data: { from: 'pending', to: 'rejected', reasonId } }),
  ]);
});

test('the term of personal data, and a legal hold', async () => {
  const choose = () => send('PUT', 'retention/email', { days: 100 });
  expect(await rowsOf(choose)).toEqual([
    row('retention.edit', 'email', {
      data: { kind: 'email' },
      before: { days: 365 },
      after: { days: 100 },
    }),
  ]);
  expect(await rowsOf(choose)).toEqual([]);
  const hold = { contestId, reason: 'A dispute' };
  let id = '';
  const set = async () => ([{ id }] = (await send('POST', 'legal-holds', hold)) as [{ id: string }]);
  expect(await rowsOf(set)).toEqual([
    row('hold.set', id, { contestId, before: null, after: { reason: 'A dispute' } }),
  ]);
  expect(await rowsOf(() => send('POST', `legal-holds/${id}/lift`))).toEqual([
    row('hold.lift', id, { contestId }),
  ]);
});

test('a backup, asked for and downloaded', async () => {
  const { dataSource } = app;
  const idOf = async () => (await dataSource.query<[{ id: string }]>('select id from backups'))[0].id;
  const asked = await rowsOf(() => send('POST', 'care/backups'));
  const id = await idOf();
  expect(asked).toEqual([row('backup.make', id)]);
  expect(await rowsOf(() => send('POST', 'care/backups'))).toEqual([]);
  await dataSource.query(
    `update backups set name = 'whole', state = 'done', begun_at = now(), ended_at = now()`,
  );
  await mkdir(join(app.dataDir, 'backups/whole'), { recursive: true });
  await writeFile(join(app.dataDir, 'backups/whole/SHA256SUMS'), '');
  expect(await rowsOf(() => send('POST', `care/backups/${id}/link`))).toEqual([row('backup.download', id)]);
  // The process that carries it out writes the act (restore-by-owner.int.spec.ts).
  seen.add('backup.restore');
  expect(await rowsOf(() => send('POST', `care/backups/${id}/restore`, { name: 'Paattu' }))).toEqual([
    row('backup.askRestore', id),
  ]);
  // care.int.spec.ts
  seen.add('backup.upload');
  // example.int.spec.ts
  seen.add('example.add').add('example.remove');
});

test('proof of ownership: asked for, cancelled, recorded by hand, and found', async () => {
  const { id, videoId } = await createEntry(app, { status: 'approved' });
  const path = `entries/${id}/proof`;
  const ask = () => send('POST', path);
  const act = (action: AuditAction) => [row(action, id, { contestId })];
  expect(await rowsOf(ask)).toEqual(act('entry.askProof'));
  expect(await rowsOf(() => send('DELETE', path))).toEqual(act('entry.cancelProof'));
  const { code: description } = await ask();
  const found = { entryId: id, videoId, description };
  const find = () => inTransaction(app.dataSource, (tx) => recordFoundCode(tx, app.get(AuditLog), found));
  expect(await rowsOf(find)).toEqual([row('entry.findProof', id, { contestId, actorId: null })]);
  const { id: other, videoId: seen } = await createEntry(app, { status: 'pending' });
  await send('POST', `entries/${other}/proof`);
  const record = () => send('POST', `entries/${other}/proof/record`, { videoId: seen });
  expect(await rowsOf(record)).toEqual([row('entry.recordProof', other, { contestId })]);
});

test('erasing details, which keeps their hash, and the export of the audit log', async () => {
  const { manager } = app.dataSource;
  const { id } = await manager.findOneByOrFail(AuditRow, { action: 'contest.create' });
  const erase = () => send('DELETE', `audit/${id}/details`);
  expect(await rowsOf(erase)).toEqual([
    row('audit.eraseDetails', String(id), { contestId: expect.any(String) }),
  ]);
  expect(await rowsOf(erase)).toEqual([]);
  expect(await manager.findBy(AuditDetails, { auditId: id })).toEqual([]);
  expect((await manager.findOneByOrFail(AuditRow, { id })).detailsHash).toHaveLength(32);
  expect(await rowsOf(() => send('GET', 'audit/export'))).toEqual([row('audit.export', null)]);
});

// @trust audit-log
test('every act that the audit log knows is written, without a name or an address', async () => {
  // The acts of other modules have their tests there.
  const others = AUDIT_ACTIONS.filter((action) =>
    /^(moderator\.|token\.|judge\.|round\.|mark\.|prize\.|result\.|votes?\.|contest.(closeVotes|takeStock)$)/.test(
      action,
    ),
  );
  expect([...seen, ...others].sort()).toEqual([...AUDIT_ACTIONS].sort());
  const [{ text }] = await app.dataSource.query<[{ text: string }]>(
    'select string_agg(row::text, chr(10)) as text from audit_log row',
  );
  expect(text).not.toMatch(/@|Anjali|Asha|youtu/);
});
