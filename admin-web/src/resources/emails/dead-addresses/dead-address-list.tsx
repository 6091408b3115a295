import { Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { NewestList } from '../../../components/newest-list';
import { BackLink } from '../../../components/back-link';
import { BusyButton } from '../../../components/busy-button';
import { FilterBar } from '../../../components/filter-bar';
import { PageHeader } from '../../../components/page-header';
import type { Column } from '../../../components/record-table/column';
import { Line } from '../../../components/record-table/line';
import { RecordTable } from '../../../components/record-table/record-table';
import { RowHead } from '../../../components/record-table/row-head';
import { SearchField } from '../../../components/search-field';
import { useTotal } from '../../../components/use-total';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { type DeadAddress, emailRequests } from '../api';
import { deadAddressSentences as t } from './sentences';

const COLUMNS: [Column<DeadAddress>, ...Column<DeadAddress>[]] = [
  {
    label: t.address,
    show: ({ address, kind, detail, createdAt }) => (
      <RowHead
        below={detail && <Line sx={{ color: 'text.secondary', fontSize: 14 }}>{detail}</Line>}
        compact={
          <>
            <span>{t.reasons[kind]}</span>
            <span>{t.sinceWhen(formatDateTime(createdAt))}</span>
          </>
        }
      >
        {address}
      </RowHead>
    ),
    sort: { field: 'address', first: 'ASC' },
  },
  { label: t.reason, width: 300, show: ({ kind }) => t.reasons[kind] },
  {
    label: t.since,
    width: 200,
    show: ({ createdAt }) => formatDateTime(createdAt),
    sort: { field: 'createdAt', first: 'DESC' },
  },
];

export function DeadAddressList() {
  const { data: total } = useTotal('dead-addresses', {});
  return (
    <NewestList
      resource="dead-addresses"
      by="createdAt"
      // Emails come back without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <BackLink resource="emails">{t.back}</BackLink>
      <PageHeader title={t.tab} sentence={total === undefined ? null : t.say(total)} />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <FilterBar>
        <SearchField hint={t.searchHint} />
      </FilterBar>
      <RecordTable<DeadAddress>
        labels={t}
        columns={COLUMNS}
        actions={{ width: 120, show: (address) => <RetryAddressButton address={address} /> }}
      />
    </NewestList>
  );
}

function RetryAddressButton({ address: { id, address } }: { address: DeadAddress }) {
  const requests = useRequests(emailRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => requests.retryAddress(id),
    onSuccess: () => notify(t.retried(address), { type: 'success' }),
    onError: () => notify(t.retryFailed, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <BusyButton
      variant="outlined"
      aria-label={t.retryOf(address)}
      isBusy={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t.retry}
    </BusyButton>
  );
}
