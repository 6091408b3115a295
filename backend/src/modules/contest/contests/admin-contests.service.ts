import { FORMAT } from '@paattu/verify';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Entrants } from './entrants.js';
import { lockContest } from './lock-contest.js';
import { Clock } from '../../../common/clock/clock.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { requireVersion } from '../../../common/http/if-match.js';
import { slugOf, slugOfNamesake } from '../../../common/slug.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { ContestExtension } from './contest-extension.entity.js';
import { Contest, type PublishedContest, REQUIRED_TO_PUBLISH } from './contest.entity.js';
import { checkDates, checkJury, checkPassed, findExtensions } from './contest-dates.js';
import type { ContestDetailsDto } from './contest-details.dto.js';
import { keptOf, type Settings, toSettings, versionOfContest } from './contest-settings.js';
import { type FieldError, toFieldError, rejectAll } from './field-errors.js';
import { PhotoFiles } from '../photos/photo-files.js';
import { RulesService } from './rules/rules.service.js';
import { ResultsOfContests } from './results-of-contests.js';
import { findDeletable } from './find-deletable.js';
import { samplePhotoOf } from './sample-photo/sample-photo.js';
import { endOfVotes } from './contest-clock.js';
import { isPublished } from './contest-state.js';

/** The sentence of class-validator for a zone that Node does not know. */
const UNKNOWN_ZONE = 'timeZone must be a valid IANA time-zone';

const WEIGHTS_TOO_HIGH = 'The weights of rendition and engagement are more than 100 together';

/** The owner's acts on contests. A draft can be deleted; a published contest stays, unless it is over and nothing ever was in it. */
@Injectable()
export class AdminContestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly clock: Clock,
    private readonly rules: RulesService,
    private readonly audit: AuditLog,
    private readonly entrants: Entrants,
    private readonly photos: PhotoFiles,
    private readonly results: ResultsOfContests,
    private readonly site: SiteSettings,
  ) {}

  /** Creates a draft with the rules of the template, and returns its id. It is an example for ever or never. */
  async createContest(
    details: ContestDetailsDto,
    actorId: string,
    { isExample = false } = {},
  ): Promise<string> {
    const settings = toSettings(details);
    checkDates(settings);
    checkWeights(settings);
    const slug = slugOfNamesake(settings.title, 'contest');
    return inTransaction(this.dataSource, async ({ manager }) => {
      await requireKnownZone(manager, settings.timeZone);
      const { id } = await manager.save(
        manager.create(Contest, { ...settings, slug, publishedAt: null, isExample }),
      );
      await this.rules.createDraft(manager, id);
      await this.audit.record(manager, {
        action: 'contest.create',
        actorId,
        ...subject(id),
        data: {},
        after: settings,
      });
      return id;
    });
  }

  /** Replaces all settings. Those of a published contest stay complete, and its past stays as it was. */
  async editContest(
    id: string,
    details: ContestDetailsDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    const sent = toSettings(details);
    checkDates(sent);
    await this.change(id, async (contest, tx) => {
      requireVersion(versionOfContest(contest), seen);
      const settings = { ...sent, ...keptOf(details, contest) };
      checkWeights(settings);
      if (settings.timeZone !== contest.timeZone) await requireKnownZone(tx.manager, settings.timeZone);
      let dates: string[] = [];
      if (isPublished(contest)) {
        rejectAll(findMissing(settings));
        checkPassed(contest, settings, this.clock.now());
        const endOfRounds = await this.results.findEndOfRounds(tx.manager, id);
        if (endOfRounds) checkJury(contest, settings, endOfRounds);
        dates = await this.saveExtensions(contest, details, tx);
        await this.rules.follow(tx, contest, { ...contest, ...settings }, details, actorId);
      }
      const change = { actorId, ...subject(id), before: toSettings(contest), after: settings };
      await (dates.length > 0
        ? this.audit.record(tx.manager, { ...change, action: 'contest.extend', data: { dates } })
        : this.audit.record(tx.manager, { ...change, action: 'contest.edit', data: {} }));
      return settings;
    });
  }

  /** All that keeps a draft from being published. */
  async findGaps(id: string): Promise<FieldError[]> {
    const { manager } = this.dataSource;
    const contest = await manager.findOneBy(Contest, { id });
    if (!contest) throw new DomainError('NOT_FOUND');
    return isPublished(contest) ? [] : this.findErrors(manager, contest);
  }

  /** Shows a draft to visitors from its announcement on, at the address that its title asks for unless it is taken. */
  async publishContest(id: string, seen: string | null, actorId: string): Promise<void> {
    try {
      await this.publishAs(id, slugOf, seen, actorId);
    } catch (error) {
      if (!violates(error, 'contests_slug_key')) throw error;
      await this.publishAs(id, slugOfNamesake, seen, actorId);
    }
  }

  /** Confirms the result of a contest without votes and jury, after which the contest is decided from the announcement of the winner on. */
  async certifyContest(id: string, actorId: string): Promise<void> {
    await this.change(id, async (contest, { manager }) => {
      const now = this.clock.now();
      if (!isPublished(contest) || now < endOfVotes(contest)) throw new DomainError('RESULT_NOT_DUE');
      if (contest.certifiedAt) return {};
      // That of a contest with votes or a jury is computed, and certified with its files.
      if (await this.results.isNeeded(manager, id)) throw new DomainError('RESULT_NEEDED');
      await this.audit.record(manager, { action: 'contest.certify', actorId, ...subject(id), data: {} });
      return { certifiedAt: now };
    });
  }

  /** A trigger repeats the rule for a published contest. Its acts stay, in the audit log. */
  async deleteContest(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      // What somebody sends to it meanwhile is there before, or finds no contest.
      const contest = await lockContest(manager, id);
      // It goes with its entries and songs.
      if (contest.isExample) throw new DomainError('EXAMPLE_CONTEST');
      const wasPublished = isPublished(contest);
      if (wasPublished && !(await findDeletable(manager, [id])).includes(id))
        throw new DomainError('CONTEST_PUBLISHED');
      await manager.delete(Contest, { id });
      await this.audit.record(manager, {
        action: wasPublished ? 'contest.remove' : 'contest.delete',
        actorId,
        ...subject(id),
        data: {},
        before: toSettings(contest),
      });
      const photo = samplePhotoOf(contest);
      if (photo) afterCommit(() => this.photos.remove(photo));
      if (wasPublished) afterCommit(() => this.publishChange());
    });
  }

  private async publishAs(
    id: string,
    slugFrom: typeof slugOf,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    await this.change(id, async (contest, tx) => {
      requireVersion(versionOfContest(contest), seen);
      if (isPublished(contest)) return {};
      // Of a contest and a site that change at once, the second sees the first.
      await this.site.lock(tx.manager);
      rejectAll(await this.findErrors(tx.manager, contest));
      await this.rules.publishFirst(tx, contest, actorId);
      const slug = slugFrom(contest.title, 'contest');
      await this.audit.record(tx.manager, {
        action: 'contest.publish',
        actorId,
        ...subject(id),
        data: { slug, format: FORMAT },
      });
      return { publishedAt: this.clock.now(), slug };
    });
  }

  private async findErrors(manager: EntityManager, contest: Contest): Promise<FieldError[]> {
    const { closesAt } = contest;
    return [
      ...findMissing(contest),
      ...(closesAt && closesAt <= this.clock.now() ? [toFieldError('CONTEST_OVER', 'closesAt')] : []),
      ...((await overlapsAnother(manager, contest)) ? overlaps() : []),
      ...(await this.rules.findErrors(manager, contest)),
      // It would begin on its dates although nobody can enter. The example is there to be looked at.
      ...(!contest.isExample && (await this.site.isHidden(manager))
        ? [toFieldError('PUBLIC_SITE_NEEDED', 'site')]
        : []),
    ];
  }

  /** Changes a contest by what `decide` returns of it. Of two simultaneous changes, the second sees the first. */
  private async change(
    id: string,
    decide: (contest: Contest, tx: Transaction) => Promise<Partial<Contest>>,
  ): Promise<void> {
    try {
      await inTransaction(this.dataSource, async (tx) => {
        const { manager } = tx;
        await this.entrants.lock(manager, id);
        const contest = await lockContest(manager, id);
        tx.afterCommit(() => this.publishChange());
        await manager.save(Object.assign(contest, await decide(contest, tx)));
      });
    } catch (error) {
      if (violates(error, 'contests_apart')) rejectAll(overlaps());
      throw error;
    }
  }

  /** Returns the names of the dates that move to a later time, unless visitors do not see them yet. */
  private async saveExtensions(
    contest: PublishedContest,
    after: ContestDetailsDto,
    { manager }: Transaction,
  ): Promise<string[]> {
    if (this.clock.now() < contest.announceAt) return [];
    const extensions = findExtensions(contest, toSettings(after));
    if (extensions.length === 0) return [];
    const { extensionReason: reason, extensionReasonMalayalam } = after;
    if (!reason) throw fieldError('EXTENSION_UNEXPLAINED', 'extensionReason');
    await manager.insert(
      ContestExtension,
      extensions.map((extension) => ({
        ...extension,
        contestId: contest.id,
        // The time under the lock. The default of SQL is the begin of the transaction, which may be before another extension.
        createdAt: this.clock.now(),
        reason,
        reasonMalayalam: extensionReasonMalayalam ?? null,
      })),
    );
    return extensions.map(({ date }) => date);
  }

  /** Entries are listed with the title of their contest, and another contest may be the current one now. */
  private async publishChange(): Promise<void> {
    await Promise.all([this.changes.publish('contest'), this.changes.publish('entries')]);
  }
}

/** For the audit log. */
const subject = (id: string) => ({ subjectId: id, contestId: id });

/** A check of the table repeats the rule. */
function checkWeights({ renditionWeight, engagementWeight }: Settings): void {
  if (renditionWeight + engagementWeight > 100)
    throw fieldError('VALIDATION_FAILED', 'engagementWeight', WEIGHTS_TOO_HIGH);
}

/**
 * Rejects a zone that PostgreSQL does not know as Node does: it reads abbreviations before names, some as another zone.
 */
async function requireKnownZone(manager: EntityManager, timeZone: string): Promise<void> {
  const [zone] = await manager.query<[{ isKnown: boolean }]>(
    `select exists (select from pg_timezone_names where name = $1)
       and ($1 = 'UTC' or not exists (select from pg_timezone_abbrevs where abbrev = upper($1))) as "isKnown"`,
    [timeZone],
  );
  if (!zone.isKnown) throw fieldError('VALIDATION_FAILED', 'timeZone', UNKNOWN_ZONE);
}

/** The fields that a published contest needs and this one lacks. A check of the table repeats the rule. */
function findMissing(contest: Settings | Contest): FieldError[] {
  return REQUIRED_TO_PUBLISH.filter((field) => contest[field] === null).map((field) =>
    toFieldError('MISSING_INFORMATION', field),
  );
}

/** An exclusion of the table repeats the rule. */
async function overlapsAnother(manager: EntityManager, contest: Contest): Promise<boolean> {
  const { id, announceAt, winnerAt } = contest;
  if (!announceAt || !winnerAt) return false;
  const [row] = await manager.query<[{ exists: boolean }]>(
    `select exists (select from contests where published_at is not null and id <> $1
       and tstzrange(announce_at, winner_at) && tstzrange($2, $3))`,
    [id, announceAt, winnerAt],
  );
  return row.exists;
}

function overlaps(): FieldError[] {
  return [toFieldError('CONTESTS_OVERLAP', 'announceAt'), toFieldError('CONTESTS_OVERLAP', 'winnerAt')];
}
