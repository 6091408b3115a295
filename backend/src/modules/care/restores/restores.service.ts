import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { SiteName } from '../../texts/site-name.service.js';
import { StoredBackup } from '../stored-backup.entity.js';
import { endForgotten } from './restore-state.js';
import type { RestoreDto } from './restore.dto.js';

/** How many the page shows. */
const SHOWN = 5;

/** What the owner does with restores. The process with the role that owns the tables carries them out. */
@Injectable()
export class RestoresService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly siteName: SiteName,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param name of the site, as the owner has typed it, so that no slip of the mouse restores
   * @throws {DomainError} RESTORE_UNDER_WAY, NOT_FOUND, BACKUP_ELSEWHERE, VALIDATION_FAILED
   */
  async ask(backupId: string, name: string, actorId: string): Promise<void> {
    if (!this.isName(name))
      throw fieldError(
        'VALIDATION_FAILED',
        'name',
        `Please type the name of the site: ${this.siteName.in('en')}`,
      );
    const backup = await this.dataSource.manager.findOneBy(StoredBackup, { id: backupId, state: 'done' });
    if (!backup) throw new DomainError('NOT_FOUND');
    const places = await BackupPlaces.read(this.config, this.dataSource.manager);
    if (!places.isOpen(backup.place)) throw new DomainError('BACKUP_ELSEWHERE');
    await endForgotten(this.dataSource);
    await this.dataSource.transaction(async (manager) => {
      const asked = await manager.query<unknown[]>(
        `insert into restores (backup_name, backup_made_at, asked_by) values ($1, $2, $3)
         on conflict do nothing returning id`,
        [backup.name, backup.begunAt, actorId],
      );
      if (asked.length === 0) throw new DomainError('RESTORE_UNDER_WAY');
      await this.audit.record(manager, {
        action: 'backup.askRestore',
        actorId,
        subjectId: backupId,
        data: {},
      });
    });
  }

  /** The newest first. */
  list(): Promise<RestoreDto[]> {
    return this.dataSource.query<RestoreDto[]>(
      `select id, state, asked_at as "askedAt", ended_at as "endedAt", backup_made_at as "backupMadeAt", failure, error
       from restores order by asked_at desc limit ${SHOWN}`,
    );
  }

  /** In either language, without regard to case and spaces. */
  private isName(typed: string): boolean {
    const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
    return [this.siteName.in('en'), this.siteName.in('ml')].some((name) => plain(name) === plain(typed));
  }
}
