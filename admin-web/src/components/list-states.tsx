import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { commonSentences } from '../lib/sentences';
import { Loaded } from './loaded';
import { Notice } from './notice';
import { useListFilters } from './use-list-filters';

export interface ListLabels {
  list: string;
  loadFailed: string;
  empty: string;
  emptyText: string;
  noneFound?: string;
  noneFoundText?: string;
}

interface Props<Item extends RaRecord> {
  labels: ListLabels;
  children: (items: Item[]) => ReactNode;
}

const PAGE_SIZES = [10, 25, 50, 100];

/** The states of the surrounding list: loading, failed, empty, nothing found, or records and the way to their pages. */
export function ListStates<Item extends RaRecord>({ labels, children }: Props<Item>) {
  const { data, error, refetch, total } = useListContext<Item>();
  const { filters } = useListFilters();
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {isNarrowed && total !== undefined && commonSentences.found(total)}
      </p>
      <Loaded query={{ data, error, refetch }} failure={labels.loadFailed}>
        {(items) =>
          items.length === 0 ? (
            <NoRecords labels={labels} isNarrowed={isNarrowed} />
          ) : (
            <>
              {children(items)}
              {(total ?? 0) > Math.min(...PAGE_SIZES) && <Pagination rowsPerPageOptions={PAGE_SIZES} />}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NoRecords({ labels, isNarrowed }: { labels: ListLabels; isNarrowed: boolean }) {
  return labels.noneFound && labels.noneFoundText && isNarrowed ? (
    <Notice title={labels.noneFound} text={labels.noneFoundText} />
  ) : (
    <Notice title={labels.empty} text={labels.emptyText} />
  );
}
