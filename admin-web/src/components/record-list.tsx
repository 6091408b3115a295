import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { sentences } from '../sentences';
import { Loaded } from './loaded';
import { Notice } from './notice';
import { useKeptPlace } from './use-kept-place';
import { useListFilters } from './use-list-filters';

interface Words {
  list: string;
  loadFailed: string;
  empty: string;
  emptyText: string;
  noneFound?: string;
  noneFoundText?: string;
}

interface Props<Item extends RaRecord> {
  words: Words;
  row: (item: Item) => ReactNode;
}

/** The records of the list around it, one row each, with its states: loading, failed, empty, nothing found. */
export function RecordList<Item extends RaRecord>({ words, row }: Props<Item>) {
  const { data, error, refetch, total } = useListContext<Item>();
  const { filters } = useListFilters();
  const list = useKeptPlace(data);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {isNarrowed && total !== undefined && sentences.found(total)}
      </p>
      <Loaded query={{ data, error, refetch }} failure={words.loadFailed}>
        {(items) =>
          items.length === 0 ? (
            <NoRecords words={words} />
          ) : (
            <>
              <Box
                component="ul"
                ref={list}
                aria-label={words.list}
                sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }}
              >
                {items.map((item) => (
                  <Box
                    component="li"
                    key={item.id}
                    tabIndex={-1}
                    sx={{ py: 2, borderBottom: '1px solid var(--line)' }}
                  >
                    {row(item)}
                  </Box>
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

function NoRecords({ words }: { words: Words }) {
  const { filters } = useListFilters();
  return words.noneFound && words.noneFoundText && Object.keys(filters).length > 0 ? (
    <Notice title={words.noneFound} text={words.noneFoundText} />
  ) : (
    <Notice title={words.empty} text={words.emptyText} />
  );
}
