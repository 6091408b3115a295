import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Entrants } from '../entrants.js';
import { lockContest } from '../lock-contest.js';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';
import { requireVersion, versionOf } from '../../../../common/http/if-match.js';
import { RULES_OF_2025 } from '../../../../database/migrations/base-line/rules-of-2025.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { Contest } from '../contest.entity.js';
import { type FieldError, toFieldError, rejectAll } from '../field-errors.js';
import { isPublished } from '../contest-state.js';
import { fillIn, valuesOf } from './placeholders.js';
import { isReadable, type PublishedRules, RuleVersion } from './rule-version.entity.js';
import type { RulesChangeDto, RulesSourceDto } from './rules.dto.js';
import { hashOfRules } from './rules-file.js';
import { RulesNotices } from './rules-notices.js';
import { checkSource, findNamedChanges, findTextErrors, type Source } from './rules-errors.js';
import { RULES_TEMPLATE } from './rules-template.js';

type Change = Pick<RuleVersion, 'change' | 'changeMalayalam'>;

const FIRST: Change = { change: null, changeMalayalam: null };

/** The owner's acts on the rules of a contest: a draft, which is published as a version that never changes. */
@Injectable()
export class RulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: RulesNotices,
    private readonly changes: ChangeTopics,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly entrants: Entrants,
  ) {}

  /** Rejects an empty draft, one with an unknown placeholder, one of a confirmed result, and one that somebody has changed meanwhile. */
  async saveDraft(
    contestId: string,
    { source, sourceMalayalam }: RulesSourceDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    const after = { source, sourceMalayalam };
    checkSource(after);
    await this.change(contestId, async (contest, { manager }) => {
      if (contest.certifiedAt) throw new DomainError('RULES_FINAL');
      const draft = await findDraft(manager, contestId);
      requireVersion(versionOfSource(draft), seen);
      await manager.save(
        RuleVersion,
        draft ? { ...draft, ...after } : manager.create(RuleVersion, { contestId, ...after }),
      );
      const before = draft ? sourceOf(draft) : undefined;
      await this.audit.record(manager, {
        action: 'rules.save',
        actorId,
        ...subject(contestId),
        data: {},
        before,
        after,
      });
    });
  }

  async deleteDraft(contestId: string, seen: string | null, actorId: string): Promise<void> {
    await this.change(contestId, async (contest, { manager }) => {
      if (!isPublished(contest)) throw new DomainError('RULES_REQUIRED');
      const draft = await findDraft(manager, contestId);
      requireVersion(versionOfSource(draft), seen);
      if (!draft) return;
      await manager.delete(RuleVersion, { id: draft.id });
      const before = sourceOf(draft);
      await this.audit.record(manager, {
        action: 'rules.discard',
        actorId,
        ...subject(contestId),
        data: {},
        before,
      });
    });
  }

  /** Publishes the draft as the next version, and emails the entrants. */
  async publish(
    contestId: string,
    change: RulesChangeDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    await this.change(contestId, async (contest, tx) => {
      if (!isPublished(contest)) throw new DomainError('RULES_WAIT');
      if (contest.certifiedAt) throw new DomainError('RULES_FINAL');
      const draft = await findDraft(tx.manager, contestId);
      requireVersion(versionOfSource(draft), seen);
      if (!draft) throw new DomainError('NOT_FOUND');
      rejectAll(findTextErrors(contest, draft));
      await this.publishVersion(tx, contest, draft, change, actorId);
      tx.afterCommit(() => this.changes.publish('contest'));
    });
  }

  /**
   * Gives a new contest a draft: that of the template, or the rules of another contest. In place of the rules of 2025, a
   * copy begins with the template, which has placeholders for what they name as words.
   */
  async createDraft(manager: EntityManager, contestId: string, from?: string): Promise<void> {
    const copied = from ? await findLatest(manager, from) : null;
    const { source, sourceMalayalam } = copied && !areOf2025(copied) ? copied : RULES_TEMPLATE;
    await manager.insert(RuleVersion, { contestId, source, sourceMalayalam });
  }

  /** What keeps the rules of a draft from being published with it. Leaves out what is missing in the contest itself. */
  async findErrors(manager: EntityManager, contest: Contest): Promise<FieldError[]> {
    const draft = await findDraft(manager, contest.id);
    if (!draft) return [toFieldError('RULES_REQUIRED', 'source')];
    return findTextErrors(contest, draft);
  }

  /** Publishes the first version with its contest, for which `findErrors` has found none. */
  async publishFirst(tx: Transaction, contest: Contest, actorId: string): Promise<void> {
    const draft = await findDraft(tx.manager, contest.id);
    if (!draft) throw new DomainError('RULES_REQUIRED');
    await this.publishVersion(tx, contest, draft, {}, actorId);
  }

  /**
   * Publishes the rules again if they name something of the contest that has changed, so that the site never
   * contradicts itself. Needs a sentence on the change once visitors can read them. The rules of a confirmed result stay,
   * and so does what they name.
   */
  async follow(
    tx: Transaction,
    before: Contest,
    contest: Contest,
    change: RulesChangeDto,
    actorId: string,
  ): Promise<void> {
    const published = await findPublished(tx.manager, contest.id);
    if (!published) return;
    if (contest.certifiedAt) return rejectAll(findNamedChanges(published, before, contest));
    // Both in the words of this release: what a later release says in other words changes no published rules.
    const [named, names] = [resolve(before, published), resolve(contest, published)];
    const isSame =
      named.text === names.text &&
      named.textMalayalam === names.textMalayalam &&
      (isReadable(published, this.clock.now()) ||
        published.publishedAt.getTime() === this.publicationOf(contest).getTime());
    if (isSame) return;
    rejectAll(findTextErrors(contest, published));
    await this.publishVersion(tx, contest, published, change, actorId);
  }

  /** A version that visitors cannot read yet is replaced. */
  private async publishVersion(
    tx: Transaction,
    contest: Contest,
    source: RuleVersion,
    change: RulesChangeDto,
    actorId: string,
  ): Promise<void> {
    const { manager } = tx;
    const texts = resolve(contest, source);
    const last = await findPublished(manager, contest.id);
    const replaced = last && !isReadable(last, this.clock.now()) ? last : null;
    const version = manager.create(RuleVersion, {
      contestId: contest.id,
      source: source.source,
      sourceMalayalam: source.sourceMalayalam,
      ...texts,
      ...(replaced ? changeOf(replaced) : last ? toChange(change) : FIRST),
      number: replaced?.number ?? (last?.number ?? 0) + 1,
      sha256: hashOfRules(texts.text, texts.textMalayalam),
      publishedAt: this.publicationOf(contest),
    }) as PublishedRules;
    if (replaced) await manager.delete(RuleVersion, { id: replaced.id });
    if (source.publishedAt === null) await manager.delete(RuleVersion, { id: source.id });
    await manager.insert(RuleVersion, version);
    const { number, sha256 } = version;
    await this.audit.record(manager, {
      action: 'rules.publish',
      actorId,
      ...subject(contest.id),
      data: { number, sha256 },
    });
    if (number > 1 && !replaced) await this.notices.queue(tx, contest, version);
  }

  /** When visitors can read what is published now: not before the announcement. */
  private publicationOf({ announceAt }: Contest): Date {
    const now = this.clock.now();
    return announceAt && announceAt > now ? announceAt : now;
  }

  /** Of two simultaneous changes of the rules of a contest, the second sees the first. */
  private async change(
    contestId: string,
    act: (contest: Contest, tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await this.entrants.lock(tx.manager, contestId);
      await act(await lockContest(tx.manager, contestId), tx);
    });
  }
}

/** Whether these are the rules of 2025, which name their song, prize and dates as words. */
export function areOf2025({ source, sourceMalayalam }: Source): boolean {
  return source === RULES_OF_2025.english && sourceMalayalam === RULES_OF_2025.malayalam;
}

/** For the audit log. */
const subject = (contestId: string) => ({ subjectId: contestId, contestId });

function sourceOf({ source, sourceMalayalam }: Source): Source {
  return { source, sourceMalayalam };
}

/** The version of a draft for `If-Match`; that of an empty source if there is none. */
export function versionOfSource(draft: Source | null): string {
  return versionOf({ source: draft?.source ?? '', sourceMalayalam: draft?.sourceMalayalam ?? '' });
}

export function findDraft(manager: EntityManager, contestId: string): Promise<RuleVersion | null> {
  return manager.findOneBy(RuleVersion, { contestId, publishedAt: IsNull() });
}

/** The version that was published last, which visitors may not be able to read yet; null for a draft of a contest. */
export async function findPublished(
  manager: EntityManager,
  contestId: string,
): Promise<PublishedRules | null> {
  const version = await manager.findOne(RuleVersion, {
    where: { contestId, publishedAt: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  return version as PublishedRules | null;
}

async function findLatest(manager: EntityManager, contestId: string): Promise<RuleVersion | null> {
  return (await findPublished(manager, contestId)) ?? (await findDraft(manager, contestId));
}

/** The rules as visitors would read them. */
export function resolve(contest: Contest, { source, sourceMalayalam }: Source) {
  return {
    text: fillIn(source, valuesOf(contest, 'en')),
    textMalayalam: fillIn(sourceMalayalam, valuesOf(contest, 'ml')),
  };
}

/** Visitors and entrants read why the rules change. */
function toChange({ rulesChange, rulesChangeMalayalam }: RulesChangeDto): Change {
  if (!rulesChange) throw fieldError('RULES_CHANGE_UNEXPLAINED', 'rulesChange');
  return { change: rulesChange, changeMalayalam: rulesChangeMalayalam ?? null };
}

function changeOf({ change, changeMalayalam }: Change): Change {
  return { change, changeMalayalam };
}
