import type { Locale } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../../common/clock/clock.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { type CopiedRow, copyEntry } from '../../../../privacy/copies/entry-copies.service.js';
import { EmailSubjects } from '../../../../mailing/email-subjects.service.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { ReplacedPhoto } from '../../photos/replaced-photo.entity.js';
import { EntryRevision } from '../revisions/entry-revision.entity.js';

/** An entrant's copy of her data. */
export interface EntryData {
  language: Locale;
  /** Rows by the name that the copy gives their table. */
  tables: Record<string, CopiedRow[]>;
  photos: Array<{ name: string; key: string }>;
  at: Date;
}

@Injectable()
export class EntryDataQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly subjects: EmailSubjects,
  ) {}

  /** Of one moment. */
  read(id: string): Promise<EntryData> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const entry = await manager.findOneBy(ContestEntry, { id });
      if (!entry) throw new DomainError('NOT_FOUND');
      const revision = await manager.findOneBy(EntryRevision, { entryId: id, state: 'pending' });
      const replaced = await manager.find(ReplacedPhoto, {
        where: { entryId: id },
        order: { replacedAt: 'ASC', photoKey: 'ASC' },
      });
      const tables = await copyEntry(manager, id);
      tables['emails'] = await this.withSubjects(manager, tables['emails'] ?? []);
      return {
        language: entry.language,
        tables,
        photos: [
          ...photosOf('photo', entry),
          ...photosOf('new-photo', revision),
          ...replaced.flatMap((photo, index) => photosOf(`replaced-photo-${index + 1}`, photo)),
        ],
        at: this.clock.now(),
      };
    });
  }

  private async withSubjects(manager: EntityManager, emails: CopiedRow[]): Promise<CopiedRow[]> {
    const subjects = await this.subjects.find(
      manager,
      emails.map(({ id }) => String(id)),
    );
    return emails.map(({ id, ...email }) => ({ subject: subjects.get(String(id)), ...email }));
  }
}

type WithPhoto = Pick<ContestEntry, 'photoKey' | 'cardKey'>;

/** The photo as it is stored, and its small size. */
function photosOf(name: string, row: WithPhoto | null): EntryData['photos'] {
  if (!row?.photoKey || !row.cardKey) return [];
  return [
    { name: `${name}.jpg`, key: row.photoKey },
    { name: `${name}-small.webp`, key: row.cardKey },
  ];
}
