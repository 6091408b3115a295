import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { eventually } from '../../../test/eventually.js';
import { createEntry, currentContest, deleteContests, versionSeen } from '../../../test/factories/contest.js';
import { createEmail } from '../../../test/factories/emails.js';
import { createSong } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { CONFIG } from '../../config/config.module.js';
import { UNCOUNTED_EMAILS } from '../mailing/public.sql.js';
import { MailingService } from '../mailing/mailing.service.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Storage } from '../../infra/storage/storage.js';
import { Erasures } from './erasures.service.js';
import { EXPIRIES } from './expiries.js';
import { BATCH } from './expiries.sql.js';
import { RequestedErasures } from './requests/requested-erasures.js';
import { RetentionRun } from './jobs/retention-run.entity.js';
import { RetentionProcessor } from './jobs/retention.processor.js';
import type { Kind } from './kind.js';
import { type KindName, KINDS } from './kinds.js';
import { ContestEntry } from '../contest/entries/contest-entry.entity.js';
import { PHOTO_FOLDERS } from '../contest/photos/photo-files.js';
import type { LegalHoldDto } from './holds/legal-hold.dto.js';
import type { RetentionKindDto } from './rules/retention.dto.js';
import { RetentionService } from './rules/retention.service.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of the tests: no other data is so old. */
const NOW = new Date('2031-03-10T12:00:00Z');

let app: TestApp;
let runner: RetentionProcessor;
let owner: Awaited<ReturnType<typeof createUser>>;
let contestId: string;
let ofRelease: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  contestId = (await currentContest(app)).id;
  // Without a worker, which would run it too.
  const requested = new RequestedErasures(
    app.get(CONFIG as never),
    app.dataSource,
    app.get(Erasures),
    app.get(MailingService),
  );
  runner = new RetentionProcessor(
    app.dataSource,
    app.get(Storage as never),
    app.get(ChangeTopics),
    requested,
  );
  [{ ofRelease }] = await app.dataSource.query<[{ ofRelease: string }]>(
    `select pg_get_functiondef('site_now'::regproc) as "ofRelease"`,
  );
});

beforeEach(async () => {
  await setNow(NOW);

  await app.asSuperuser(
    `truncate contest_entries, entry_events, outgoing_emails, contact_messages, song_interactions, staff, legal_holds,
       erasure_requests, account_tokens, refresh_tokens, captchas, retention_runs, retention_rules cascade`,
  );
  await deleteContests(app, 'voted-%');
  await app.asSuperuser(
    `delete from audit_details;
     update contests set winner_at = '2031-02-01T00:00Z'`,
  );
});

afterAll(async () => {
  await app.asSuperuser(ofRelease);
  await app.close();
});

const setNow = (now: Date) =>
  app.asSuperuser(
    `create or replace function site_now() returns timestamptz language sql stable as $$ select timestamptz '${now.toISOString()}' $$`,
  );

/** A run ends sessions: it is years later. */
const admin = () => client(app).as(owner).at('/api/admin');

async function acts(action: string) {
  const { body } = await admin().get('/audit', { filter: { action } });
  return body as Array<{ id: number; subjectId: string }>;
}

/** Of the test's database; other suites have theirs. */
async function advisoryLocks(granted: boolean): Promise<number> {
  const locks = await app.dataSource.query<unknown[]>(
    `select from pg_locks join pg_database on oid = database
     where locktype = 'advisory' and datname = current_database() and granted = $1`,
    [granted],
  );
  return locks.length;
}

async function kindOf(kind: KindName): Promise<RetentionKindDto> {
  const { body } = await admin().get('/retention');
  return (body as RetentionKindDto[]).find((each) => each.kind === kind)!;
}

async function lastRun(): Promise<RetentionRun> {
  const [run] = await app.dataSource.manager.find(RetentionRun, { order: { id: 'DESC' }, take: 1 });
  return run!;
}

const insert = async (sql: string, at: Date): Promise<string> => {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(sql, [at]);
  return id;
};

async function createRevision(values: string, at: Date): Promise<string> {
  const { id } = await createEntry(app, { status: 'approved' });
  return insert(
    `insert into entry_revisions (entry_id, name, video_flags, created_at, decided_at, state)
     values ('${id}', 'Asha', '{unlisted}', ${values}) returning id`,
    at,
  );
}

/** Creates a vote in a contest whose result was confirmed at `at`, and what belongs to the vote. */
async function createVoter(at: Date, more: string, email = `'devi@voter.example'`): Promise<string> {
  const year = 1000 + (votedContests += 2);
  return insert(
    `with contest as (
       insert into contests (slug, title, song_title, prize_amount, time_zone, announce_at, opens_at, closes_at,
         voting_opens_at, voting_closes_at, winner_at, certified_at)
       select 'voted-${year}', 'Voted', 'Mazha', 1, 'Asia/Kolkata', day, day, day + interval '1 day', day + interval '1 day',
         day + interval '2 days', day + interval '3 days', $1::timestamptz from (values ('${year}-01-01Z'::timestamptz)) each (day)
       returning id),
     entry as (
       insert into contest_entries (contest_id, name, email, youtube_url, video_id, status, verification_image_url, card_image_url)
       select id, 'Asha', 'asha@visitor.example', '', 'dQw4w9WgXcQ', 'approved', 'a.jpg', 'a.webp' from contest returning id, contest_id)
     insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256)
     select contest_id, id, sha256('x'), '000000${year}', ${email}, 'en', '' from entry returning id`,
    at,
  ).then((ballotId) =>
    insert(
      `with at as (select $1::timestamptz), vote as (select * from ballots where id = '${ballotId}') ${more}`,
      at,
    ),
  );
}

let votedContests = 0;

/** Creates a row whose term counts from `at`, by its kind and what more there is of the kind. Returns its id. */
const CREATE: Record<string, (at: Date) => Promise<string>> = {
  'rejected-photo': async (at) => {
    const { id } = await createEntry(app, { status: 'rejected' });
    await insert(
      `insert into entry_events (entry_id, action, from_status, to_status, created_at)
       values ('${id}', 'reject', 'pending', 'rejected', $1) returning entry_id as id`,
      at,
    );
    return id;
  },
  youtube: async (at) => {
    const { id, videoId } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into entry_videos (entry_id, video_id, channel_id, duration_s, checked_at)
       values ('${id}', '${videoId}', 'UCabc', 200, $1) returning entry_id as id`,
      at,
    );
  },
  'youtube of a revision': (at) => createRevision(`$1, null, 'pending'`, at),
  revision: (at) => createRevision(`$1::timestamptz, $1, 'rejected'`, at),
  'entry-message': async (at) => {
    const { id } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into entry_messages (id, entry_id, number, body, created_at)
       values (gen_random_uuid(), '${id}', 1, 'May I?', $1) returning id`,
      at,
    );
  },
  email: async (at) => {
    const { id } = await createEmail(app, { status: 'sent' });
    return insert(`update outgoing_emails set created_at = $1 where id = '${id}' returning id`, at).then(
      () => id,
    );
  },
  'contact-message': (at) =>
    insert(
      `with message as (
         insert into contact_messages (name, email, subject, message, created_at)
         values ('Asha', 'asha@visitor.example', 'A song', 'Loved it.', $1::timestamptz - interval '40 days') returning id),
       answer as (insert into contact_answers (id, message_id, text, created_at) select gen_random_uuid(), id, 'Thank you.', $1 from message)
       select id from message`,
      at,
    ),
  listener: async (at) => {
    const { id } = await createSong(app);
    return insert(
      `insert into song_interactions (song_id, interaction_type, ip_address, created_at)
       values ('${id}', 'play', '2001:db8::/64', $1) returning id::text`,
      at,
    );
  },
  invitation: (at) =>
    insert(
      `insert into staff (email, token_hash, expires_at, revoked_at)
       values ('${randomUUID()}@visitor.example', sha256(gen_random_uuid()::text::bytea), '2020-01-01Z', $1) returning id`,
      at,
    ),
  'act-details': async (at) => {
    const id = await insert(
      `with act as (insert into audit_log (action, subject_kind, details_hash) values ('song.edit', 'song', sha256('')) returning id),
       details as (insert into audit_details (audit_id, salt, before) select id, '\\x00', '{"title": "Rain"}' from act)
       select id::text from act where $1::timestamptz is not null`,
      at,
    );
    // The table dates acts by itself.
    await app.asSuperuser(
      `set session_replication_role = replica; update audit_log set at = '${at.toISOString()}' where id = ${id}`,
    );
    return id;
  },
  hold: (at) =>
    insert(
      `insert into legal_holds (contest_id, reason, lifted_at) values ('${contestId}', 'A dispute', $1) returning id`,
      at,
    ),
  'erasure-request': (at) =>
    insert(
      `insert into erasure_requests (entry_id, contest_id, state, expires_at, confirmed_at, erased_at)
       values (gen_random_uuid(), '${contestId}', 'done', '2020-01-01Z', '2020-01-01Z', $1) returning id`,
      at,
    ),
  'account-link': async (at) => {
    const { id } = await createUser(app);
    return insert(
      `insert into account_tokens (user_id, purpose, token_hash, expires_at)
       values ('${id}', 'verify_email', sha256(gen_random_uuid()::text::bytea), $1) returning id`,
      at,
    );
  },
  'entry-link': async (at) => {
    const { id } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into entry_links (entry_id, token_hash, expires_at)
       values ('${id}', sha256(gen_random_uuid()::text::bytea), $1) returning id`,
      at,
    );
  },
  'entry-link of a browser': async (at) => {
    const { id } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into entry_sessions (entry_id, token_hash, expires_at)
       values ('${id}', sha256(gen_random_uuid()::text::bytea), $1) returning id`,
      at,
    );
  },
  'entry-link of a correction': async (at) => {
    const { id } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into entry_corrections (entry_id, expires_at) values ('${id}', $1) returning entry_id as id`,
      at,
    );
  },
  'new-address': async (at) => {
    const { id } = await createEntry(app, { status: 'approved' });
    return insert(
      `insert into address_changes (entry_id, email, token_hash, expires_at)
       values ('${id}', 'new@visitor.example', sha256(gen_random_uuid()::text::bytea), $1) returning entry_id as id`,
      at,
    );
  },
  'security-event': (at) =>
    insert(
      `insert into security_events (kind, network, hour, first_at, last_at)
       values ('sign-in-failed', gen_random_uuid()::text, date_trunc('hour', $1::timestamptz, 'UTC'), $1::timestamptz - interval '1 minute', $1)
       returning id::text`,
      at,
    ),
  'personal-read': (at) =>
    insert(
      `insert into personal_reads (user_id, what, subject_id, hour, at)
       values (gen_random_uuid(), 'entry', gen_random_uuid()::text, date_trunc('hour', $1::timestamptz, 'UTC'), $1)
       returning id::text`,
      at,
    ),
  'session of an identity check': async (at) => {
    const { id } = await createUser(app);
    return insert(
      `insert into identity_checks (session_id, user_id, checked_at) values (gen_random_uuid(), '${id}', $1)
       returning session_id as id`,
      at,
    );
  },
  bounce: (at) =>
    insert(
      `insert into email_bounces (report_hash, source, address, kind, ends_emails, created_at)
       values (sha256(gen_random_uuid()::text::bytea), 'mailbox', gen_random_uuid() || '@visitor.example', 'permanent', true, $1)
       returning id`,
      at,
    ),
  'passkey-challenge': (at) =>
    insert(
      `insert into passkey_challenges (challenge_hash, purpose, holder_hash, created_at, expires_at)
       values (sha256(gen_random_uuid()::text::bytea), 'log-in', sha256('browser'), $1::timestamptz - interval '5 minutes', $1)
       returning challenge_hash::text as id`,
      at,
    ),
  'staff-browser': async (at) => {
    const { id } = await createUser(app);
    return insert(
      `insert into staff_browsers (user_id, token_hash, first_at, last_at)
       values ('${id}', sha256(gen_random_uuid()::text::bytea), $1::timestamptz - interval '1 day', $1) returning id`,
      at,
    );
  },
  'api-token': async (at) => {
    const { id } = await createUser(app);
    return insert(
      `insert into api_tokens (user_id, name, scopes, token_hash, created_at, expires_at)
       values ('${id}', 'Statistics', '{songs:read}', sha256(gen_random_uuid()::text::bytea), $1::timestamptz - interval '30 days', $1)
       returning id`,
      at,
    );
  },
  session: async (at) => {
    const { id } = await createUser(app);
    return insert(
      `insert into refresh_tokens (family_id, user_id, token_hash, expires_at)
       values (gen_random_uuid(), '${id}', sha256(gen_random_uuid()::text::bytea), $1) returning id`,
      at,
    );
  },
  voter: (at) => createVoter(at, 'select id from vote'),
  'voter of a request': (at) =>
    createVoter(
      at,
      `insert into vote_requests (contest_id, entry_id, voter_key, language, token_hash, consent_text_sha256, expires_at)
       select contest_id, entry_id, sha256('x'), 'en', sha256(gen_random_uuid()::text::bytea), '', now() from vote returning id`,
      'null',
    ),
  'voter of a context': (at) =>
    createVoter(
      at,
      `insert into ballot_contexts (ballot_id, ip, network, user_agent_class)
       select id, '203.0.113.7', '203.0.113.0/24', 'browser' from vote returning ballot_id as id`,
      'null',
    ),
  'voter of a signal': (at) =>
    createVoter(
      at,
      `insert into ballot_signals (ballot_id, kind, points, evidence, rules_version)
       select id, 'device', 40, '{}', 1 from vote returning ballot_id as id`,
      'null',
    ),
  'voter of a domain': (at) =>
    insert(
      `insert into mail_domains (domain, checked_at) values (gen_random_uuid() || '.example', $1) returning domain as id`,
      at,
    ),
  'voter of a lost vote': (at) =>
    createVoter(
      at,
      `insert into lost_votes (ballot_id, entry_id) select id, entry_id from vote returning id`,
      'null',
    ),
  'unconfirmed-voter': (at) =>
    createVoter(
      at,
      `insert into vote_requests (contest_id, entry_id, voter_key, email, language, token_hash, consent_text_sha256, expires_at)
       select contest_id, entry_id, sha256('x'), 'eva@voter.example', 'en', sha256(gen_random_uuid()::text::bytea), '', $1 from vote returning id`,
      'null',
    ),
  'unconfirmed-voter of an email': (at) =>
    insert(
      `insert into outgoing_emails (template, to_address, status, created_at)
       values ('vote-link', 'eva@voter.example', 'sent', $1::timestamptz - interval '1 day') returning id`,
      at,
    ),
  'voter of an email': (at) =>
    createVoter(
      at,
      `insert into outgoing_emails (template, to_address, status, contest_id)
       select 'vote-entry-gone', 'eva@voter.example', 'sent', contest_id from vote returning id`,
      'null',
    ),
  'vote-browser': (at) =>
    createVoter(
      at,
      `insert into vote_sessions (token_hash, ballot_id, expires_at)
       select sha256(gen_random_uuid()::text::bytea), id, $1 from vote returning token_hash::text as id`,
      'null',
    ),
  'judge-address': (at) =>
    createVoter(
      at,
      `insert into judges (contest_id, name, email, canonical_email, locale, link_hash, link_expires_at)
       select contest_id, 'Leela', 'leela@jury.example', 'leela@jury.example', 'en', sha256(gen_random_uuid()::text::bytea), now()
       from vote returning id`,
      'null',
    ),
  'judge-address of a note': (at) =>
    createVoter(
      at,
      `, judge as (
         insert into judges (contest_id, name, locale, link_hash, link_expires_at)
         select contest_id, 'Leela', 'en', sha256(gen_random_uuid()::text::bytea), now() from vote returning id),
       round as (
         insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
         select contest_id, 2, 7, '2020-01-01Z', '2099-01-01Z' from vote returning id)
       insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, note)
       select vote.contest_id, round.id, judge.id, entry_id, 'recused', 'My cousin.' from vote, judge, round returning id`,
      'null',
    ),
  'jury-browser': (at) =>
    createVoter(
      at,
      `, judge as (
         insert into judges (contest_id, name, locale, link_hash, link_expires_at)
         select contest_id, 'Leela', 'en', sha256(gen_random_uuid()::text::bytea), now() from vote returning id)
       insert into jury_sessions (judge_id, token_hash, expires_at, user_agent_class)
       select id, sha256(gen_random_uuid()::text::bytea), $1, 'browser' from judge returning id`,
      'null',
    ),
  captcha: (at) =>
    insert(`insert into captchas (answer_hash, expires_at) values ('\\x00', $1) returning id`, at),
};

/** The rows that a run would still end if their term were over. */
async function left(kind: KindName): Promise<string[]> {
  const ids: string[] = [];
  for (const { table, key, where } of EXPIRIES.filter((each) => each.kind === kind)) {
    const rows = await app.dataSource.query<Array<{ id: string }>>(
      `select row.${key}::text as id from ${table} row where ${where}`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const COUNTED_FROM_THE_WINNER = ['undecided-photo', 'other-entry'] as const;

const daysOf = (kind: KindName) => (KINDS[kind] as Kind).term!.days;

describe('the nightly job', () => {
  test('is tested with each way in which data ends', () => {
    const created = [...Object.keys(CREATE).map((name) => name.split(' ')[0]), ...COUNTED_FROM_THE_WINNER];
    expect(created.sort()).toEqual(EXPIRIES.map(({ kind }) => kind).sort());
  });

  // @trust retention-terms
  test.each(Object.keys(CREATE))('ends %s exactly at its term', async (name) => {
    const kind = name.split(' ')[0] as KindName;
    const days = daysOf(kind);
    const over = await CREATE[name]!(new Date(NOW.getTime() - days * DAY_MS));
    const kept = await CREATE[name]!(new Date(NOW.getTime() - days * DAY_MS + 1));
    await runner.process();
    const ids = await left(kind);
    expect([ids.includes(over), ids.includes(kept)]).toEqual([false, true]);
    expect(await lastRun()).toMatchObject({ counts: { [kind]: 1 }, endedAt: NOW, error: null });
  });

  test.each(UNCOUNTED_EMAILS)(
    'ends %s with what is known of voters, not with other emails',
    async (template) => {
      const id = await createVoter(
        NOW,
        `insert into outgoing_emails (template, to_address, status, contest_id)
       select '${template}', 'eva@voter.example', 'sent', contest_id from vote returning id`,
        'null',
      );
      expect([await left('voter'), await left('email')]).toEqual([expect.arrayContaining([id]), []]);
    },
  );

  test('ends who voted in a contest that nobody certified, a year and the term after its winner', async () => {
    const id = await CREATE['voter']!(NOW);
    const [[{ ended }]] = await app.dataSource.query<[[{ ended: Date }], number]>(
      `update contests set certified_at = null where id = (select contest_id from ballots where id = $1)
       returning winner_at + interval '1 year' + make_interval(days => $2) as ended`,
      [id, daysOf('voter')],
    );
    await setNow(new Date(ended.getTime() - 1));
    await runner.process();
    expect(await left('voter')).toContain(id);
    await setNow(ended);
    await runner.process();
    expect(await left('voter')).not.toContain(id);
  });

  test.each([
    ['pending', 'undecided-photo'],
    ['withdrawn', 'undecided-photo'],
    ['pending', 'other-entry'],
    ['rejected', 'other-entry'],
  ] as const)('ends what a %s entry has of %s at its term after the winner', async (status, kind) => {
    const withdrawn = status === 'withdrawn' && ({ withdrawnAt: NOW, withdrawnFrom: 'pending' } as const);
    const { id } = await createEntry(app, { status, ...withdrawn });
    const ended = new Date(Date.parse('2031-02-01T00:00Z') + daysOf(kind) * DAY_MS);
    await setNow(new Date(ended.getTime() - 1));
    await runner.process();
    expect(await left(kind)).toEqual([id]);
    await setNow(ended);
    await runner.process();
    expect(await left(kind)).toEqual([]);
  });

  test.each(['pending', 'rejected', 'withdrawn'] as const)(
    'ends nothing of a %s entry of the demo, which is of nobody and whose dates are past',
    async (status) => {
      const withdrawn = status === 'withdrawn' && ({ withdrawnAt: NOW, withdrawnFrom: 'pending' } as const);
      const past = new Date('2025-07-05T08:30:00Z');
      const { id } = await createEntry(app, {
        status,
        ...withdrawn,
        isDemo: true,
        submittedAt: past,
        updatedAt: past,
      });
      await setNow(new Date('2041-02-01T00:00Z'));
      await runner.process();
      const entry = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
      expect([entry.status, entry.photoKey]).toEqual([status, expect.any(String)]);
      expect(await lastRun()).toMatchObject({ error: null });
    },
  );

  test('counts the term of what YouTube said of a proposed video from its answer, though the revision is newer', async () => {
    const { id, videoId } = await createEntry(app, { status: 'approved' });
    const answeredAt = new Date(NOW.getTime() - daysOf('youtube') * DAY_MS);
    const revision = await insert(
      `insert into entry_revisions (entry_id, video_id, video_title, video_checked_at)
       values ('${id}', '${videoId}', 'Mazha', $1) returning id`,
      new Date(answeredAt.getTime() + 1),
    );
    await runner.process();
    expect(await left('youtube')).toEqual([revision]);
    await app.dataSource.query(`update entry_revisions set video_checked_at = $1`, [answeredAt]);
    await runner.process();
    expect(await left('youtube')).toEqual([]);
    expect(await app.dataSource.query('select video_id, video_title from entry_revisions')).toEqual([
      { video_id: videoId, video_title: null },
    ]);
  });

  test.each(['title', 'channel_title'])('ends a %s at once that has no time any more', async (column) => {
    const { id, videoId } = await createEntry(app, { status: 'approved' });
    await app.dataSource.query(
      `insert into entry_videos (entry_id, video_id, ${column}, health_since) values ($1, $2, 'Mazha', $3)`,
      [id, videoId, NOW],
    );
    expect(await left('youtube')).toEqual([id]);
    await runner.process();
    expect(await app.dataSource.query(`select ${column} as text from entry_videos`)).toEqual([
      { text: null },
    ]);
  });

  test.each(COUNTED_FROM_THE_WINNER)(
    'counts the term of %s from the withdrawal, if that was later than the winner',
    async (kind) => {
      const years = new Date('2040-01-01T00:00Z');
      const withdrawn = { status: 'withdrawn', withdrawnAt: years, withdrawnFrom: 'approved' } as const;
      const { id } = await createEntry(app, { ...withdrawn, updatedAt: years });
      const ended = new Date(years.getTime() + daysOf(kind) * DAY_MS);
      await setNow(new Date(ended.getTime() - 1));
      await runner.process();
      expect(await left(kind)).toEqual([id]);
      await setNow(ended);
      await runner.process();
      expect(await left(kind)).toEqual([]);
    },
  );

  test('ends a revision that nobody decided at its term after the winner, with its photo', async () => {
    const { id } = await createEntry(app, { status: 'approved' });
    const storage = app.get<Storage>(Storage as never);
    const keys = [`${PHOTO_FOLDERS.entries}/proposed.jpg`, `${PHOTO_FOLDERS.entries}/proposed.webp`];
    for (const key of keys) await storage.put(key, Buffer.from('photo'));
    await app.dataSource.query(
      `insert into entry_revisions (entry_id, verification_image_url, card_image_url, created_at)
       values ($1, $2, $3, '2031-01-01Z')`,
      [id, ...keys],
    );
    const found = async () => [
      (await left('revision')).length,
      ...(await Promise.all(keys.map(async (key) => (await storage.stat(key)) !== null))),
    ];
    const ended = new Date(Date.parse('2031-02-01T00:00Z') + daysOf('revision') * DAY_MS);
    await setNow(new Date(ended.getTime() - 1));
    await runner.process();
    expect(await found()).toEqual([1, true, true]);
    await setNow(ended);
    await runner.process();
    expect(await found()).toEqual([0, false, false]);
  });

  test('keeps approved entries with their photos for as long as the site shows the contest', async () => {
    const { id, photoKey } = await createEntry(app, { status: 'approved' });
    await setNow(new Date('2099-01-01T00:00Z'));
    await runner.process();
    expect(
      await app.dataSource.query('select id, verification_image_url as photo from contest_entries'),
    ).toEqual([{ id, photo: photoKey }]);
  });

  test('keeps an email that is not sent yet', async () => {
    await createEmail(app, { status: 'queued' });
    await setNow(new Date('2099-01-01T00:00Z'));
    await runner.process();
    expect(await app.dataSource.query('select status from outgoing_emails')).toEqual([{ status: 'queued' }]);
  });

  // @trust retention-hold
  test('ends nothing of a contest with a legal hold, and all of it in the first night after', async () => {
    const { id: entryId } = await createEntry(app, { status: 'rejected' });
    await createEmail(app, { status: 'sent', entryId });
    await createEmail(app, { status: 'sent', contestId, template: 'rules-changed' });
    await setNow(new Date('2040-01-01T00:00Z'));
    const set = await admin().post('/legal-holds', { contestId, reason: 'A dispute' });
    expect(set).toMatchObject({ status: 201, body: [{ contestId, reason: 'A dispute', liftedAt: null }] });
    const held = async () =>
      app.dataSource.query(
        `select (select count(*)::int from contest_entries where verification_image_url is not null) as photos,
           (select count(*)::int from outgoing_emails) as emails`,
      );
    await runner.process();
    expect(await held()).toEqual([{ photos: 1, emails: 2 }]);
    expect((await kindOf('email')).heldCount).toBe(2);
    expect(await admin().delete(`/entries/${entryId}`)).toMatchObject({
      status: 409,
      body: { code: 'CONTEST_HELD' },
    });

    const [{ id }] = set.body as [LegalHoldDto];
    expect((await admin().post(`/legal-holds/${id}/lift`)).status).toBe(200);
    await runner.process();
    expect(await held()).toEqual([{ photos: 0, emails: 0 }]);
  });

  test('works in batches, and a run that was killed goes on counting in its report', async () => {
    await app.dataSource.query(
      `insert into outgoing_emails (template, to_address, status, created_at)
       select 'contact-receipt', 'a@visitor.example', 'sent', '2029-01-01Z' from generate_series(1, $1::int)`,
      [2 * BATCH + 1],
    );
    const query = jest.spyOn(app.dataSource, 'transaction');
    await app.dataSource.query(`insert into retention_runs (counts) values ('{"email": 7}')`);
    await runner.process();
    expect(query.mock.calls.length).toBeGreaterThanOrEqual(3);
    query.mockRestore();
    expect(await app.dataSource.manager.find(RetentionRun)).toMatchObject([
      { counts: { email: 7 + 2 * BATCH + 1 }, endedAt: NOW },
    ]);
  });

  test('is run by one of several workers', async () => {
    const lock = app.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table retention_runs in exclusive mode');
    const first = runner.process();
    await eventually(async () => (await advisoryLocks(true)) > 0);
    await runner.process();
    await lock.rollbackTransaction();
    await lock.release();
    await first;
    expect(await app.dataSource.manager.count(RetentionRun)).toBe(1);
  });

  test('leaves the photo of an entry that a moderator approves meanwhile', async () => {
    const { id } = await createEntry(app, { status: 'rejected' });
    await setNow(new Date('2031-12-01T00:00Z'));
    const decision = app.dataSource.createQueryRunner();
    await decision.startTransaction();
    await decision.query(`update contest_entries set status = 'approved' where id = $1`, [id]);
    await runner.process();
    await decision.commitTransaction();
    await decision.release();
    await runner.process();
    expect(
      await app.dataSource.query('select verification_image_url is not null as photo from contest_entries'),
    ).toEqual([{ photo: true }]);
  });

  test('makes an entry without a photo impossible to approve', async () => {
    const { id } = await createEntry(app, { status: 'rejected' });
    await setNow(new Date('2031-12-01T00:00Z'));
    await runner.process();
    expect(await admin().get(`/entries/${id}`)).toMatchObject({ body: { photoUrl: null } });
    expect(
      await admin().post(`/entries/${id}/approve`, {
        status: 'rejected',
        version: await versionSeen(app, id),
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'PHOTO_DELETED' },
    });
  });

  test('reports a kind that fails, and ends the others', async () => {
    await CREATE.captcha!(new Date('2020-01-01Z'));
    await createEmail(app, { status: 'sent' });
    await app.asSuperuser(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'the disk is away'; end $$;
       create trigger fails before delete on outgoing_emails for each row execute function fail()`,
    );
    await setNow(new Date('2040-01-01T00:00Z'));
    await runner.process();
    await app.asSuperuser('drop trigger fails on outgoing_emails; drop function fail()');
    expect(await lastRun()).toMatchObject({ counts: { captcha: 1 }, error: 'email: the disk is away' });
  });

  test('reports that the requested erasures failed, and goes on', async () => {
    await CREATE.captcha!(new Date('2020-01-01Z'));
    await CREATE['erasure-request']!(NOW);
    await app.dataSource.query(`update erasure_requests set state = 'erased'`);
    await app.asSuperuser(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'the disk is away'; end $$;
       create trigger fails before update on erasure_requests for each row execute function fail()`,
    );
    await runner.process();
    await app.asSuperuser('drop trigger fails on erasure_requests; drop function fail()');
    expect(await lastRun()).toMatchObject({
      counts: { captcha: 1 },
      error: 'requested erasures: the disk is away',
    });
  });
});

test('the forecasts read one table after another, so that they leave connections for visitors', async () => {
  let [running, most] = [0, 0];
  const query = app.dataSource.query.bind(app.dataSource);
  const counting = jest.spyOn(app.dataSource, 'query').mockImplementation(async (...args) => {
    most = Math.max(most, ++running);
    return query(...args).finally(() => running--);
  });
  await app.get(RetentionService).listKinds();
  counting.mockRestore();
  expect(most).toBe(1);
});

// @trust retention-forecast
test('the forecast is what the nights then end', async () => {
  for (let day = 0; day < 3; day += 1) {
    for (let n = 0; n <= day; n += 1) {
      await CREATE['rejected-photo']!(new Date(NOW.getTime() - (daysOf('rejected-photo') - day) * DAY_MS));
      await CREATE.email!(new Date(NOW.getTime() - (daysOf('email') - day) * DAY_MS));
    }
  }
  const forecasts = { 'rejected-photo': await kindOf('rejected-photo'), email: await kindOf('email') };
  expect(forecasts.email.upcoming).toEqual([
    { at: '2031-03-10T21:11:00.000Z', count: 1 },
    { at: '2031-03-11T21:11:00.000Z', count: 2 },
    { at: '2031-03-12T21:11:00.000Z', count: 3 },
  ]);
  for (const night of [0, 1, 2]) {
    const { at } = forecasts.email.upcoming[night]!;
    await setNow(new Date(at));
    await runner.process();
    const { session: _, ...counts } = (await lastRun()).counts;
    expect(counts).toEqual({
      email: forecasts.email.upcoming[night]!.count,
      'rejected-photo': forecasts['rejected-photo'].upcoming[night]!.count,
    });
  }
});

describe('a term', () => {
  test('is changed by the owner within its bounds, and decides the next night', async () => {
    await CREATE.email!(new Date(NOW.getTime() - 100 * DAY_MS));
    const { term } = await kindOf('email');
    expect(term).toMatchObject({ days: 365, defaultDays: 365, min: 90, max: 1095 });
    const seen = admin().seen(term!.version);
    const saved = await seen.put('/retention/email', { days: 100 });
    expect(saved).toMatchObject({ status: 200, body: { term: { days: 100 }, upcoming: [{ count: 1 }] } });
    expect(await seen.put('/retention/email', { days: 120 })).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    await runner.process();
    expect(await lastRun()).toMatchObject({ counts: { email: 1 } });
    const [act] = await acts('retention.edit');
    expect(act).toMatchObject({ action: 'retention.edit', subjectId: 'email', data: { kind: 'email' } });
    expect((await admin().get(`/audit/${act!.id}`)).body).toMatchObject({
      before: { days: 365 },
      after: { days: 100 },
    });
  });

  test.each([
    ['email', 89],
    ['email', 1096],
    ['session', 2],
    ['listener', 366],
  ])('of %s is not %i days', async (kind, days) => {
    expect(await admin().put(`/retention/${kind}`, { days })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field: 'days' }] },
    });
  });

  test.each(['act', 'account', 'nothing', 'constructor'])('of %s does not exist', async (kind) => {
    expect(await admin().put(`/retention/${kind}`, { days: 100 })).toMatchObject({ status: 404 });
  });
});

describe('a legal hold', () => {
  test('is one for each contest, needs a reason, and is part of the audit log', async () => {
    expect(await admin().post('/legal-holds', { contestId, reason: ' ' })).toMatchObject({ status: 400 });
    expect(
      await admin().post('/legal-holds', { contestId: randomUUID(), reason: 'A dispute' }),
    ).toMatchObject({
      status: 404,
    });
    const both = await Promise.all(
      [1, 2].map(() => admin().post('/legal-holds', { contestId, reason: 'A dispute' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [{ id }] = (await admin().get('/legal-holds')).body as [LegalHoldDto];
    expect((await admin().post(`/legal-holds/${id}/lift`)).status).toBe(200);
    expect((await admin().post(`/legal-holds/${id}/lift`)).status).toBe(404);
    for (const action of ['hold.set', 'hold.lift']) {
      expect((await acts(action)).filter(({ subjectId }) => subjectId === id)).toMatchObject([{ contestId }]);
    }
  });

  test('that is set while a batch is deleted waits for it, and keeps the rest', async () => {
    const { id: entryId } = await createEntry(app, { status: 'rejected' });
    await createEmail(app, { status: 'sent', entryId });
    const batch = app.dataSource.createQueryRunner();
    await batch.startTransaction();
    await batch.query('select pg_advisory_xact_lock_shared(1766600000)');
    const setting = admin().post('/legal-holds', { contestId, reason: 'A dispute' });
    await eventually(async () => (await advisoryLocks(false)) > 0);
    expect(await app.dataSource.query('select from legal_holds')).toEqual([]);
    await batch.commitTransaction();
    await batch.release();
    expect((await setting).status).toBe(201);
    await setNow(new Date('2040-01-01T00:00Z'));
    await runner.process();
    expect([await left('rejected-photo'), (await left('email')).length]).toEqual([[entryId], 1]);
  });
});
