import { readFile } from 'node:fs/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { startStep } from '../common/start-steps.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { SiteSettings } from '../infra/settings/site-settings.js';
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
import { withDemoLock } from './demo-lock.js';
import { DemoPeople } from './demo-people.js';
import { DemoResult } from './demo-result.js';
import { DemoSongs } from './demo-songs.js';
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
    await withDemoLock(this.dataSource, async () => {
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
    await this.describeContest(content.contest);
    await this.songs.upload(content.songs, ownerId, {
      onSong: (place) => startStep(`seeding the demo: song ${place} of ${content.songs.length}`),
    });
    await this.importEntries(content.entries);
    const contestId = await this.seedRunning(running, ownerId);
    await this.dataSource.query(`insert into app_state (key) values ('demo')`);
    // Nothing is left to do on it.
    await this.settings.store(this.dataSource.manager, { stepsDismissedAt: new Date() });
    await this.settings.announce();
    // Last: an entry that has votes or marks cannot be deleted, as a repeated seeding would.
    if (contestId !== null) {
      startStep('seeding the demo: votes');
      await this.votes.seed(contestId);
      startStep('seeding the demo: jury');
      const isDecided = this.config.demoPhase === 'decided';
      await this.jury.seed(contestId, ownerId, isDecided);
      if (isDecided) {
        startStep('seeding the demo: result');
        await this.result.seed(contestId, ownerId);
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

  private async describeContest({
    tutorialUrl,
    sponsorName,
    sponsorUrl,
  }: DemoContent['contest']): Promise<void> {
    await this.dataSource.query(
      `update contests set tutorial_url = $1, sponsor_name = $2, sponsor_url = $3
       where tutorial_url is null and sponsor_url is null
         and id = (select id from contests where published_at is not null order by announce_at limit 1)`,
      [tutorialUrl, sponsorName, sponsorUrl],
    );
  }

  private async importEntries(entries: DemoContent['entries']): Promise<void> {
    // Not the current one, which a seeding that was interrupted may have published.
    const [contest] = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contests where published_at is not null order by announce_at limit 1`,
    );
    for (const [index, { photo, ...entry }] of entries.entries()) {
      startStep(`seeding the demo: entry ${index + 1} of ${entries.length}`);
      // YouTube does not know the demo's videos. Their counts stand for figures of today.
      const viewsRefreshedAt = new Date();
      await this.entries.importEntry({
        ...entry,
        contestId: contest!.id,
        viewsRefreshedAt,
        isDemo: true,
        photo: await readFile(demoFile(photo)),
      });
    }
  }
}
