import { Inject, Injectable } from '@nestjs/common';
import { makeZip, predictLength } from 'client-zip';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { DataSource } from 'typeorm';
import { BackupError } from '../../backup/backup-error.js';
import { BackupFolder, CHECKSUMS_FILE } from '../../backup/backup-folder.js';
import { readChecksums } from '../../backup/checksums.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { isSignature, sign } from '../../common/signatures.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { BackupPlaces } from '../../infra/storage/backup-places.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { newBackupName } from './backup-name.js';
import { explainPlace } from './place/explain-bucket.js';
import { StoredBackup } from './stored-backup.entity.js';

const LINK_LIFETIME_MS = 5 * 60_000;

export interface BackupArchive {
  name: string;
  bytes: number;
  open: () => Readable;
}

/** What the owner does with backups. The worker makes them. */
@Injectable()
export class BackupsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Asks the worker for a backup. Does nothing while one is asked for or runs. */
  async ask(actorId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [asked] = await manager.query<Array<{ id: string }>>(
        `insert into backups (name, cause) values ($1, 'owner') on conflict do nothing returning id`,
        [newBackupName()],
      );
      if (asked)
        await this.audit.record(manager, { action: 'backup.make', actorId, subjectId: asked.id, data: {} });
    });
  }

  /** A link that downloads a backup without a session, because a browser sends none with the address of a file. */
  async makeLink(id: string, actorId: string): Promise<string> {
    // A browser would show the error of the link as a page of its own.
    const { folder } = await this.open(id);
    const sums = await this.explained(folder.sizeOf(CHECKSUMS_FILE));
    if (sums === null) throw new DomainError('BACKUP_GONE');
    await this.audit.record(this.dataSource.manager, {
      action: 'backup.download',
      actorId,
      subjectId: id,
      data: {},
    });
    const expiresAt = Date.now() + LINK_LIFETIME_MS;
    const token = `${expiresAt}-${sign(this.config.linkSecret, textOf(id, expiresAt))}`;
    return `/api/backups/${id}?token=${token}`;
  }

  /** All files of a backup as one ZIP, of which one is open at a time. */
  async openArchive(id: string, token: string): Promise<BackupArchive> {
    if (!this.isValid(id, token)) throw new DomainError('INVALID_TOKEN');
    const { name, folder } = await this.open(id);
    const sizes = await this.explained(measure(folder));
    const files = [...sizes].map(([path, size]) => ({ name: `${name}/${path}`, size }));
    return {
      name: `backup-${name}.zip`,
      bytes: Number(predictLength(files)),
      open: () => Readable.fromWeb(makeZip(contentsOf(folder, sizes, name)) as ReadableStream),
    };
  }

  private explained<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw explainPlace(this.config, error);
    });
  }

  private isValid(id: string, token: string): boolean {
    const [, expiry = '', signature = ''] = /^(\d{13})-([\w-]{43})$/.exec(token) ?? [];
    return (
      isSignature(this.config.linkSecret, textOf(id, Number(expiry)), signature) &&
      Number(expiry) > Date.now()
    );
  }

  private async open(id: string): Promise<{ name: string; folder: BackupFolder }> {
    const { manager } = this.dataSource;
    const backup = await manager.findOneBy(StoredBackup, { id, state: 'done' });
    if (!backup) throw new DomainError('NOT_FOUND');
    const { name, place } = backup;
    const places = await BackupPlaces.read(this.config, manager);
    return { name, folder: new BackupFolder(await places.storageOf(place), name) };
  }
}

function textOf(id: string, expiresAt: number): string {
  return `download of the backup ${id} until ${expiresAt}`;
}

/** The sizes of all files, by their path. */
async function measure(folder: BackupFolder): Promise<Map<string, number>> {
  const paths = [...(await readChecksums(folder)).keys(), CHECKSUMS_FILE];
  const sizes = await folder.sizesOf(paths);
  return new Map(
    paths.map((path) => {
      const size = sizes.get(path);
      if (size === undefined) throw new DomainError('NOT_FOUND');
      return [path, size];
    }),
  );
}

async function* contentsOf(folder: BackupFolder, sizes: Map<string, number>, name: string) {
  for (const [path, size] of sizes) {
    const content = await folder.read(path);
    try {
      yield { name: `${name}/${path}`, input: ofSize(content, size, path) };
    } finally {
      // A reader that stops also closes the file.
      content.destroy();
    }
  }
}

/** The length of the ZIP is known already, and a place may send a file without an end. */
async function* ofSize(content: Readable, size: number, path: string): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > size) throw new BackupError(`${path} is longer than its place has said`);
    yield chunk;
  }
}
