import { Button, Typography } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import { PeriodFilter } from '../../components/period-filter';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RecordTable } from '../../components/record-table/record-table';
import { RowHead } from '../../components/record-table/row-head';
import { useListFilters } from '../../components/use-list-filters';
import { formatDateTime } from '../../lib/format';
import type { SecurityEvent } from '../../records';
import { translations } from '../../translations';
import { ChoiceFilter } from './choice-filter';
import { LogTabs } from './log-tabs';

const t = translations.securityLog.events;
const { from, until, deletedUser } = translations.audit;

const account = ({ userId, user }: SecurityEvent) => (userId === null ? t.noAccount : (user ?? deletedUser));

function origin({ network, userAgentClass, actor, actorId, count }: SecurityEvent): string {
  if (network !== null) return t.from(network, userAgentClass);
  if (actorId !== null) return t.by(actor ?? deletedUser);
  return count > 1 ? t.manyNetworks : t.server;
}

const COLUMNS: [Column<SecurityEvent>, ...Column<SecurityEvent>[]] = [
  {
    label: t.event,
    show: (event) => (
      <RowHead
        compact={
          <>
            <span>{account(event)}</span>
            <span>{origin(event)}</span>
            <time dateTime={event.lastAt}>{formatDateTime(event.lastAt)}</time>
          </>
        }
      >
        {[t.kinds[event.kind], event.count > 1 && t.times(event.count)].filter(Boolean).join(', ')}
      </RowHead>
    ),
  },
  { label: t.account, width: 230, show: (event) => <Line>{account(event)}</Line> },
  { label: t.network, width: 230, from: 1000, show: (event) => <Line>{origin(event)}</Line> },
  {
    label: t.at,
    width: 200,
    show: ({ lastAt }) => formatDateTime(lastAt),
    sort: { field: 'lastAt', first: 'DESC' },
  },
];

/** What happened to accounts and sessions. */
export function SecurityEventsList() {
  const refresh = useRefresh();
  return (
    <ListBase
      resource="security-events"
      sort={{ field: 'lastAt', order: 'DESC' }}
      perPage={25}
      // Events arrive without any action in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={translations.tabs.audit}>
        <Button variant="outlined" onClick={refresh}>
          {translations.refresh}
        </Button>
      </PageHeader>
      <LogTabs />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Filters />
      <RecordTable<SecurityEvent> labels={t} columns={COLUMNS} />
    </ListBase>
  );
}

function Filters() {
  const { filters, changeFilters } = useListFilters();
  return (
    <FilterBar>
      <ChoiceFilter
        label={t.kind}
        all={t.everything}
        value={filters.kind}
        choices={Object.entries(t.kinds)}
        onChange={(kind) => changeFilters({ kind })}
      />
      <PeriodFilter fromLabel={from} untilLabel={until} />
    </FilterBar>
  );
}
