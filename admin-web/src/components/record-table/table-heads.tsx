import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useListContext, type RaRecord } from 'react-admin';
import { commonSentences } from '../../lib/sentences';
import type { Column } from './column';

interface Props<Item extends RaRecord> {
  columns: Column<Item>[];
  hasActions: boolean;
}

/** The heads of the columns. Those that the API sorts by are buttons. */
export function TableHeads<Item extends RaRecord>({ columns, hasActions }: Props<Item>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <ColumnHead key={column.label} column={column} />
        ))}
        {hasActions && (
          <TableCell>
            <span style={visuallyHidden}>{commonSentences.actions}</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function ColumnHead<Item extends RaRecord>({ column: { label, sort, isNumber } }: { column: Column<Item> }) {
  const { sort: current, setSort } = useListContext();
  if (!sort) return <TableCell>{label}</TableCell>;

  const isCurrent = current.field === sort.field;
  const direction = (isCurrent ? current.order : sort.first) === 'ASC' ? 'asc' : 'desc';
  const reversed = current.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableCell sortDirection={isCurrent && direction}>
      <TableSortLabel
        active={isCurrent}
        direction={direction}
        onClick={() => setSort({ field: sort.field, order: isCurrent ? reversed : sort.first })}
        // Puts the arrow to the left of right-aligned figures.
        sx={isNumber ? { flexDirection: 'row-reverse' } : undefined}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
