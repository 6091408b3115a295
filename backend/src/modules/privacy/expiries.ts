import { UNCOUNTED_SQL, VOTER_SQL } from '../mailing/public.sql.js';
import type { KindName } from './kinds.js';

/** How the nightly job finds the rows of a kind that have reached the end of their term, and what it does with them. */
export interface Expiry {
  kind: KindName;
  table: string;
  /** The primary key. */
  key: string;
  /** SQL that is true of the rows of the kind, which are called `row`. */
  where: string;
  /** SQL for the event from which the term counts. A row without the event is kept. */
  since: string;
  /** SQL for the contest that the row belongs to, whose legal hold keeps it; null for rows of no contest. */
  contest: string | null;
  /** Nobody may update the rows, so they cannot be locked, and need no lock. */
  isFinal?: true;
  /**
   * `erase`: the row is an entry, deleted with all that belongs to it. `blank`: some columns become their default. `files` are
   * columns with the storage keys of files, which are deleted with a row.
   */
  end:
    | { do: 'delete'; files?: string[] }
    | { do: 'erase' }
    | { do: 'blank'; columns: string[]; areFiles: boolean };
}

/** An entry can be withdrawn, or returned to pending, long after the winner: its term begins then. */
const leftAt = '(select greatest(winner_at, row.updated_at) from contests where id = row.contest_id)';
const PHOTO = ['verification_image_url', 'card_image_url'];
const contestOfEntry = '(select contest_id from contest_entries where id = row.entry_id)';
const contestOfBallot = '(select contest_id from ballots where id = row.ballot_id)';

/** A year after the announced result, a contest that nobody certified counts as decided. */
const decidedAt = (contestId: string) =>
  `(select coalesce(certified_at, winner_at + interval '1 year') from contests where id = ${contestId})`;

/** As `decidedAt`, but without a date before: the forecast would tell how many votes an entry has that left the contest. */
const onceDecided = (contestId: string) =>
  `(select coalesce(certified_at, case when winner_at + interval '1 year' <= site_now() then winner_at + interval '1 year' end)
    from contests where id = ${contestId})`;

const rejectedAt = `coalesce(
  (select max(created_at) from entry_events where entry_id = row.id and to_status = 'rejected'), row.updated_at)`;

const photo = (kind: KindName, where: string, since: string): Expiry => ({
  kind,
  table: 'contest_entries',
  key: 'id',
  where: `${where} and row.verification_image_url is not null and not row.is_demo`,
  since,
  contest: 'row.contest_id',
  end: { do: 'blank', columns: PHOTO, areFiles: true },
});

const deleted = (kind: KindName, table: string, since: string, more: Partial<Expiry> = {}): Expiry => ({
  kind,
  table,
  key: 'id',
  where: 'true',
  since,
  contest: null,
  end: { do: 'delete' },
  ...more,
});

/** A kind may have several. In the order in which the nightly job goes through them. */
export const EXPIRIES: readonly Expiry[] = [
  photo('rejected-photo', `row.status = 'rejected'`, rejectedAt),
  photo('undecided-photo', `row.status not in ('approved', 'rejected')`, leftAt),
  {
    kind: 'other-entry',
    table: 'contest_entries',
    key: 'id',
    where: `row.status <> 'approved' and row.erased_at is null and not row.is_demo`,
    since: leftAt,
    contest: 'row.contest_id',
    end: { do: 'erase' },
  },
  deleted(
    'revision',
    'entry_revisions',
    `coalesce(row.decided_at, (select winner_at from contests where id = ${contestOfEntry}))`,
    { contest: contestOfEntry, end: { do: 'delete', files: PHOTO } },
  ),
  deleted('entry-message', 'entry_messages', 'row.created_at', { contest: contestOfEntry }),
  {
    kind: 'youtube',
    table: 'entry_revisions',
    key: 'id',
    where: `(row.video_flags <> '{}' or row.video_checked_at is not null)`,
    // When YouTube did not answer the check, the row has flags and no time.
    since: 'coalesce(row.video_checked_at, row.created_at)',
    contest: null,
    end: {
      do: 'blank',
      columns: [
        'video_flags',
        'video_title',
        'video_channel_title',
        'video_duration_s',
        'video_published_at',
        'video_checked_at',
      ],
      areFiles: false,
    },
  },
  {
    kind: 'youtube',
    table: 'entry_videos',
    key: 'entry_id',
    // The release before leaves title and channel when it clears the time at the end of the term: they are due at once.
    where: 'num_nonnulls(row.checked_at, row.title, row.channel_title) > 0',
    since: 'coalesce(row.checked_at, to_timestamp(0))',
    contest: null,
    end: {
      do: 'blank',
      columns: ['title', 'channel_title', 'channel_id', 'duration_s', 'published_at', 'flags', 'checked_at'],
      areFiles: false,
    },
  },
  deleted('email', 'outgoing_emails', 'row.created_at', {
    // The sender needs the others.
    where: `row.status in ('sent', 'failed', 'suppressed') and row.template not in (${VOTER_SQL})`,
    contest: `coalesce(row.contest_id, ${contestOfEntry})`,
  }),
  deleted('bounce', 'email_bounces', 'row.created_at'),
  deleted(
    'contact-message',
    'contact_messages',
    `greatest(row.created_at, (select max(created_at) from contact_answers where message_id = row.id))`,
  ),
  {
    kind: 'listener',
    table: 'song_interactions',
    key: 'id',
    where: 'row.ip_address is not null',
    since: 'row.created_at',
    contest: null,
    end: { do: 'blank', columns: ['ip_address'], areFiles: false },
  },
  deleted('invitation', 'staff', 'coalesce(row.revoked_at, row.expires_at)', {
    where: '(row.accepted_at is null or row.revoked_at is not null)',
  }),
  deleted('act-details', 'audit_details', '(select at from audit_log where id = row.audit_id)', {
    key: 'audit_id',
    isFinal: true,
    contest: '(select contest_id from audit_log where id = row.audit_id)',
  }),
  deleted('hold', 'legal_holds', 'row.lifted_at'),
  deleted('erasure-request', 'erasure_requests', `coalesce(row.erased_at, row.expires_at)`, {
    where: `row.state in ('asked', 'taken-back', 'done')`,
  }),
  deleted('account-link', 'account_tokens', 'row.expires_at'),
  deleted('new-address', 'address_changes', 'row.expires_at', { key: 'entry_id' }),
  deleted('entry-link', 'entry_corrections', 'row.expires_at', { key: 'entry_id' }),
  deleted('entry-link', 'entry_links', 'row.expires_at'),
  deleted('entry-link', 'entry_sessions', 'row.expires_at'),
  {
    kind: 'voter',
    table: 'ballots',
    key: 'id',
    where: 'num_nonnulls(row.email, row.user_id) > 0',
    since: decidedAt('row.contest_id'),
    contest: 'row.contest_id',
    end: { do: 'blank', columns: ['email', 'user_id'], areFiles: false },
  },
  deleted('voter', 'vote_requests', decidedAt('row.contest_id'), { contest: 'row.contest_id' }),
  deleted('voter', 'ballot_contexts', decidedAt(contestOfBallot), {
    key: 'ballot_id',
    contest: contestOfBallot,
  }),
  deleted('voter', 'ballot_signals', decidedAt(contestOfBallot), {
    key: 'ballot_id',
    contest: contestOfBallot,
  }),
  // A domain of one person may name her. A later vote looks it up again.
  deleted('voter', 'mail_domains', 'row.checked_at', { key: 'domain' }),
  deleted('voter', 'lost_votes', onceDecided(contestOfBallot), { contest: contestOfBallot }),
  {
    kind: 'unconfirmed-voter',
    table: 'vote_requests',
    key: 'id',
    where: 'row.confirmed_at is null and num_nonnulls(row.email, row.network_key) > 0',
    since: 'row.expires_at',
    contest: 'row.contest_id',
    end: { do: 'blank', columns: ['email', 'network_key'], areFiles: false },
  },
  deleted('unconfirmed-voter', 'outgoing_emails', `row.created_at + interval '1 day'`, {
    where: `row.template = 'vote-link' and row.status in ('sent', 'failed', 'suppressed')`,
    contest: 'row.contest_id',
  }),
  deleted('voter', 'outgoing_emails', onceDecided('row.contest_id'), {
    where: `row.template in (${UNCOUNTED_SQL}) and row.status in ('sent', 'failed', 'suppressed')`,
    contest: 'row.contest_id',
  }),
  {
    kind: 'judge-address',
    table: 'judges',
    key: 'id',
    where: 'row.email is not null',
    since: decidedAt('row.contest_id'),
    contest: 'row.contest_id',
    end: { do: 'blank', columns: ['email', 'canonical_email'], areFiles: false },
  },
  {
    kind: 'judge-address',
    table: 'jury_assignments',
    key: 'id',
    where: 'row.note is not null',
    since: decidedAt('row.contest_id'),
    contest: 'row.contest_id',
    end: { do: 'blank', columns: ['note'], areFiles: false },
  },
  deleted('jury-browser', 'jury_sessions', 'row.expires_at'),
  deleted('vote-browser', 'vote_sessions', 'row.expires_at', { key: 'token_hash' }),
  deleted('session', 'refresh_tokens', 'row.expires_at'),
  deleted('session', 'identity_checks', 'row.checked_at', { key: 'session_id' }),
  deleted('security-event', 'security_events', 'row.last_at'),
  deleted('personal-read', 'personal_reads', 'row.at', { isFinal: true }),
  deleted('api-token', 'api_tokens', 'least(row.revoked_at, row.expires_at)'),
  deleted('passkey-challenge', 'passkey_challenges', 'row.expires_at', { key: 'challenge_hash' }),
  deleted('staff-browser', 'staff_browsers', 'row.last_at'),
  deleted('captcha', 'captchas', 'row.expires_at'),
];
