import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../common/tokens.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { DisposableDomains } from './throwaway-domains/disposable-domains.service.js';
import { type BallotEntryRow, ENTRY_COLUMNS, toBallotEntry } from './ballot-entries.sql.js';
import { VotingQueries } from './voting.queries.js';
import { createReceipt } from './receipt-code.js';
import { findContestOf, rejectVote, requireMovable, requireVotable } from './reject-vote.js';
import { VoteRequest } from './vote-request.entity.js';
import type { Voter, VoterContext } from './voter.js';
import type {
  CastVoteDto,
  ConfirmVoteDto,
  LinkedVoteDto,
  MyContestVoteDto,
  ContestVoteDto,
} from './voting.dto.js';
import { hideChoice, toVote, type UnchangedVoteRow, type VoteRow } from './vote-row.js';
import { CAST, CONFIRM, WITHDRAW } from './votes.sql.js';
import { CONTESTS } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';

export interface ConfirmedVote {
  /** Null once it was taken back. */
  vote: ContestVoteDto | null;
  /** For the cookie; null for a link that was used before, so that whoever finds it cannot move the vote. */
  token: string | null;
}

type Link = Pick<VoteRequest, 'contestId' | 'entryId' | 'voterKey' | 'confirmedAt'> & { isExpired: boolean };

/** Counts, moves and takes back votes. The statements decide by the clock of the database. */
@Injectable()
export class VotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly queries: VotingQueries,
    private readonly disposable: DisposableDomains,
  ) {}

  /** What the page of a link shows. Counts nothing. A link whose entry has left the contest is good for another one. */
  async describeLink(token: string, cookie: string | null): Promise<LinkedVoteDto> {
    const link = await this.findLink(token);
    const { contestId, entryId, confirmedAt } = link;
    const [[contest], [entry], current] = await Promise.all([
      this.dataSource.query<[Pick<LinkedVoteDto, 'contestTitle' | 'contestTitleMalayalam'>]>(
        `select title as "contestTitle", title_malayalam as "contestTitleMalayalam" from ${CONTESTS} where id = $1`,
        [contestId],
      ),
      this.dataSource.query<BallotEntryRow[]>(
        `select ${ENTRY_COLUMNS} from ${ENTRIES} entry where entry.id = $1 and entry.status = 'approved'`,
        [entryId],
      ),
      this.findVoteOf(link, cookie),
    ]);
    return {
      ...contest,
      entry: entry ? toBallotEntry(entry) : null,
      isUsed: confirmedAt !== null,
      current: current && current.entry,
    };
  }

  /** Counts the vote of a link, once. A link that was used answers with the vote as it is now, for whom only to the browser that has its cookie. */
  async confirm(
    { token: linkToken, entryId: chosen }: ConfirmVoteDto,
    { address, deviceId, userAgentClass }: VoterContext,
    cookie: string | null,
  ): Promise<ConfirmedVote> {
    await this.requireLastingAddress(linkToken);
    const token = createToken();
    const [row] = await this.dataSource.query<
      Array<(VoteRow | UnchangedVoteRow) & { isChoiceShown: boolean }>
    >(CONFIRM, [
      hashToken(linkToken),
      createReceipt(),
      address,
      deviceId,
      userAgentClass,
      hashToken(token),
      chosen ?? null,
    ]);
    if (row?.state) {
      const { isChoiceShown, ...confirmed } = row;
      const vote = toVote(confirmed);
      return { vote: isChoiceShown ? vote : hideChoice(vote), token };
    }
    const link = await this.findLink(linkToken);
    const { confirmedAt, contestId, voterKey } = link;
    const entryId = chosen ?? link.entryId;
    if (row) await requireMovable(this.dataSource.manager, { contestId, entryId, voterKey });
    else if (confirmedAt === null) await rejectVote(this.dataSource.manager, entryId);
    if (row) return { vote: await this.queries.findVote(contestId, voterKey), token };
    return { vote: await this.findVoteOf(link, cookie), token: null };
  }

  /** The vote of a link. Of one that was used, only its voter's cookie shows for whom it is: the link proves the mailbox no more. */
  private async findVoteOf(
    { contestId, voterKey, confirmedAt }: Link,
    cookie: string | null,
  ): Promise<ContestVoteDto | null> {
    const vote = await this.queries.findVote(contestId, voterKey);
    if (vote === null || confirmedAt === null) return vote;
    return (await this.queries.isCookieOf(contestId, voterKey, cookie)) ? vote : hideChoice(vote);
  }

  /** Casts or moves the vote of a known voter. */
  async cast(
    voter: Voter,
    { entryId, language }: CastVoteDto,
    context: VoterContext,
  ): Promise<MyContestVoteDto> {
    const { manager } = this.dataSource;
    const contestId = await findContestOf(manager, entryId);
    const known = await this.queries.identify(contestId, voter);
    if (!known) throw new DomainError('VOTE_BY_EMAIL');
    if (known.email !== null && (await this.disposable.rejects(known.email, contestId)))
      throw new DomainError('ADDRESS_DISPOSABLE');
    const [counted] = await manager.query<VoteRow[]>(CAST, [
      entryId,
      known.voterKey,
      known.email,
      known.userId,
      language,
      ADULT_SENTENCES[language],
      createReceipt(),
      context.address,
      context.deviceId,
      context.userAgentClass,
    ]);
    if (!counted) {
      await requireVotable(manager, entryId);
      await requireMovable(manager, { contestId, entryId, voterKey: known.voterKey });
    }
    const vote = counted ? toVote(counted) : await this.queries.findVote(contestId, known.voterKey);
    return { vote, votesAtOnce: true, isOfAccount: known.userId !== null };
  }

  /** Takes the vote back. Without a vote, nothing changes. */
  async withdraw(voter: Voter): Promise<void> {
    const contest = await this.contests.findCurrent();
    if (!contest) throw new DomainError('VOTING_CLOSED');
    const known = await this.queries.identify(contest.id, voter);
    if (!known) throw new DomainError('VOTE_BY_EMAIL');
    const rows = await this.dataSource.query<unknown[]>(WITHDRAW, [contest.id, known.voterKey]);
    if (rows.length === 0) throw new DomainError('VOTING_CLOSED');
  }

  /** Forgets the vote in the browser. The vote itself stays. */
  async leave(token: string): Promise<void> {
    await this.dataSource.query('delete from vote_sessions where token_hash = $1', [hashToken(token)]);
  }

  /** Throws for a link whose domain the owner added to the throwaway ones after it was sent. */
  private async requireLastingAddress(linkToken: string): Promise<void> {
    const [request] = await this.dataSource.query<Array<{ email: string | null; contestId: string }>>(
      'select email, contest_id as "contestId" from vote_requests where token_hash = $1 and confirmed_at is null',
      [hashToken(linkToken)],
    );
    if (request?.email && (await this.disposable.rejects(request.email, request.contestId)))
      throw new DomainError('ADDRESS_DISPOSABLE');
  }

  /** Throws for a link that is unknown or has expired. */
  private async findLink(token: string): Promise<Link> {
    const [link] = await this.dataSource.query<Link[]>(
      `select contest_id as "contestId", entry_id as "entryId", voter_key as "voterKey",
         confirmed_at as "confirmedAt", expires_at <= site_now() as "isExpired"
       from vote_requests where token_hash = $1`,
      [hashToken(token)],
    );
    if (!link) throw new DomainError('INVALID_TOKEN');
    if (link.isExpired) throw new DomainError('VOTE_LINK_EXPIRED');
    return link;
  }
}
