import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError, type ErrorDetail } from '../../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../../common/errors/error-catalogue.js';
import { requireVersion, versionOf } from '../../../../common/http/if-match.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { Changes } from '../../../../infra/changes/changes.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { Contest } from '../contest.entity.js';
import { isPublished } from '../state-of.js';
import { fillIn, findEmptyPlaceholders, findUnknownPlaceholders, valuesOf } from './placeholders.js';
import { type PublishedRules, RuleVersion } from './rule-version.entity.js';
import type { RulesChangeDto, RulesSourceDto } from './rules.dto.js';
import { hashOfRules } from './rules-file.js';
import { RulesNotices } from './rules-notices.js';
import { RULES_TEMPLATE } from './rules-template.js';
import { countSections } from './rules-text.js';

type Source = Pick<RuleVersion, 'source' | 'sourceMalayalam'>;
type Change = Pick<RuleVersion, 'change' | 'changeMalayalam'>;

const FIRST: Change = { change: null, changeMalayalam: null };

/** The owner's acts on the rules of a contest: a draft, which is published as a version that never changes. */
@Injectable()
export class RulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: RulesNotices,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Rejects a draft with an unknown placeholder, and one that somebody has changed meanwhile. */
  async saveDraft(
    contestId: string,
    { source, sourceMalayalam }: RulesSourceDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    const after = { source, sourceMalayalam };
    checkPlaceholders(after);
    await this.change(contestId, async (_contest, { manager }) => {
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

  async deleteDraft(contestId: string, actorId: string): Promise<void> {
    await this.change(contestId, async (contest, { manager }) => {
      if (!isPublished(contest)) throw new DomainError('RULES_REQUIRED');
      const draft = await findDraft(manager, contestId);
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
  async publish(contestId: string, change: RulesChangeDto, actorId: string): Promise<void> {
    await this.change(contestId, async (contest, tx) => {
      if (!isPublished(contest)) throw new DomainError('RULES_WAIT');
      if (contest.certifiedAt) throw new DomainError('RULES_FINAL');
      const draft = await findDraft(tx.manager, contestId);
      if (!draft) throw new DomainError('NOT_FOUND');
      await this.publishVersion(tx, contest, draft, change, actorId);
      tx.afterCommit(() => this.changes.publish('contest'));
    });
  }

  /** Gives a new contest a draft: that of the template, or the rules of another contest. */
  async createDraft(manager: EntityManager, contestId: string, from?: string): Promise<void> {
    const copied = from ? await findLatest(manager, from) : null;
    const { source, sourceMalayalam } = copied ?? RULES_TEMPLATE;
    await manager.insert(RuleVersion, { contestId, source, sourceMalayalam });
  }

  /** Publishes the first version with its contest. */
  async publishFirst(tx: Transaction, contest: Contest, actorId: string): Promise<void> {
    const draft = await findDraft(tx.manager, contest.id);
    if (!draft) throw new DomainError('RULES_REQUIRED');
    await this.publishVersion(tx, contest, draft, {}, actorId);
  }

  /**
   * Publishes the rules again if they name something of the contest that has changed, so that the site never
   * contradicts itself. Needs a sentence on the change once visitors have read them.
   */
  async follow(tx: Transaction, contest: Contest, change: RulesChangeDto, actorId: string): Promise<void> {
    const published = await findPublished(tx.manager, contest.id);
    if (!published || contest.certifiedAt) return;
    const { text, textMalayalam } = resolve(contest, published);
    const isSame = text === published.text && textMalayalam === published.textMalayalam;
    if (isSame && this.isReadable(published)) return;
    await this.publishVersion(tx, contest, published, change, actorId);
  }

  /** Before the announcement, the first version is replaced: nobody has read it. */
  private async publishVersion(
    tx: Transaction,
    contest: Contest,
    source: RuleVersion,
    change: RulesChangeDto,
    actorId: string,
  ): Promise<void> {
    const { manager } = tx;
    checkTexts(contest, source);
    const texts = resolve(contest, source);
    const last = await findPublished(manager, contest.id);
    const before = last && this.isReadable(last) ? last : null;
    const now = this.clock.now();
    const version = manager.create(RuleVersion, {
      contestId: contest.id,
      source: source.source,
      sourceMalayalam: source.sourceMalayalam,
      ...texts,
      ...(before ? toChange(change) : FIRST),
      number: (before?.number ?? 0) + 1,
      sha256: hashOfRules(texts.text, texts.textMalayalam),
      publishedAt: contest.announceAt && contest.announceAt > now ? contest.announceAt : now,
    });
    if (last && !before) await manager.delete(RuleVersion, { id: last.id });
    if (source.publishedAt === null) await manager.delete(RuleVersion, { id: source.id });
    await manager.insert(RuleVersion, version);
    const { number, sha256 } = version as PublishedRules;
    await this.audit.record(manager, {
      action: 'rules.publish',
      actorId,
      ...subject(contest.id),
      data: { number, sha256 },
    });
    if (before) await this.notices.queue(tx, contest, before, version as PublishedRules);
  }

  private isReadable({ publishedAt }: PublishedRules): boolean {
    return publishedAt <= this.clock.now();
  }

  /** Of two simultaneous changes of the rules of a contest, the second sees the first. */
  private async change(
    contestId: string,
    act: (contest: Contest, tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const contest = await tx.manager.findOne(Contest, {
        where: { id: contestId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!contest) throw new DomainError('NOT_FOUND');
      await act(contest, tx);
    });
  }
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

/** The version of the rules that is valid now; null for a contest that is not published. */
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

function checkPlaceholders({ source, sourceMalayalam }: Source): void {
  const details = [
    ...unknownIn('source', findUnknownPlaceholders(source)),
    ...unknownIn('sourceMalayalam', findUnknownPlaceholders(sourceMalayalam)),
  ];
  if (details.length > 0) throw new DomainError('UNKNOWN_PLACEHOLDER', { details });
}

function unknownIn(field: keyof Source, names: string[]): ErrorDetail[] {
  return names.map((name) => ({ field, message: `{{${name}}} is not known` }));
}

/** Rejects rules that name something that the contest does not have, or whose languages have different sections. */
function checkTexts(contest: Contest, { source, sourceMalayalam }: Source): void {
  const details = [
    ...emptyIn('source', findEmptyPlaceholders(source, valuesOf(contest, 'en'))),
    ...emptyIn('sourceMalayalam', findEmptyPlaceholders(sourceMalayalam, valuesOf(contest, 'ml'))),
  ];
  if (details.length > 0) throw new DomainError('EMPTY_PLACEHOLDER', { details });
  const sections = countSections(source);
  if (sections > 0 && sections === countSections(sourceMalayalam)) return;
  const message = sentenceOf('RULES_DIFFER');
  throw new DomainError('RULES_DIFFER', { message, details: [{ field: 'sourceMalayalam', message }] });
}

function emptyIn(field: keyof Source, names: string[]): ErrorDetail[] {
  return names.map((name) => ({ field, message: `The contest has nothing for {{${name}}}` }));
}

/** Visitors and entrants read why the rules change. */
function toChange({ rulesChange, rulesChangeMalayalam }: RulesChangeDto): Change {
  if (rulesChange) return { change: rulesChange, changeMalayalam: rulesChangeMalayalam ?? null };
  const message = sentenceOf('RULES_CHANGE_UNEXPLAINED');
  throw new DomainError('RULES_CHANGE_UNEXPLAINED', {
    message,
    details: [{ field: 'rulesChange', message }],
  });
}
