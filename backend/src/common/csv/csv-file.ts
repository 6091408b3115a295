import { pipeline } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

export interface CsvColumn<Row> {
  key: keyof Row & string;
  header: string;
}

/**
 * Rows as a CSV file (RFC 4180) for spreadsheets: with the byte order mark that Excel needs for UTF-8, and without cells
 * that start a formula. A reader that stops also stops the query.
 */
export function toCsvFile<Row>(
  name: string,
  columns: Array<CsvColumn<Row>>,
  rows: AsyncIterable<Row>,
): StreamableFile {
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: (instant) => instant.toISOString() },
  });
  // A failure ends the response early, so the client sees that it is incomplete.
  pipeline(rows, csv, () => {});
  const today = new Date().toISOString().slice(0, 10);
  return new StreamableFile(csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${today}.csv"`,
  });
}
