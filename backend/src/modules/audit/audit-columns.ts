import type { CsvColumn } from '../../common/csv/csv-file.js';
import type { ExportedAct } from './audit.queries.js';

/** The columns of an export: without details, which can be erased here and not in a file. */
export const AUDIT_COLUMNS: Array<CsvColumn<ExportedAct>> = [
  { key: 'at', header: 'Time' },
  { key: 'actor', header: 'Actor' },
  { key: 'action', header: 'Action' },
  { key: 'subjectId', header: 'Subject' },
  { key: 'contestId', header: 'Contest' },
  { key: 'data', header: 'Data' },
  { key: 'actorId', header: 'Actor id' },
  { key: 'id', header: 'Id' },
];
