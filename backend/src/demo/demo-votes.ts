import { createHash } from 'node:crypto';
import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { createReceipt } from '../modules/contest/voting/receipt-code.js';
import { voterKey } from '../modules/contest/voting/voter-keys.js';

const HONEST = 240;
/** The receipt of a vote that counts, in the README for a try of "Check my vote". */
const RECEIPT = 'K7M2XR4QPD';
const HOUR_MS = 3_600_000;

/** Entries that honest voters like: more of them for the first. */
const LIKING = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];

/** Demo domains in place of what people use: so many, and each with voters of all entries, that none looks like a group. */
const DOMAINS = Array.from({ length: HONEST / LIKING.length }, (_, n) => `post-${n + 1}.example`);

interface DemoVote {
  email: string;
  /** Among the approved entries. */
  entry: number;
  at: Date;
  ip: string;
  deviceId: string;
  confirmedAfterMs: number;
}

/** Votes of the running demo: honest ones, and two groups that a program cast, for the console to find. */
@Injectable()
export class DemoVotes {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds nothing before voting opens, or if there are votes already. */
  async seed(contestId: string): Promise<void> {
    const [contest] = await this.dataSource.query<
      Array<{ opensAt: Date; closesAt: Date; hasVotes: boolean }>
    >(
      `select voting_opens_at as "opensAt", voting_closes_at as "closesAt", exists (select from ballots where contest_id = $1) as "hasVotes"
       from contests where id = $1`,
      [contestId],
    );
    const end = Math.min(this.clock.now().getTime(), contest!.closesAt.getTime());
    const openMs = end - contest!.opensAt.getTime();
    if (openMs <= 0 || contest!.hasVotes) return;
    const entries = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries where contest_id = $1 and status = 'approved' order by submitted_at`,
      [contestId],
    );
    const votes = [...honestVotes(end, openMs), ...numberedVotes(end), ...votesOfOneDevice(end)];
    await this.insert(
      contestId,
      entries.map(({ id }) => id),
      votes,
    );
  }

  private async insert(contestId: string, entryIds: string[], votes: DemoVote[]): Promise<void> {
    const column = <Value>(read: (vote: DemoVote, index: number) => Value) => votes.map(read);
    await this.dataSource.query(
      `with vote as (
         select * from unnest($2::uuid[], $3::bytea[], $4::text[], $5::text[], $6::timestamptz[], $7::inet[], $8::uuid[], $9::bigint[])
           as each (entry_id, voter_key, email, receipt_code, voted_at, ip, device_id, confirmed_after_ms)
       ), ballot as (
         insert into ballots (contest_id, entry_id, voter_key, email, receipt_code, language, consent_text_sha256, counted_at, changed_at)
         select $1, entry_id, voter_key, email, receipt_code, 'en', encode(sha256(convert_to($10, 'UTF8')), 'hex'), voted_at, voted_at
         from vote
         returning id, receipt_code
       ), act as (
         insert into audit_log (action, subject_kind, subject_id, contest_id, data)
         select 'vote.cast', 'vote', id, $1, '{}' from ballot
       ), consent as (
         insert into consent_texts (sha256, text)
         values (encode(sha256(convert_to($10, 'UTF8')), 'hex'), $10) on conflict do nothing
       )
       insert into ballot_contexts (ballot_id, ip, network, device_id, user_agent_class, confirmed_after_ms)
       select id, ip, network(set_masklen(ip, 24)), device_id, 'browser', confirmed_after_ms
       from ballot join vote using (receipt_code)`,
      [
        contestId,
        column(({ entry }) => entryIds[entry % entryIds.length]),
        column(({ email }) => voterKey(this.config.votePepper, contestId, email)),
        column(({ email }) => email),
        column((_, index) => (index === 0 ? RECEIPT : createReceipt())),
        column(({ at }) => at),
        column(({ ip }) => ip),
        column(({ deviceId }) => deviceId),
        column(({ confirmedAfterMs }) => confirmedAfterMs),
        ADULT_SENTENCES.en,
      ],
    );
  }
}

function honestVotes(end: number, openMs: number): DemoVote[] {
  return Array.from({ length: HONEST }, (_, n) => ({
    email: `${lettersOf(`honest ${n}`)}@${DOMAINS[Math.floor(n / LIKING.length)]}`,
    entry: LIKING[n % LIKING.length]!,
    at: new Date(end - openMs * shareOf(`time ${n}`)),
    ip: `10.${n % 40}.${n % 7}.${(n % 250) + 1}`,
    deviceId: deviceOf(`device ${n}`),
    confirmedAfterMs: 20_000 + Math.round(600_000 * shareOf(`pause ${n}`)),
  }));
}

/** In the night before the end, within an hour, each confirmed at once. */
function numberedVotes(end: number): DemoVote[] {
  return Array.from({ length: 46 }, (_, n) => ({
    email: `singer${String(n + 1).padStart(2, '0')}@quick.example`,
    entry: 2,
    at: new Date(end - 20 * HOUR_MS + n * 70_000),
    ip: `10.200.${n % 5}.${n + 1}`,
    deviceId: deviceOf(`numbered ${n}`),
    confirmedAfterMs: 1_500 + 20 * n,
  }));
}

function votesOfOneDevice(end: number): DemoVote[] {
  return Array.from({ length: 24 }, (_, n) => ({
    email: `${lettersOf(`one device ${n}`)}@${DOMAINS[n % DOMAINS.length]}`,
    entry: 3,
    at: new Date(end - 44 * HOUR_MS + n * 120_000),
    ip: '10.201.3.9',
    deviceId: deviceOf('one device'),
    confirmedAfterMs: 3_000 + 50 * n,
  }));
}

const hashOf = (seed: string) => createHash('sha256').update(seed).digest();

/** A number from 0 to 1, the same for the same seed. */
const shareOf = (seed: string) => hashOf(seed).readUInt32BE() / 2 ** 32;

/** Eight letters without a common beginning. */
const lettersOf = (seed: string) =>
  [...hashOf(seed).subarray(0, 8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

function deviceOf(seed: string): string {
  const hex = hashOf(seed).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
