import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { MouseEvent, ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { commonSentences } from '../../lib/sentences';
import { ListStates, type ListLabels } from '../list-states';
import { OrderChoice } from '../order-choice';
import { useListFocus } from '../use-list-focus';
import { columnStyles, orderChoices, type Column } from './column';
import { TableHeads } from './table-heads';
import { tableSx } from './table-styles';

interface Props<Item extends RaRecord> {
  labels: ListLabels;
  /** The first names the record; its link opens the record, from the whole row. */
  columns: [Column<Item>, ...Column<Item>[]];
  /** The last cell, which a compact row keeps. */
  actions?: { width: number; show: (item: Item) => ReactNode };
}

/**
 * The records of the surrounding list as a table, with its states. It drops columns by its own width, because the sidebar
 * may be open.
 */
export function RecordTable<Item extends RaRecord>({ labels, columns, actions }: Props<Item>) {
  const { data, error } = useListContext<Item>();
  const body = useListFocus<HTMLTableSectionElement>(data);
  const hasActions = actions !== undefined;
  const sx = { ...tableSx, ...columnStyles(columns, actions?.width) };
  const order = <OrderChoice choices={orderChoices(columns)} />;
  const heads = <TableHeads columns={columns} hasActions={hasActions} />;

  if (data === undefined && error == null)
    return <LoadingTable order={order} heads={heads} cells={columns.length} sx={sx} />;
  return (
    <ListStates<Item> labels={labels}>
      {(items) => (
        <Box sx={{ containerType: 'inline-size' }}>
          {order}
          <Table aria-label={labels.list} sx={sx}>
            {heads}
            <TableBody ref={body}>
              {items.map((item) => (
                <TableRow key={item.id} tabIndex={-1} onClick={openRow}>
                  {columns.map((column, index) => (
                    <TableCell key={column.label} {...(index === 0 && { component: 'th', scope: 'row' })}>
                      {column.show(item)}
                    </TableCell>
                  ))}
                  {actions && <TableCell>{actions.show(item)}</TableCell>}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </ListStates>
  );
}

/** A press anywhere in a row opens its record, like a press on the link. */
function openRow({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  // The dialog of an action is outside of the row, but its presses arrive here too.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('a, button')) return;
  // The end of a selection of text is no press.
  if (getSelection()?.type !== 'Range') currentTarget.querySelector<HTMLElement>('th a')?.click();
}

interface LoadingProps {
  order: ReactNode;
  heads: ReactNode;
  cells: number;
  sx: object;
}

/** Keeps the place of the rows, so that nothing moves when they arrive. */
function LoadingTable({ order, heads, cells, sx }: LoadingProps) {
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {commonSentences.loading}
      </p>
      <Box inert sx={{ containerType: 'inline-size' }}>
        {order}
        <Table sx={sx}>
          {heads}
          <TableBody>
            {Array.from({ length: 8 }, (_, row) => (
              <TableRow key={row}>
                {Array.from({ length: cells }, (_, cell) => (
                  <TableCell key={cell}>
                    <Box sx={{ height: 14, borderRadius: 'var(--r-1)', bgcolor: 'var(--cloth-3)' }} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}
