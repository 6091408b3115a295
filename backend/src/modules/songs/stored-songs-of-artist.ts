import { Global, Injectable, Module } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Transaction } from '../../database/transaction.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { AuditModule } from '../audit/audit.module.js';
import { SongsOfArtist } from '../texts/songs-of-artist.service.js';
import { Song } from './song.entity.js';

@Injectable()
export class StoredSongsOfArtist extends SongsOfArtist {
  constructor(
    private readonly changes: ChangeTopics,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  async rename(
    { manager, afterCommit }: Transaction,
    names: ReadonlyMap<string, string>,
    actorId: string,
  ): Promise<void> {
    const songs = await manager.find(Song, {
      select: { id: true, artist: true },
      where: { artist: In([...names.keys()]) },
      order: { id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
    for (const { id, artist: former } of songs) {
      const artist = names.get(former);
      await manager.update(Song, { id }, { artist });
      await this.audit.record(manager, {
        action: 'song.edit',
        actorId,
        subjectId: id,
        data: {},
        before: { artist: former },
        after: { artist },
      });
    }
    if (songs.length > 0) afterCommit(() => this.changes.publish('songs'));
  }

  async findKnown(manager: EntityManager, slugs: string[]): Promise<Set<string>> {
    const songs = await manager.find(Song, { select: { slug: true }, where: { slug: In(slugs) } });
    return new Set(songs.map(({ slug }) => slug));
  }
}

/** Global: the module of the texts asks it, and imports nothing of this one. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [{ provide: SongsOfArtist, useClass: StoredSongsOfArtist }],
  exports: [SongsOfArtist],
})
export class SongsOfArtistModule {}
