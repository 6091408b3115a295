import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { translations } from '../translations';
import { Loaded } from './loaded';
import { Notice } from './notice';
import { useListFocus } from './use-list-focus';
import { useListFilters } from './use-list-filters';

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
  row: (item: Item) => ReactNode;
  /** Rows as high as their contents, without space between the lines. */
  isDense?: boolean;
}

/** The records of the surrounding list as rows, with its states: loading, failed, empty, nothing found. */
export function RecordList<Item extends RaRecord>({ labels, row, isDense = false }: Props<Item>) {
  const { data, error, refetch, total } = useListContext<Item>();
  const { filters } = useListFilters();
  const list = useListFocus(data);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {isNarrowed && total !== undefined && translations.found(total)}
      </p>
      <Loaded query={{ data, error, refetch }} failure={labels.loadFailed}>
        {(items) =>
          items.length === 0 ? (
            <NoRecords labels={labels} />
          ) : (
            <>
              <Box
                component="ul"
                ref={list}
                aria-label={labels.list}
                sx={isDense ? listSx : [listSx, spacedSx]}
              >
                {items.map((item) => (
                  <li key={item.id} tabIndex={-1}>
                    {row(item)}
                  </li>
                ))}
              </Box>
              <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': { borderBottom: '1px solid var(--line)' },
};

const spacedSx = { '& > li': { py: 2 } };

function NoRecords({ labels }: { labels: Labels }) {
  const { filters } = useListFilters();
  return labels.noneFound && labels.noneFoundText && Object.keys(filters).length > 0 ? (
    <Notice title={labels.noneFound} text={labels.noneFoundText} />
  ) : (
    <Notice title={labels.empty} text={labels.emptyText} />
  );
}
