import type { CsvColumn } from '../../../../common/csv/csv-file.js';
import type { ExportedEntry } from './admin-entries.queries.js';

/** The columns of an export: without YouTube's figures, which no file may keep for more than 30 days. */
export const ENTRY_COLUMNS: Array<CsvColumn<ExportedEntry>> = [
  { key: 'submittedAt', header: 'Submitted' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'youtubeUrl', header: 'YouTube URL' },
  { key: 'contestTitle', header: 'Contest' },
  { key: 'aiUse', header: 'Made with AI' },
  { key: 'aiNote', header: 'Note on AI' },
  { key: 'updatedAt', header: 'Updated' },
  { key: 'id', header: 'Id' },
];
