import { Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import type { ListLabels } from '../../components/list-states';
import { PeriodFilter } from '../../components/period-filter';
import type { Column } from '../../components/record-table/column';
import { RecordTable } from '../../components/record-table/record-table';
import { useListFilters } from '../../components/use-list-filters';
import { auditSentences } from './sentences';
import { ChoiceFilter } from './choice-filter';
import { LogHeader } from './log-header';
import { LogTabs } from './log-tabs';

const { from, until } = auditSentences;

interface LogPageProps<Line extends RaRecord> {
  resource: string;
  labels: ListLabels & { intro: string; kind: string; everything: string; kinds: Record<string, string> };
  columns: [Column<Line>, ...Column<Line>[]];
  /** The field of a line's time, by which the newest is first. */
  time: string;
  /** What the API filters by kind with. */
  kindFilter: 'kind' | 'what';
}

/** A log beside that of acts: its lines, by kind and period. */
export function LogPage<Line extends RaRecord>(props: LogPageProps<Line>) {
  const { resource, labels, columns, time, kindFilter } = props;
  return (
    <NewestList
      resource={resource}
      by={time}
      // Lines arrive without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <LogHeader unit="lines" />
      <LogTabs />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{labels.intro}</Typography>
      <Filters labels={labels} kindFilter={kindFilter} />
      <RecordTable<Line> labels={labels} columns={columns} />
    </NewestList>
  );
}

function Filters({ labels, kindFilter }: Pick<LogPageProps<RaRecord>, 'labels' | 'kindFilter'>) {
  const { filters, changeFilters } = useListFilters();
  return (
    <FilterBar>
      <ChoiceFilter
        label={labels.kind}
        all={labels.everything}
        value={filters[kindFilter]}
        choices={Object.entries(labels.kinds)}
        onChange={(kind) => changeFilters({ [kindFilter]: kind })}
      />
      <PeriodFilter fromLabel={from} untilLabel={until} />
    </FilterBar>
  );
}
