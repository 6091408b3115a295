import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SITE_ZONE } from '../../common/clock/site-zone.js';
import { requireVersion, versionOf } from '../../common/http/if-match.js';
import { inTransaction } from '../../database/transaction.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { NoticeSettings } from './notice-settings.entity.js';
import type { NoticesDto, NoticeSettingsDto } from './notices.dto.js';
import { OwnerNewsItem } from './owner-news.entity.js';

/** The owner's choice of emails about what is new. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async readSettings(): Promise<NoticesDto> {
    const [settings] = await this.dataSource.query<[Omit<NoticesDto, 'version'>]>(
      `select mode, digest_hour as "digestHour", ${SITE_ZONE} as "timeZone" from notice_settings`,
    );
    return { ...settings, version: versionOfSettings(settings) };
  }

  async saveSettings(
    { mode, digestHour }: NoticeSettingsDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const stored = await manager.findOneOrFail(NoticeSettings, {
        where: { one: true },
        lock: { mode: 'pessimistic_write' },
      });
      requireVersion(versionOfSettings(stored), seen);
      await manager.update(NoticeSettings, { one: true }, { mode, digestHour });
      // What was collected before must not be in the first email after the owner wants emails again.
      if (mode === 'off') await manager.createQueryBuilder().delete().from(OwnerNewsItem).execute();
      await this.audit.record(manager, {
        action: 'settings.notices',
        actorId,
        data: {},
        before: { mode: stored.mode, digestHour: stored.digestHour },
        after: { mode, digestHour },
      });
    });
  }
}

function versionOfSettings({ mode, digestHour }: NoticeSettingsDto): string {
  return versionOf({ mode, digestHour });
}
