import { readFile } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { startStep } from '../common/start-steps.js';
import { FIRST_SLUG, insertFirstContest } from '../database/migrations/base-line/first-rows.js';
import { LOCKS, withLock } from '../database/locks.js';
import { inTransaction } from '../database/transaction.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { SiteSettings } from '../infra/settings/site-settings.js';
import { ChangeTopics } from '../infra/changes/change-topics.js';
import { OwnerAccount } from '../modules/auth/owner-account.js';
import { EntriesService } from '../modules/contest/entries/entries.service.js';
import {
  type DemoContent,
  demoFile,
  readDemoContent,
  readRunningContent,
  type RunningContent,
} from './demo-content.js';
import { DemoContest } from './demo-contest.js';
import { DemoJury } from './demo-jury.js';
import { DemoPeople } from './demo-people.js';
import { DemoResult } from './demo-result.js';
import { DemoSongs } from './demo-songs.js';
import { DEMO_TEXTS } from './demo-texts.js';
import { DemoVotes } from './demo-votes.js';

/** Seeds the demo once: songs and entries that the owner deletes stay deleted. */
@Injectable()
export class DemoSeeder implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeeder.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly settings: SiteSettings,
    private readonly owner: OwnerAccount,
    private readonly changes: ChangeTopics,
    private readonly songs: DemoSongs,
    private readonly entries: EntriesService,
    private readonly demoContest: DemoContest,
    private readonly people: DemoPeople,
    private readonly votes: DemoVotes,
    private readonly jury: DemoJury,
    private readonly result: DemoResult,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.seedDemo) return;
    startStep('waiting for the lock of the demo, which another process may hold', { isLong: true });
    await withLock(this.dataSource, LOCKS.demo, async () => {
      if (await this.isWanted()) await this.seed();
    });
  }

  /** Returns whether the site is empty, or an earlier seeding was interrupted. */
  private async isWanted(): Promise<boolean> {
    const [state] = await this.dataSource.query<Array<{ begun: boolean; done: boolean; empty: boolean }>>(
      `select exists (select from app_state where key = 'demo-begun') as begun,
              exists (select from app_state where key = 'demo') as done,
              not exists (select from uploaded_songs) and not exists (select from contest_entries) as empty`,
    );
    return state !== undefined && !state.done && (state.begun || state.empty);
  }

  private async seed(): Promise<void> {
    await this.owner.ensureOwner();
    const ownerId = await this.owner.findId();
    if (ownerId === null) {
      this.logger.warn('the demo needs an owner: set OWNER_PASSWORD, or SEED_DEMO=false');
      return;
    }
    const content = await readDemoContent();
    const running = await readRunningContent();
    await this.dataSource.query(`insert into app_state (key) values ('demo-begun') on conflict do nothing`);
    await this.clear(content, running);
    await this.describeArtist();
    const contestId = await this.addContest(content.contest);
    await this.songs.upload(content.songs, ownerId, {
      onSong: (place) => startStep(`seeding the demo: song ${place} of ${content.songs.length}`),
    });
    await this.importEntries(contestId, content.entries);
    const runningId = await this.seedRunning(running, ownerId);
    await this.dataSource.query(`insert into app_state (key) values ('demo')`);
    // Nothing is left to do on it.
    await this.settings.store(this.dataSource.manager, { stepsDismissedAt: new Date() });
    await this.settings.announce();
    // Last: an entry that has votes or marks cannot be deleted, as a repeated seeding would.
    if (runningId !== null) {
      startStep('seeding the demo: votes');
      await this.votes.seed(runningId);
      startStep('seeding the demo: jury');
      const isDecided = this.config.demoPhase === 'decided';
      await this.jury.seed(runningId, ownerId, isDecided);
      if (isDecided) {
        startStep('seeding the demo: result');
        await this.result.seed(runningId, ownerId);
      }
    }
    startStep('starting the modules');
    this.logger.log(`seeded the demo: ${content.songs.length} songs, ${content.entries.length} entries`);
  }

  /** Deletes the rows of an interrupted seeding. */
  private async clear(content: DemoContent, running: RunningContent): Promise<void> {
    const emails = [...content.entries, ...running.entries].map(({ email }) => email);
    await this.dataSource.query('delete from contest_entries where email = any($1)', [emails]);
    await this.dataSource.query('delete from uploaded_songs where artist = any($1)', [
      content.songs.map(({ artist }) => artist),
    ]);
    await this.dataSource.query('delete from contact_messages where email = any($1)', [
      running.messages.map(({ email }) => email),
    ]);
    await this.dataSource.query('delete from staff where email = $1', [running.moderator.email]);
    await this.dataSource.query('delete from users where email = $1', [running.moderator.email]);
  }

  /** Returns the id of the contest; null where none is to run. */
  private async seedRunning(content: RunningContent, ownerId: string): Promise<string | null> {
    const { demoPhase, ownerPassword } = this.config;
    if (demoPhase === null || ownerPassword === null) return null;
    startStep('seeding the demo: moderator');
    const moderatorId = await this.people.seedModerator(content.moderator, ownerPassword, ownerId);
    const contestId = await this.demoContest.seed(content, demoPhase, ownerId);
    await this.demoContest.seedEntries(contestId, content, { moderatorId, ownerId });
    await this.people.seedMessages(content.messages, ownerId);
    return contestId;
  }

  /** Writes texts about an invented artist, and keeps those that the owner has written. */
  private async describeArtist(): Promise<void> {
    await this.dataSource.query('update site_texts set published = $1::jsonb || published', [DEMO_TEXTS]);
    await this.changes.publish('texts');
  }

  /** The contest of 2025. Returns its id. */
  private async addContest({
    tutorialUrl,
    sponsorName,
    sponsorUrl,
  }: DemoContent['contest']): Promise<string> {
    const id = await inTransaction(this.dataSource, async ({ manager }) => {
      if ((await findFirst(manager)) === null) await insertFirstContest(manager);
      await manager.query(
        `update contests set tutorial_url = $1, sponsor_name = $2, sponsor_url = $3
         where tutorial_url is null and sponsor_url is null and slug = $4`,
        [tutorialUrl, sponsorName, sponsorUrl, FIRST_SLUG],
      );
      return findFirst(manager);
    });
    await this.changes.publish('contest');
    return id!;
  }

  private async importEntries(contestId: string, entries: DemoContent['entries']): Promise<void> {
    for (const [index, { photo, ...entry }] of entries.entries()) {
      startStep(`seeding the demo: entry ${index + 1} of ${entries.length}`);
      // YouTube does not know the demo's videos. Their counts stand for figures of today.
      const viewsRefreshedAt = new Date();
      await this.entries.importEntry({
        ...entry,
        contestId,
        viewsRefreshedAt,
        isDemo: true,
        photo: await readFile(demoFile(photo)),
      });
    }
  }
}

async function findFirst(manager: EntityManager): Promise<string | null> {
  const [contest] = await manager.query<Array<{ id: string }>>('select id from contests where slug = $1', [
    FIRST_SLUG,
  ]);
  return contest?.id ?? null;
}
