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
import type { PersonalRead } from '../../records';
import { translations } from '../../translations';
import { ChoiceFilter } from './choice-filter';
import { LogTabs } from './log-tabs';

const t = translations.securityLog.reads;
const { from, until, deletedUser } = translations.audit;

const COLUMNS: [Column<PersonalRead>, ...Column<PersonalRead>[]] = [
  {
    label: t.what,
    show: ({ what, user, token, subject, subjectId, at }) => (
      <RowHead
        compact={
          <>
            <span>{user ?? token ?? deletedUser}</span>
            {subjectId && <span>{subject ?? subjectId}</span>}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        }
      >
        {t.kinds[what]}
      </RowHead>
    ),
  },
  {
    label: t.subject,
    width: 230,
    from: 1000,
    show: ({ subject, subjectId }) => subjectId && <Line>{subject ?? subjectId}</Line>,
  },
  { label: t.user, width: 230, show: ({ user, token }) => <Line>{user ?? token ?? deletedUser}</Line> },
  {
    label: t.at,
    width: 200,
    show: ({ at }) => formatDateTime(at),
    sort: { field: 'at', first: 'DESC' },
  },
];

/** Which personal data the owner and moderators opened. */
export function PersonalReadsList() {
  const refresh = useRefresh();
  return (
    <ListBase
      resource="personal-reads"
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      // Lines arrive without any action in this tab.
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
      <RecordTable<PersonalRead> labels={t} columns={COLUMNS} />
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
        value={filters.what}
        choices={Object.entries(t.kinds)}
        onChange={(what) => changeFilters({ what })}
      />
      <PeriodFilter fromLabel={from} untilLabel={until} />
    </FilterBar>
  );
}
