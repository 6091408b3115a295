import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { BackupError, NoRoomError } from '../../../backup/backup-error.js';
import { RESERVE_BYTES } from '../../../backup/room.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readMultipart } from '../../../common/multipart/read-multipart.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryLockConnection, tryWithLock } from '../../../database/locks.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import { DiskStorage } from '../../../infra/storage/disk-storage.js';
import { BucketError } from '../../../infra/storage/bucket-error.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { addFound } from '../found-backups.js';
import { isKnownBackup } from '../note-backup.js';
import { explainPlace } from '../place/explain-bucket.js';
import { unpackBackup } from './unpack-backup.js';

const FILE = 'backup.zip';

const LOCK_AGAIN_MS = 500;

/** Takes the ZIP of a backup, such as that of another site of the owner. */
@Injectable()
export class BackupUploads implements OnApplicationBootstrap {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {
    this.folder = join(this.config.dataDir, 'arriving-backup');
  }

  /** Deletes what an upload has left whose process was killed. It has the size of a backup. */
  async onApplicationBootstrap(): Promise<void> {
    await this.alone(() => this.deleteRest());
  }

  /** One at a time: each takes its size twice, in DATA_DIR and where the backups are. */
  async receive(request: FastifyRequest, actorId: string): Promise<void> {
    if (!(await this.alone((connection) => this.receiveAlone(connection, request, actorId))))
      throw new DomainError('BACKUP_ARRIVING');
  }

  /** Returns false, and does nothing, while another process receives a backup. */
  private async alone(work: (connection: EntityManager) => Promise<void>): Promise<boolean> {
    return tryWithLock(this.dataSource, LOCKS.backupUploads, async (connection) => {
      await work(connection);
      return true;
    });
  }

  private deleteRest(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private async receiveAlone(
    connection: EntityManager,
    request: FastifyRequest,
    actorId: string,
  ): Promise<void> {
    const place = new DiskStorage(this.folder, { isPrivate: true });
    // What a crash of another process has left.
    await this.deleteRest();
    try {
      const room = (await place.freeBytes()) - RESERVE_BYTES;
      if (room <= 0) throw new DomainError('INSUFFICIENT_STORAGE');
      const { files } = await readMultipart<never, { backup: true }>(request, {
        fields: [],
        maxFieldBytes: 0,
        files: {
          backup: {
            maxBytes: room,
            tooLarge: `The server has room for ${Math.floor(room / 1e6)} MB, and the backup is larger.`,
            read: async (content) => {
              await place.putStream(FILE, content);
              return true;
            },
          },
        },
      });
      if (!files.backup) throw new DomainError('MISSING_BACKUP');
      await this.add(connection, join(this.folder, FILE), actorId);
    } finally {
      await this.deleteRest();
    }
  }

  private async add(connection: EntityManager, path: string, actorId: string): Promise<void> {
    const places = await BackupPlaces.read(this.config, this.dataSource.manager);
    try {
      const unpacked = await unpackBackup(path, await places.storageOf(), async (name) => {
        // Until the row is there. `OtherBackupsSweep` may be deleting what an earlier upload of this backup has left, for longer than a request
        // may wait for a lock in the database.
        while (!(await tryLockConnection(connection, LOCKS.backupFolder(name)))) await delay(LOCK_AGAIN_MS);
        return isKnownBackup(this.dataSource, name);
      });
      if (!unpacked) throw new DomainError('BACKUP_KNOWN');
      const { name, folder } = unpacked;
      try {
        await addFound(this.dataSource, places.present, name, folder);
      } catch (error) {
        // Without a row, nobody would see or delete it.
        await folder.removeRest().catch(() => {});
        throw error;
      }
      await this.audit.record(this.dataSource.manager, { action: 'backup.upload', actorId, data: {} });
    } catch (error) {
      if (error instanceof NoRoomError)
        throw new DomainError('INSUFFICIENT_STORAGE', { message: error.message });
      if (error instanceof BackupError)
        throw new DomainError('BACKUP_UNREADABLE', { message: error.message });
      const isFull = error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE';
      throw error instanceof BucketError || (isFull && places.bucket)
        ? explainPlace(this.config, error)
        : error;
    }
  }
}
