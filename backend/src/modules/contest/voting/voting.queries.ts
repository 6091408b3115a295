import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contains } from '../../../common/paging/list-filters.js';
import { hashToken } from '../../../common/tokens.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { parseReceipt } from '@paattu/shared/voting';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { ResultsOfContests } from '../contests/results-of-contests.js';
import { type BallotEntryRow, ENTRY_COLUMNS, toBallotEntry } from './ballot-entries.sql.js';
import type { BallotState } from './ballot.entity.js';
import type { Voter } from './voter.js';
import { hideChoice, IS_FRESH, toVote, VOTE_STATE_OF, type VoteRow } from './vote-row.js';
import { voterKey } from './voter-keys.js';
import { VOTE_COLUMNS } from './votes.sql.js';
import type {
  BallotPageDto,
  BallotQueryDto,
  ContestVoteDto,
  MyContestVoteDto,
  ReceiptStateDto,
} from './voting.dto.js';
import { USERS } from '../../auth/public.sql.js';
import { CONTESTS, IS_OPEN_FOR_VOTES } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';

/** The place of an entry in the order of $2. The id decides a tie, which is rare. */
const placeOf = (id: string) => `(hashtextextended((${id})::text, $2::bigint), ${id})`;

/** The known voter of a contest. */
export interface KnownVoter {
  voterKey: Buffer;
  /** As it was typed, or that of the account; null after its term. */
  email: string | null;
  userId: string | null;
}

@Injectable()
export class VotingQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly results: ResultsOfContests,
  ) {}

  /**
   * The approved entries of the current contest, in an order of its own for each browser: no entry is first for all. Nothing in the answer
   * depends on votes.
   */
  async listBallot({ seed, after, limit, q }: BallotQueryDto): Promise<BallotPageDto> {
    const contest = await this.contests.findCurrent();
    if (!contest) return { entries: [], hasMore: false };
    const rows = await this.dataSource.query<BallotEntryRow[]>(
      `select ${ENTRY_COLUMNS} from ${ENTRIES} entry
       where contest_id = $1 and status = 'approved'
         and ($3::uuid is null or ${placeOf('entry.id')} > ${placeOf('$3::uuid')})
         and ($4::text is null or ${contains('name', '$4')})
       order by hashtextextended(entry.id::text, $2::bigint), entry.id limit $5`,
      [contest.id, seed, after ?? null, q || null, limit + 1],
    );
    return { entries: rows.slice(0, limit).map(toBallotEntry), hasMore: rows.length > limit };
  }

  /** The vote of the voter in the current contest. */
  async findMine(voter: Voter): Promise<MyContestVoteDto> {
    const contest = await this.contests.findCurrent();
    const known = contest && (await this.identify(contest.id, voter));
    return {
      vote: known && (await this.findVote(contest.id, known.voterKey)),
      votesAtOnce: known !== null,
      isOfAccount: known !== null && known.userId !== null,
    };
  }

  /** Returns null for somebody who must vote by email: without a verified account, and without a vote in this browser. */
  async identify(contestId: string, { user, token }: Voter): Promise<KnownVoter | null> {
    if (user !== null) {
      const { email, isVerified } = await this.findAccount(user.id);
      if (isVerified)
        return { voterKey: voterKey(this.config.votePepper, contestId, email), email, userId: user.id };
    }
    if (token === null) return null;
    const [row] = await this.dataSource.query<KnownVoter[]>(
      `select voter_key as "voterKey", email, null::uuid as "userId"
       from vote_sessions join ballots on ballots.id = ballot_id
       where token_hash = $1 and expires_at > now() and contest_id = $2`,
      [hashToken(token), contestId],
    );
    return row ?? null;
  }

  /** Whether the cookie belongs to the voter of this key. Nobody else sees the choice. */
  async isCookieOf(contestId: string, key: Buffer, token: string | null): Promise<boolean> {
    const known = await this.identify(contestId, { user: null, token });
    return known !== null && known.voterKey.equals(key);
  }

  /** The choice is in it while it can be moved. Then it is no proof for a buyer of votes. */
  async findVote(contestId: string, key: Buffer): Promise<ContestVoteDto | null> {
    const [row] = await this.dataSource.query<Array<VoteRow & { isChoiceShown: boolean }>>(
      `select ${VOTE_COLUMNS}, ${IS_OPEN_FOR_VOTES} as "isChoiceShown", ${IS_FRESH} as "isFresh",
         entry.status = 'approved' and exists (select from lost_votes lost where lost.ballot_id = ballot.id
           and lost.entry_id = entry.id and emailed_at is not null and lost_at > ballot.changed_at) as "isEntryBack"
       from ballots ballot join ${ENTRIES} entry on entry.id = entry_id join ${CONTESTS} contest on contest.id = ballot.contest_id
       where ballot.contest_id = $1 and voter_key = $2`,
      [contestId, key],
    );
    if (!row) return null;
    const { isChoiceShown, ...vote } = row;
    if (isChoiceShown) return toVote(vote);
    const published = await this.results.findVote(contestId, vote.receipt);
    const hidden = hideChoice(toVote(vote));
    return { ...hidden, state: published ?? hidden.state };
  }

  /** Whether a vote with this receipt is counted, once that is told, and never for whom. */
  async checkReceipt(code: string): Promise<ReceiptStateDto> {
    const receipt = parseReceipt(code);
    const [row] = await this.dataSource.query<
      Array<{ state: BallotState; contestId: string; isFresh: boolean }>
    >(
      `select ballot.state, ballot.contest_id as "contestId", ${IS_FRESH} as "isFresh"
       from ballots ballot join ${CONTESTS} contest on contest.id = ballot.contest_id where receipt_code = $1`,
      [receipt],
    );
    if (!row || receipt === null) return { state: 'unknown' };
    const published = await this.results.findVote(row.contestId, receipt);
    if (published) return { state: published };
    if (row.state === 'withdrawn') return { state: 'withdrawn' };
    return { state: row.isFresh ? 'received' : VOTE_STATE_OF[row.state] };
  }

  private async findAccount(userId: string): Promise<{ email: string; isVerified: boolean }> {
    const [row] = await this.dataSource.query<[{ email: string; isVerified: boolean }]>(
      `select email, email_verified_at is not null as "isVerified" from ${USERS} where id = $1`,
      [userId],
    );
    return row;
  }
}
