import { Typography } from '@mui/material';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import type { Column } from '../../components/record-table/column';
import { RecordTable } from '../../components/record-table/record-table';
import { RowHead } from '../../components/record-table/row-head';
import { SearchField } from '../../components/search-field';
import { useTotal } from '../../components/use-total';
import { formatDateTime } from '../../lib/format';
import { placeSentences } from '../../lib/place-sentences';
import type { OptOut } from './api';
import { optOutSentences as t } from './sentences';

const COLUMNS: [Column<OptOut>, ...Column<OptOut>[]] = [
  {
    label: t.address,
    show: ({ email, createdAt }) => <RowHead compact={t.since(formatDateTime(createdAt))}>{email}</RowHead>,
    sort: { field: 'email', first: 'ASC' },
  },
  {
    label: t.optedOut,
    width: 220,
    show: ({ createdAt }) => formatDateTime(createdAt),
    sort: { field: 'createdAt', first: 'DESC' },
  },
];

export function OptOutList() {
  const { data: total } = useTotal('opt-outs', {});
  return (
    <NewestList
      by="createdAt"
      // Opt-outs arrive without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader title={placeSentences.optOuts} sentence={total === undefined ? null : t.say(total)} />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <FilterBar>
        <SearchField hint={t.searchHint} />
      </FilterBar>
      <RecordTable<OptOut> labels={t} columns={COLUMNS} />
    </NewestList>
  );
}
