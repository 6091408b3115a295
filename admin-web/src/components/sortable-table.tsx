import { Box, MenuItem, TableSortLabel, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { commonSentences } from '../lib/sentences';
import { tableSx } from '../lib/table-styles';

interface Column<Row> {
  label: string;
  /** Sorts numbers from the largest down, texts alphabetically. */
  sortBy: (row: Row) => number | string;
  show: (row: Row) => ReactNode;
}

interface Props<Row> {
  labelledBy: string;
  rows: Row[];
  keyOf: (row: Row) => string;
  /** The first column is the row's header. */
  columns: [Column<Row>, ...Column<Row>[]];
  /** The label of the column that sorts the table at first. */
  sortedBy: string;
  /** The last row, which nothing sorts: a cell for each column. */
  foot: [string, ...string[]];
}

/** A table that its column headers sort. On a narrow screen each row is a card, and a field above them sorts. */
export function SortableTable<Row>({ labelledBy, rows, keyOf, columns, sortedBy, foot }: Props<Row>) {
  const [label, setLabel] = useState(sortedBy);
  const [isReversed, setReversed] = useState(false);
  const [naming, ...others] = columns;
  const { sortBy } = columns.find((column) => column.label === label) ?? naming;
  const sorted = rows.toSorted((a, b) => compare(sortBy(a), sortBy(b)) * (isReversed ? -1 : 1));
  const isAscending = rows.some((row) => typeof sortBy(row) === 'string') !== isReversed;
  const direction = isAscending ? 'asc' : 'desc';

  function sort(next: string) {
    setReversed(next === label && !isReversed);
    setLabel(next);
  }

  return (
    <>
      <TextField
        select
        label={commonSentences.sortBy}
        value={label}
        onChange={({ target }) => sort(target.value)}
        sx={{ display: { md: 'none' }, width: '100%', mb: 1 }}
      >
        {columns.map((column) => (
          <MenuItem key={column.label} value={column.label}>
            {column.label}
          </MenuItem>
        ))}
      </TextField>
      {/* Malayalam heads are wider than a tablet. */}
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-labelledby={labelledBy} sx={tableSx}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  aria-sort={column.label === label ? (isAscending ? 'ascending' : 'descending') : undefined}
                >
                  <TableSortLabel
                    active={column.label === label}
                    direction={column.label === label ? direction : undefined}
                    onClick={() => sort(column.label)}
                    // Puts the arrow to the left of right-aligned figures.
                    sx={column === naming ? undefined : { flexDirection: 'row-reverse' }}
                  >
                    {column.label}
                  </TableSortLabel>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{naming.show(row)}</th>
                {others.map((column) => (
                  <td key={column.label} data-label={column.label}>
                    {column.show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              {others.map((column, index) => (
                <td key={column.label} data-label={column.label}>
                  {foot[index + 1]}
                </td>
              ))}
            </tr>
          </tfoot>
        </Box>
      </Box>
    </>
  );
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? b - a : String(a).localeCompare(String(b));
}
