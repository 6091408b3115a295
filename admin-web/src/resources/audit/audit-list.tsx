import { Typography } from '@mui/material';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { NewestList } from '../../components/newest-list';
import { RecordTable } from '../../components/record-table/record-table';
import { type Act, auditRequests } from './api';
import { auditSentences as t } from './sentences';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { LogHeader } from './log-header';
import { LogTabs } from './log-tabs';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { useListFilters } from '../../components/use-list-filters';
import { useRequests } from '../../data-provider/use-requests';
import { saveFile } from '../../lib/save-file';

export function AuditList() {
  return (
    <NewestList
      by="at"
      // Acts arrive without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <LogHeader unit="acts">
        <ExportButton />
      </LogHeader>
      <LogTabs />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <AuditFilters />
      <RecordTable<Act> labels={t} columns={AUDIT_COLUMNS} />
    </NewestList>
  );
}

/** Downloads all pages of the list as CSV, with the current filters and order. The list then has the export too. */
function ExportButton() {
  const { sort } = useListContext();
  const { filters } = useListFilters();
  const requests = useRequests(auditRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const download = useMutation({
    mutationFn: () => requests.exportAuditLog(filters, sort),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: () => notify(t.exportFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return (
    <BusyButton variant="outlined" isBusy={download.isPending} onClick={() => download.mutate()}>
      {t.exportCsv}
    </BusyButton>
  );
}
