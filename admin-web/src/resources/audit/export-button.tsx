import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useListFilters } from '../../components/use-list-filters';
import { useRequests } from '../../data-provider/use-requests';
import { auditRequests } from './api';
import { saveFile } from '../../lib/save-file';
import { auditSentences as t } from './sentences';

/** Downloads all pages of the list as CSV, with the current filters and order. The list then has the export too. */
export function ExportButton() {
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
