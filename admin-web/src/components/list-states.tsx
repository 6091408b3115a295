import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { commonSentences } from '../lib/sentences';
import { Loaded } from './loaded';
import { Notice } from './notice';
import { TASKS, useListFilters } from './use-list-filters';

export interface ListLabels {
  list: string;
  loadFailed: string;
  empty: string;
  emptyText: string;
  /** Of a list that can be searched. */
  noneFound?: string;
  noneFoundText?: string;
  /** The parts of the list, as its buttons name them. */
  status?: Readonly<Record<string, string>>;
}

interface Props<Item extends RaRecord> {
  labels: ListLabels;
  children: (items: Item[]) => ReactNode;
}

/** These show a part of the list. What else narrows it is a search. */
const PARTS: readonly string[] = ['status', ...TASKS];

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
            <NoRecords labels={labels} filters={filters} />
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

interface NoRecordsProps {
  labels: ListLabels;
  filters: ReturnType<typeof useListFilters>['filters'];
}

/** An empty list says why: nothing is there yet, nothing is in the chosen part, or nothing is found. */
function NoRecords({ labels, filters }: NoRecordsProps) {
  const narrowing = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (narrowing.some((name) => !PARTS.includes(name)) && labels.noneFound && labels.noneFoundText)
    return <Notice title={labels.noneFound} text={labels.noneFoundText} />;
  if (narrowing.length === 0) return <Notice title={labels.empty} text={labels.emptyText} />;
  const part = filters.status && labels.status?.[filters.status];
  return (
    <Notice
      title={part ? commonSentences.noneInPart(part) : commonSentences.noneHere}
      text={commonSentences.showAll}
    />
  );
}
