import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

export interface Column<Item extends RaRecord> {
  label: string;
  show: (item: Item) => ReactNode;
  /** In pixels. The first column takes what the others leave. */
  width?: number;
  isNumber?: boolean;
  /** The column is dropped while the table is narrower, in pixels. */
  from?: number;
  /** The API sorts by the field; the first press sorts in this direction. */
  sort?: { field: string; first: 'ASC' | 'DESC' };
}

/** A narrower table shows the first column with its second line, and the actions. */
export const COMPACT = '@container (width < 640px)';

/** The columns that the API sorts by. */
export function orderChoices<Item extends RaRecord>(columns: Column<Item>[]) {
  return columns.flatMap(({ label, sort }) => (sort ? [{ label, ...sort }] : []));
}

/** The styles of the cells of each column, for the table. */
export function columnStyles<Item extends RaRecord>(columns: Column<Item>[], actionsWidth?: number): object {
  const styles = columns.map(({ width, isNumber, from }, index) => [
    `& tr > :nth-child(${index + 1})`,
    {
      width,
      textAlign: isNumber ? 'right' : undefined,
      ...(index === 0 ? { pl: 0.5 } : { [COMPACT]: { display: 'none' } }),
      ...(from !== undefined && { [`@container (width < ${from}px)`]: { display: 'none' } }),
    },
  ]);
  return {
    ...(Object.fromEntries(styles) as object),
    ...(actionsWidth !== undefined && {
      [`& tr > :nth-child(${columns.length + 1})`]: { width: actionsWidth, px: 1, textAlign: 'right' },
    }),
  };
}
