import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isSignature, sign } from '../../../common/signatures.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { AuditLog } from '../../audit/audit-log.service.js';

export const LOOK_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The link with which somebody looks at the site before it is public. There is one; a new one ends the one before. */
@Injectable()
export class LookLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly settings: SiteSettings,
    private readonly audit: AuditLog,
  ) {}

  /** Null if there is none, or it has ended. */
  find(): { url: string; until: Date } | null {
    const link = this.settings.lookLink;
    if (!link || link.until.getTime() <= Date.now()) return null;
    return { url: `${this.config.publicUrl}/look?key=${this.keyOf(link)}`, until: link.until };
  }

  /** Whether the key is that of the link, which has not ended. */
  isValid(key: string): boolean {
    const link = this.settings.lookLink;
    if (!link || link.until.getTime() <= Date.now()) return false;
    return isSignature(this.config.linkSecret, textOf(link), key);
  }

  async make(actorId: string): Promise<void> {
    await this.store(
      { lookLinkId: randomUUID(), lookUntil: new Date(Date.now() + LOOK_DAYS * DAY_MS) },
      'site.makeLookLink',
      actorId,
    );
  }

  async end(actorId: string): Promise<void> {
    if (this.settings.lookLink === null) return;
    await this.store({ lookLinkId: null, lookUntil: null }, 'site.endLookLink', actorId);
  }

  private async store(
    values: { lookLinkId: string | null; lookUntil: Date | null },
    action: 'site.makeLookLink' | 'site.endLookLink',
    actorId: string,
  ): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.settings.store(manager, values);
      await this.audit.record(manager, { action, actorId, data: {} });
      afterCommit(() => this.settings.announce());
    });
  }

  private keyOf(link: { id: string; until: Date }): string {
    return sign(this.config.linkSecret, textOf(link));
  }
}

/** The id alone changes with each link. The database keeps the end, which the signature confirms. */
function textOf({ id, until }: { id: string; until: Date }): string {
  return `look at the site with ${id} until ${until.getTime()}`;
}
