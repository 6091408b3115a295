import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import type { ConsoleDataProvider } from '../../../data-provider';
import { formatDateTime } from '../../../lib/format';
import type { DisposableDomain } from '../../../records';
import { translations } from '../../../translations';
import { UNDO_MS, UndoToast } from '../undo-toast';

const t = translations.votes.domains;

/** A throwaway domain of the list, which the owner can remove. */
export function Domain({ domain: { domain, createdAt } }: { domain: DisposableDomain }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const remove = useMutation({
    mutationFn: () => dataProvider.removeDisposableDomain(domain),
    onSuccess: () => notify(<RemovedToast domain={domain} />, { autoHideDuration: UNDO_MS }),
    onError: (error) => void reportError(error, t.removeFailed),
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes', 'disposable-domains'] }),
  });

  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{domain}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t.addedAt(formatDateTime(createdAt))}</Box>
      </Box>
      <BusyButton aria-label={t.removeOf(domain)} isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {t.remove}
      </BusyButton>
    </li>
  );
}

/** Says what was removed, and adds it again. */
function RemovedToast({ domain }: { domain: string }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const undo = useMutation({
    mutationFn: () => dataProvider.addDisposableDomain(domain),
    onSuccess: () => notify(t.added(domain), { type: 'success' }),
    onError: (error) => void reportError(error, t.addFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes', 'disposable-domains'] }),
  });
  return <UndoToast message={t.removed(domain)} undo={undo} />;
}
