import { type Locale, localizedPath, ownerText } from '@paattu/shared/locales';
import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { answerAlike, TooManyEmails } from '../../../common/answer-alike.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { createToken, hashToken } from '../../../common/tokens.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { networkOf, wideNetworkOf } from '../../../infra/rate-limit/network.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { CaptchasService } from '../entries/captcha/captchas.service.js';
import { DisposableDomains } from './throwaway-domains/disposable-domains.service.js';
import { VoteChallenges } from './challenges/vote-challenges.service.js';
import { findContestOf, rejectVote } from './reject-vote.js';
import type { RequestVoteDto } from './voting.dto.js';
import { networkKey, voterKey } from './voter-keys.js';
import { REQUEST } from './votes.sql.js';
import { voteLink } from './emails/vote-link.email.js';

const LINK_HOURS = 24;

/**
 * Emails for one voter in 24 hours, whichever spellings of the address are typed. One more goes to a network that has not asked for this mailbox
 * yet: whoever had three sent to it does not keep its owner from asking.
 */
const DAILY_EMAILS = 3;

/** Longer than the work takes, so that its duration does not show how often an address was used. */
const MIN_RESPONSE_MS = 500;

/** Votes that visitors without an account ask for. Each gets an email, and the vote counts when its link confirms it. */
@Injectable()
export class VoteRequests {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly challenges: VoteChallenges,
    private readonly captchas: CaptchasService,
    private readonly limiter: RateLimiter,
    private readonly mailing: MailingService,
    private readonly disposable: DisposableDomains,
    private readonly settings: SiteSettings,
  ) {}

  /** Answers the same for each address, whether or not it has voted, and whether or not it gets another email today. */
  async request(vote: RequestVoteDto, address: string): Promise<void> {
    this.settings.requireEmails();
    if (!(await this.challenges.accept(vote.proof, vote.entryId)))
      throw new DomainError('VOTE_CHALLENGE_FAILED');
    // After the proof of work: with made-up mailboxes, it is all that keeps a program from raising the published number of rejected votes.
    const contestId = await findContestOf(this.dataSource.manager, vote.entryId);
    if (await this.disposable.rejects(vote.email, contestId))
      throw fieldError('ADDRESS_DISPOSABLE', 'email', sentenceOf('ADDRESS_DISPOSABLE'));
    await this.requireCaptchaIfBusy(vote, address);
    await answerAlike(MIN_RESPONSE_MS, () =>
      inTransaction(this.dataSource, (tx) => this.queueLink(tx, contestId, vote, address)),
    );
  }

  private async queueLink(
    tx: Transaction,
    contestId: string,
    { entryId, email, language }: RequestVoteDto,
    address: string,
  ): Promise<void> {
    const key = voterKey(this.config.votePepper, contestId, email);
    const network = networkKey(this.config.votePepper, contestId, networkOf(address));
    await lock(tx.manager, LOCKS.voteLinks(key));
    const token = createToken();
    const [asked] = await tx.manager.query<
      Array<{ title: string; titleMalayalam: string | null; name: string }>
    >(REQUEST, [
      ...[entryId, key, email, language, ADULT_SENTENCES[language], hashToken(token), LINK_HOURS],
      network,
    ]);
    if (!asked) return rejectVote(tx.manager, entryId);
    // Only for a vote that is possible: otherwise, the answer would show whose limit is reached.
    await limitEmails(tx.manager, contestId, key, network);
    await this.mailing.queueEmail(tx, {
      template: voteLink,
      to: email,
      payload: {
        contestTitle: ownerText(language, asked.title, asked.titleMalayalam),
        entryName: asked.name,
        link: this.linkOf(token, language),
      },
      language,
      contestId,
    });
  }

  /** In the fragment, which a browser sends to no server. */
  private linkOf(token: string, language: Locale): string {
    return `${this.config.publicUrl}${localizedPath(language, '/vote/confirm')}#${token}`;
  }

  /** Many people may share a network, so a busy one is not rejected: each vote needs a captcha too. */
  private async requireCaptchaIfBusy(
    { captchaId, captchaText }: RequestVoteDto,
    address: string,
  ): Promise<void> {
    const [isBusy, isWideNetworkBusy] = await Promise.all([
      this.limiter.passes('voteEmail', networkOf(address)),
      this.limiter.passes('voteEmailOfNetwork', wideNetworkOf(address)),
    ]);
    if (!isBusy && !isWideNetworkBusy) return;
    if (captchaId === undefined || captchaText === undefined) throw new DomainError('CAPTCHA_NEEDED');
    const isSolved = await inTransaction(this.dataSource, (tx) =>
      this.captchas.consume(tx, captchaId, captchaText),
    );
    if (!isSolved) throw fieldError('CAPTCHA_INCORRECT', 'captchaText', sentenceOf('CAPTCHA_INCORRECT'));
  }
}

/** The request that is to be sent is among those that it counts. */
async function limitEmails(
  manager: EntityManager,
  contestId: string,
  key: Buffer,
  network: Buffer,
): Promise<void> {
  const [{ sent, sentHere }] = await manager.query<[{ sent: number; sentHere: number }]>(
    `select count(*)::integer as sent, count(*) filter (where network_key = $3)::integer as "sentHere"
     from vote_requests where contest_id = $1 and voter_key = $2 and requested_at > site_now() - interval '24 hours'`,
    [contestId, key, network],
  );
  const most = sentHere === 1 ? DAILY_EMAILS + 1 : DAILY_EMAILS;
  if (sent > most) throw new TooManyEmails();
}
