import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { MouseEvent, ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { translations } from '../../translations';
import { Loaded } from '../loaded';
import { Notice } from '../notice';
import { useListFilters } from '../use-list-filters';
import { useListFocus } from '../use-list-focus';
import { columnStyles, type Column } from './column';
import { TableHeads } from './table-heads';
import { tableSx } from './table-styles';

interface Labels {
  list: string;
  loadFailed: string;
  empty: string;
  emptyText: string;
  noneFound?: string;
  noneFoundText?: string;
}

interface Props<Item extends RaRecord> {
  labels: Labels;
  /** The first names the record; its link opens the record, from the whole row. */
  columns: [Column<Item>, ...Column<Item>[]];
  /** The last cell, which a compact row keeps. */
  actions?: { width: number; show: (item: Item) => ReactNode };
}

const PAGE_SIZES = [10, 25, 50, 100];

/**
 * The records of the surrounding list as a table, with its states: loading, failed, empty, nothing found. It drops columns
 * by its own width, because the sidebar may be open.
 */
export function RecordTable<Item extends RaRecord>({ labels, columns, actions }: Props<Item>) {
  const { data, error, refetch, total } = useListContext<Item>();
  const { filters } = useListFilters();
  const body = useListFocus<HTMLTableSectionElement>(data);
  const isNarrowed = Object.keys(filters).length > 0;
  const hasActions = actions !== undefined;
  const sx = { ...tableSx, ...columnStyles(columns, actions?.width) };
  const heads = <TableHeads columns={columns} hasActions={hasActions} />;

  if (data === undefined && error == null)
    return <LoadingTable heads={heads} cells={columns.length} sx={sx} />;
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {isNarrowed && total !== undefined && translations.found(total)}
      </p>
      <Loaded query={{ data, error, refetch }} failure={labels.loadFailed}>
        {(items) =>
          items.length === 0 ? (
            <NoRecords labels={labels} isNarrowed={isNarrowed} />
          ) : (
            <>
              <Box sx={{ containerType: 'inline-size' }}>
                <Table aria-label={labels.list} sx={sx}>
                  {heads}
                  <TableBody ref={body}>
                    {items.map((item) => (
                      <TableRow key={item.id} tabIndex={-1} onClick={openRow}>
                        {columns.map((column, index) => (
                          <TableCell
                            key={column.label}
                            {...(index === 0 && { component: 'th', scope: 'row' })}
                          >
                            {column.show(item)}
                          </TableCell>
                        ))}
                        {actions && <TableCell>{actions.show(item)}</TableCell>}
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Box>
              {(total ?? 0) > Math.min(...PAGE_SIZES) && <Pagination rowsPerPageOptions={PAGE_SIZES} />}
            </>
          )
        }
      </Loaded>
    </>
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
  heads: ReactNode;
  cells: number;
  sx: object;
}

/** Keeps the place of the rows, so that nothing moves when they arrive. */
function LoadingTable({ heads, cells, sx }: LoadingProps) {
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {translations.loading}
      </p>
      <Box aria-hidden sx={{ containerType: 'inline-size' }}>
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

function NoRecords({ labels, isNarrowed }: { labels: Labels; isNarrowed: boolean }) {
  return labels.noneFound && labels.noneFoundText && isNarrowed ? (
    <Notice title={labels.noneFound} text={labels.noneFoundText} />
  ) : (
    <Notice title={labels.empty} text={labels.emptyText} />
  );
}
