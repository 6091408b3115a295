import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { isHeld, LOCKS, tryWithLock } from '../../database/locks.js';
import { inTransaction } from '../../database/transaction.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { Storage } from '../../infra/storage/storage.js';
import { AuditLog } from '../../modules/audit/audit-log.service.js';
import { removeFiles } from '../../modules/privacy/erasing/remove-files.js';
import { readDemoContent, readRunningContent } from '../demo-content.js';
import { DemoContest, exampleEntries } from '../demo-contest.js';
import { DemoSongs } from '../demo-songs.js';
import { deleteExampleContest, deleteExampleSongs } from './delete-example.js';
import type { ExampleDto } from './example.dto.js';

const TIME_ZONE = 'Asia/Kolkata';

interface Found {
  id: string;
  isWhole: boolean;
}

/**
 * The songs and the contest that a new site may begin with. The contest is there first and leaves last, and is published when all
 * is there: its row alone says how far it is.
 */
@Injectable()
export class ExampleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SiteSettings,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
    private readonly audit: AuditLog,
    private readonly songs: DemoSongs,
    private readonly contest: DemoContest,
  ) {}

  async describe(): Promise<ExampleDto> {
    const [content, running] = await Promise.all([readDemoContent(), readRunningContent()]);
    // First: an addition that ends meanwhile leaves a whole example.
    const isBusy = await isHeld(this.dataSource.manager, LOCKS.demo);
    const found = await this.find();
    const [counts] = await this.dataSource.query<[Pick<ExampleDto, 'songs' | 'entries'>]>(
      `select (select count(*) from uploaded_songs where is_example) as songs,
         (select count(*) from contest_entries where contest_id = example_contest()) as entries`,
    );
    return {
      state: found?.isWhole ? 'there' : isBusy ? 'adding' : found ? 'unfinished' : 'none',
      canBeAdded: !found?.isWhole && !this.settings.isPublic && (await this.isEmpty()),
      ...counts,
      whole: content.songs.length + exampleEntries(running).length,
    };
  }

  /** What an interrupted addition has left goes first. While another request works, the response says that it does. */
  async add(ownerId: string): Promise<ExampleDto> {
    const isDone = await tryWithLock(this.dataSource, LOCKS.demo, async () => {
      const found = await this.find();
      if (found?.isWhole) return true;
      if (!(await this.isEmpty())) throw new DomainError('EXAMPLE_NEEDS_EMPTY_SITE');
      if (found) await this.delete(found, ownerId);
      await this.addAll(ownerId);
      return true;
    });
    const example = await this.describe();
    return isDone ? example : { ...example, state: 'adding' };
  }

  /** Does nothing on a site without it. */
  async remove(ownerId: string): Promise<void> {
    const isDone = await tryWithLock(this.dataSource, LOCKS.demo, async () => {
      const found = await this.find();
      if (found) await this.delete(found, ownerId);
      return true;
    });
    if (!isDone) throw new DomainError('EXAMPLE_BUSY');
  }

  private async addAll(ownerId: string): Promise<void> {
    const [{ songs }, running] = await Promise.all([readDemoContent(), readRunningContent()]);
    const id = await this.contest.draftExample(running, this.timeZone, ownerId);
    // A publication after this line finds the example, and is refused. One before it is found here.
    if (!(await this.settings.isHidden(this.dataSource.manager))) {
      await this.delete({ id, isWhole: false }, ownerId);
      throw new DomainError('EXAMPLE_NEEDS_EMPTY_SITE');
    }
    await this.songs.upload(songs, ownerId, { isExample: true });
    const entries = await this.contest.addExampleEntries(id, running);
    await this.audit.record(this.dataSource.manager, {
      action: 'example.add',
      actorId: ownerId,
      subjectId: id,
      contestId: id,
      data: { songs: songs.length, entries },
    });
    await this.contest.publish(id, ownerId);
  }

  /** The contest in a transaction of its own, after the songs, whose locks are of another group. */
  private async delete({ id }: Found, ownerId: string): Promise<void> {
    const songs = await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const deleted = await deleteExampleSongs(manager);
      afterCommit(() => removeFiles(this.storage, deleted.files));
      return deleted;
    });
    await this.changes.publish('songs');
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const contest = await deleteExampleContest(manager, id);
      await this.audit.record(manager, {
        action: 'example.remove',
        actorId: ownerId,
        subjectId: id,
        contestId: id,
        data: { songs: songs.count, entries: contest.entries },
      });
      afterCommit(() => removeFiles(this.storage, contest.files));
    });
    await Promise.all([this.changes.publish('contest'), this.changes.publish('entries')]);
  }

  private async find(): Promise<Found | null> {
    const [found] = await this.dataSource.query<Found[]>(
      'select id, published_at is not null as "isWhole" from contests where is_example',
    );
    return found ?? null;
  }

  private get timeZone(): string {
    return this.settings.timeZone ?? TIME_ZONE;
  }

  /** Also of contests that are planned, or that ended after the one of the example begins: the dates of two contests are apart. */
  private async isEmpty(): Promise<boolean> {
    const [site] = await this.dataSource.query<[{ isEmpty: boolean }]>(
      `select not exists (select from uploaded_songs where not is_example)
         and not exists (select from contest_entries where contest_id is distinct from example_contest())
         and not exists (select from contests where not is_example and published_at is not null and winner_at > $1)
           as "isEmpty"`,
      [this.contest.announcementOfExample(this.timeZone)],
    );
    return site.isEmpty;
  }
}
