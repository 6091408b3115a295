import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NoticeMode } from './notice-settings.entity.js';
import type { NewsKind } from './owner-news.entity.js';

/** Notes what is new, in the transaction that makes it. The worker's sweep reports it to the owner. */
@Injectable()
export class OwnerNews {
  /** Notes nothing while the owner wants no emails. */
  async add(manager: EntityManager, kind: NewsKind, subjectId: string): Promise<void> {
    await manager.query(
      `insert into owner_news (subject_id, kind)
       select $1, $2 where exists (select from notice_settings where mode <> 'off')`,
      [subjectId, kind],
    );
  }

  async findMode(manager: EntityManager): Promise<NoticeMode> {
    const [settings] = await manager.query<Array<{ mode: NoticeMode }>>('select mode from notice_settings');
    return settings!.mode;
  }
}
