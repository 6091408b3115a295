import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';
import { EntryLinks, type ShownLink } from '../entry-links/entry-links.service.js';
import { lockEntry } from '../lock-entries.js';

/** The owner gives an entrant a new link while no email can bring one. Whoever has the entry reads of it in its history. */
@Injectable()
export class ShownLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly audit: AuditLog,
    private readonly settings: SiteSettings,
  ) {}

  async make(entryId: string, actorId: string): Promise<ShownLink> {
    if (this.settings.hasMailServer) throw new DomainError('EMAILS_BRING_LINKS');
    return this.dataSource.transaction(async (manager) => {
      const { contestId, language, addressProvedAt } = await lockEntry(manager, entryId);
      await this.links.endShown(manager, entryId);
      // Shown links opened them, and the entrant asks because somebody else may have one.
      if (addressProvedAt === null)
        await manager.query('delete from entry_sessions where entry_id = $1', [entryId]);
      await manager.insert(EntryEvent, { entryId, actorId, action: 'make-link' });
      // The analytics find the last events by it.
      await manager.update(ContestEntry, { id: entryId }, { updatedAt: () => 'now()' });
      await this.audit.record(manager, {
        action: 'entry.makeLink',
        actorId,
        subjectId: entryId,
        contestId,
        data: {},
      });
      return this.links.show(manager, { entryId, language });
    });
  }
}
