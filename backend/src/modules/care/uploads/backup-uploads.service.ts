import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { BackupError, NoRoomError } from '../../../backup/backup-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readMultipart } from '../../../common/multipart/read-multipart.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryLockConnection, unlock } from '../../../database/locks.js';
import { createBackupStorage } from '../../../infra/storage/create-storage.js';
import { toStorageError } from '../../../infra/storage/storage.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { addFound } from '../found-backups.js';
import { isKnownBackup } from '../note-backup.js';
import { unpackBackup } from './unpack-backup.js';

const MAX_BYTES = 64 * 1024 ** 3;

/** Takes the ZIP of a backup, such as that of another site of the owner. */
@Injectable()
export class BackupUploads {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** One at a time: each takes its size twice, in DATA_DIR and where the backups are. */
  async receive(request: FastifyRequest, actorId: string): Promise<void> {
    const connection = this.dataSource.createQueryRunner();
    try {
      if (!(await tryLockConnection(connection.manager, LOCKS.backupUploads)))
        throw new DomainError('BACKUP_ARRIVING');
      await this.receiveAlone(request, actorId).finally(() =>
        unlock(connection.manager, LOCKS.backupUploads).catch(() => {}),
      );
    } finally {
      await connection.release();
    }
  }

  private async receiveAlone(request: FastifyRequest, actorId: string): Promise<void> {
    const folder = join(this.config.dataDir, 'arriving-backup');
    const path = join(folder, 'backup.zip');
    // What a crash has left.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const { files } = await readMultipart<never, { backup: true }>(request, {
        fields: [],
        maxFieldBytes: 0,
        files: {
          backup: {
            maxBytes: MAX_BYTES,
            tooLarge: 'The backup is too large.',
            read: (content) => store(content, path),
          },
        },
      });
      if (!files.backup) throw new DomainError('MISSING_BACKUP');
      await this.add(path, actorId);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async add(path: string, actorId: string): Promise<void> {
    try {
      const unpacked = await unpackBackup(path, await createBackupStorage(this.config), (name) =>
        isKnownBackup(this.dataSource, name),
      );
      if (!unpacked) throw new DomainError('BACKUP_KNOWN');
      const { name, folder } = unpacked;
      await addFound(this.dataSource, name, folder);
      await this.audit.record(this.dataSource.manager, { action: 'backup.upload', actorId, data: {} });
    } catch (error) {
      if (error instanceof NoRoomError)
        throw new DomainError('INSUFFICIENT_STORAGE', { message: error.message });
      if (error instanceof BackupError)
        throw new DomainError('BACKUP_UNREADABLE', { message: error.message });
      throw error;
    }
  }
}

async function store(content: Readable, path: string): Promise<true> {
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return true;
  } catch (error) {
    throw toStorageError(error);
  }
}
