import type { Locale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { EmailSubjects } from '../../../mailing/email-subjects.service.js';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { ReplacedPhoto } from '../../photos/replaced-photo.entity.js';
import { EntryRevision } from '../../revisions/entry-revision.entity.js';
import { ENTRY_TABLES, type EntryTable } from './entry-tables.js';

type Row = Record<string, unknown>;

/** An entrant's copy of her data. */
export interface EntryData {
  language: Locale;
  /** The rows of each of `ENTRY_TABLES`, by its name. */
  tables: Record<string, Row[]>;
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
        order: { replacedAt: 'ASC', verificationImageUrl: 'ASC' },
      });
      const tables: EntryData['tables'] = {};
      for (const table of ENTRY_TABLES) tables[table.name] = await readTable(manager, table, id);
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

  private async withSubjects(manager: EntityManager, emails: Row[]): Promise<Row[]> {
    const subjects = await this.subjects.find(
      manager,
      emails.map(({ id }) => String(id)),
    );
    return emails.map(({ id, ...email }) => ({ subject: subjects.get(String(id)), ...email }));
  }
}

function readTable(manager: EntityManager, table: EntryTable, id: string): Promise<Row[]> {
  const columns = [
    ...table.columns.split(' ').map((column) => `row.${column} as "${camelCase(column)}"`),
    ...Object.entries(table.named ?? {}).map(([name, sql]) => `${sql} as "${name}"`),
  ];
  return manager.query<Row[]>(
    `select ${columns.join(', ')} from ${table.table} row where ${table.where} order by ${table.orderBy}`,
    [id],
  );
}

function camelCase(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

type WithPhoto = Pick<ContestEntry, 'verificationImageUrl' | 'cardImageUrl'>;

/** The photo as it is stored, and its small size. */
function photosOf(name: string, row: WithPhoto | null): EntryData['photos'] {
  if (!row?.verificationImageUrl || !row.cardImageUrl) return [];
  return [
    { name: `${name}.jpg`, key: row.verificationImageUrl },
    { name: `${name}-small.webp`, key: row.cardImageUrl },
  ];
}
