import { readFile } from 'node:fs/promises';
import { calendarDate, startOfDay } from '@paattu/shared/calendar';
import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock/clock.js';
import { startStep } from '../common/start-steps.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { DEMO_PHASES, type DemoPhase } from '../config/demo-phases.js';
import { ChangeTopics } from '../infra/changes/change-topics.js';
import { SiteSettings } from '../infra/settings/site-settings.js';
import { AuditLog } from '../modules/audit/audit-log.service.js';
import { ContestCopies } from '../modules/contest/contests/contest-copies.service.js';
import { Entrants } from '../modules/contest/contests/entrants.js';
import { ResultsOfContests } from '../modules/contest/contests/results-of-contests.js';
import { AdminContestsService } from '../modules/contest/contests/admin-contests.service.js';
import { RulesNotices } from '../modules/contest/contests/rules/rules-notices.js';
import { RulesService } from '../modules/contest/contests/rules/rules.service.js';
import type { ContestEntry } from '../modules/contest/entries/contest-entry.entity.js';
import { EntriesService, type ImportedEntry } from '../modules/contest/entries/entries.service.js';
import { EntryDeletions } from '../modules/contest/entries/moderation/deletions/entry-deletions.service.js';
import { ModerationService } from '../modules/contest/entries/moderation/moderation.service.js';
import { toProposal, versionOfProposal } from '../modules/contest/entries/page/revisions/proposal.js';
import { ModerationReasonsService } from '../modules/contest/entries/moderation/reasons/moderation-reasons.service.js';
import { PhotoFiles } from '../modules/contest/photos/photo-files.js';
import { EntryVideos } from '../modules/contest/entries/videos/check/entry-videos.js';
import { demoFile, type RunningContent } from './demo-content.js';

const DAY_MS = 86_400_000;
const TIME_ZONE = 'Asia/Kolkata';

/** The days from the announcement to each date. */
const DAYS: Record<ContestDate, number> = {
  announceAt: 0,
  opensAt: 7,
  closesAt: 37,
  votingOpensAt: 37,
  votingClosesAt: 52,
  winnerAt: 59,
};

/** Entries come, and the gallery has some. */
const EXAMPLE_PHASE: DemoPhase = 'submissions';

/** Where the last decision about an entry leaves it. */
const STATUS_AFTER = {
  none: 'pending',
  approve: 'approved',
  reject: 'rejected',
  disapprove: 'pending',
  // The example has none.
  delete: 'rejected',
} as const;

/** The entries of the example: those of the demo that nobody deletes. */
export function exampleEntries({ entries }: RunningContent): RunningContent['entries'] {
  return entries.filter(
    ({ day, decisions }) => day < DEMO_PHASES[EXAMPLE_PHASE] && !decisions.includes('delete'),
  );
}

/** The contest that runs in the site of `npm run demo`, beside the one of 2025, which is archived, and a draft of the next. */
@Injectable()
export class DemoContest {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly changes: ChangeTopics,
    private readonly audit: AuditLog,
    private readonly entrants: Entrants,
    private readonly notices: RulesNotices,
    private readonly photos: PhotoFiles,
    private readonly copies: ContestCopies,
    private readonly entries: EntriesService,
    private readonly moderation: ModerationService,
    private readonly deletions: EntryDeletions,
    private readonly reasons: ModerationReasonsService,
    private readonly videos: EntryVideos,
    private readonly results: ResultsOfContests,
    private readonly settings: SiteSettings,
  ) {}

  /** Adds what an interrupted seeding has not added: a published contest cannot be deleted. */
  async seed(content: RunningContent, phase: DemoPhase, ownerId: string): Promise<string> {
    await this.certifyFormer(ownerId);
    const [existing] = await this.findIds('published_at is not null', content.songTitle.en);
    const id = existing ?? (await this.publishContest(content, phase, ownerId));
    await this.deleteDrafts(ownerId);
    await this.copies.copyContest(id, ALL_COPY_PARTS, ownerId);
    return id;
  }

  /** Adds the entries that were sent by now, with the decisions about them. */
  async seedEntries(
    contestId: string,
    content: RunningContent,
    { moderatorId, ownerId }: Record<'moderatorId' | 'ownerId', string>,
  ): Promise<void> {
    const { announceAt } = await this.findDates(contestId);
    const offered = await this.reasons.listOffered();
    for (const [index, { decisions, ...sent }] of content.entries.entries()) {
      startStep(`seeding the demo: entry ${index + 1} of ${content.entries.length} of the running contest`);
      const submittedAt = new Date(announceAt.getTime() + sent.day * DAY_MS);
      if (submittedAt > this.clock.now()) continue;
      const entry = await this.importEntry(contestId, content.songTitle, sent, {
        status: 'pending',
        submittedAt,
        aiUse: index % 4 === 1 ? 'backing' : 'no',
      });
      let { id, status } = entry;
      const version = versionOfProposal(toProposal(entry));
      for (const decision of decisions) {
        if (decision === 'delete') await this.deletions.delete(id, ownerId, true);
        else {
          const reasonId = offered.find(({ action }) => action === decision)?.id;
          const chosen = { status, version, ...(reasonId !== undefined && { reasonId }) };
          // Once voting has opened, only the owner disapproves.
          const isOwner = decision === 'disapprove';
          const actorId = isOwner ? ownerId : moderatorId;
          ({ id, status } = await this.moderation.moderate(id, decision, actorId, chosen, { isOwner }));
        }
      }
    }
  }

  /** When the contest of the example is announced, if it is added now: weeks ago. */
  announcementOfExample(timeZone: string): Date {
    return datesIn(EXAMPLE_PHASE, this.clock.now(), timeZone).announceAt;
  }

  /** A draft of the example. Returns its id. */
  draftExample(content: RunningContent, timeZone: string, ownerId: string): Promise<string> {
    return this.createDraft(content, EXAMPLE_PHASE, ownerId, { timeZone, isExample: true });
  }

  /** Adds what the moderators of the demo make of its entries, without an act and without an email. Returns how many. */
  async addExampleEntries(contestId: string, content: RunningContent): Promise<number> {
    const entries = exampleEntries(content);
    const { announceAt } = await this.findDates(contestId);
    for (const { decisions, ...sent } of entries)
      await this.importEntry(contestId, content.songTitle, sent, {
        status: STATUS_AFTER[decisions.at(-1) ?? 'none'],
        submittedAt: new Date(announceAt.getTime() + sent.day * DAY_MS),
        aiUse: 'no',
      });
    return entries.length;
  }

  /** Publishes a draft on the day a week before its announcement. */
  async publish(id: string, ownerId: string): Promise<void> {
    const { announceAt } = await this.findDates(id);
    await this.contestsAsOn(weekBefore(announceAt)).publishContest(id, null, ownerId);
  }

  private async importEntry(
    contestId: string,
    songTitle: RunningContent['songTitle'],
    { day: _day, photo, viewCount, ...values }: Omit<RunningContent['entries'][number], 'decisions'>,
    state: Pick<ImportedEntry, 'status' | 'submittedAt' | 'aiUse'>,
  ): Promise<ContestEntry> {
    const now = this.clock.now();
    const entry = await this.entries.importEntry({
      ...values,
      ...state,
      contestId,
      isDemo: true,
      viewCount: viewCount ?? 0,
      // YouTube does not know the videos of the demo. The counts, and what follows, stand for its answer of today.
      viewsRefreshedAt: viewCount === null ? null : now,
      photo: await readFile(demoFile(photo)),
    });
    if (viewCount !== null)
      await this.videos.save(this.dataSource.manager, entry.id, {
        videoId: entry.videoId,
        title: `${songTitle.ml} (${songTitle.en}), cover`,
        channelTitle: values.name,
        durationS: 214,
        publishedAt: state.submittedAt,
        flags: [],
        checkedAt: now,
      });
    return entry;
  }

  private async findDates(contestId: string): Promise<{ announceAt: Date }> {
    const [contest] = await this.dataSource.query<Array<{ announceAt: Date }>>(
      `select announce_at as "announceAt" from contests where id = $1`,
      [contestId],
    );
    return contest!;
  }

  private async publishContest(content: RunningContent, phase: DemoPhase, ownerId: string): Promise<string> {
    await this.deleteDrafts(ownerId);
    const id = await this.createDraft(content, phase, ownerId);
    await this.publish(id, ownerId);
    return id;
  }

  private createDraft(
    content: RunningContent,
    phase: DemoPhase,
    ownerId: string,
    { timeZone = TIME_ZONE, isExample = false } = {},
  ): Promise<string> {
    const { title, songTitle, sponsorName, prizeAmount, tutorialUrl, sponsorUrl } = content;
    const dates = datesIn(phase, this.clock.now(), timeZone);
    const year = calendarDate(dates.opensAt.getTime(), timeZone).slice(0, 4);
    return this.contestsAsOn(weekBefore(dates.announceAt)).createContest(
      {
        title: `${title.en} ${year}`,
        titleMalayalam: `${title.ml} ${year}`,
        songTitle: songTitle.en,
        songTitleMalayalam: songTitle.ml,
        sponsorName: sponsorName.en,
        sponsorNameMalayalam: sponsorName.ml,
        prizeAmount,
        tutorialUrl,
        sponsorUrl,
        timeZone,
        entryGate: 'submission_phase',
        acceptance: 'ticked',
        ...dates,
      },
      ownerId,
      { isExample },
    );
  }

  /** Decides the contest of 2025, on the day after its announcement of the winner. */
  private async certifyFormer(ownerId: string): Promise<void> {
    const [former] = await this.dataSource.query<Array<{ id: string; winnerAt: Date }>>(
      `select id, winner_at as "winnerAt" from contests where published_at is not null order by announce_at limit 1`,
    );
    const dayAfter = new Date(former!.winnerAt.getTime() + DAY_MS);
    await this.contestsAsOn(dayAfter).certifyContest(former!.id, ownerId);
  }

  private async deleteDrafts(ownerId: string): Promise<void> {
    const contests = this.contestsAsOn(this.clock.now());
    for (const id of await this.findIds('published_at is null')) await contests.deleteContest(id, ownerId);
  }

  private async findIds(where: string, songTitle: string | null = null): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contests where ${where} and ($1::text is null or song_title = $1)`,
      [songTitle],
    );
    return rows.map(({ id }) => id);
  }

  /** The owner's acts as if they happened at an instant: a contest is published before its announcement. */
  private contestsAsOn(instant: Date): AdminContestsService {
    const clockOffsetSeconds = Math.round((instant.getTime() - Date.now()) / 1_000);
    const clock = new Clock({ ...this.config, clockOffsetSeconds });
    const rules = new RulesService(
      this.dataSource,
      this.notices,
      this.changes,
      clock,
      this.audit,
      this.entrants,
    );
    return new AdminContestsService(
      this.dataSource,
      this.changes,
      clock,
      rules,
      this.audit,
      this.entrants,
      this.photos,
      this.results,
      this.settings,
    );
  }
}

const weekBefore = (instant: Date) => new Date(instant.getTime() - 7 * DAY_MS);

/** The dates of the contest, each at the beginning of a day. */
function datesIn(phase: DemoPhase, now: Date, timeZone: string): Record<ContestDate, Date> {
  const day = (days: number) => {
    const instant = now.getTime() + (days - DEMO_PHASES[phase]) * DAY_MS;
    return new Date(startOfDay(calendarDate(instant, timeZone), timeZone));
  };
  return Object.fromEntries(CONTEST_DATES.map((date) => [date, day(DAYS[date])])) as Record<
    ContestDate,
    Date
  >;
}
