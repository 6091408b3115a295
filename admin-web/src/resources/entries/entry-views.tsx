import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { Labelled } from '../../components/labelled';
import { reasonOf } from '../../lib/reason-of';
import { Toast } from '../../components/toast';
import type { ConsoleDataProvider } from '../../data-provider';
import { formatCount, formatDateTime } from '../../lib/format';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { useReloadEntries } from './use-reload-entries';

const t = translations.entries;

/** The view count, the error of the last refresh, and a button to refresh. */
export function EntryViews({ entry }: { entry: Entry }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reloadEntries = useReloadEntries();

  const views = useMutation({
    mutationFn: () => dataProvider.refreshEntryViews(entry.id),
    onSuccess: ({ viewCount }) => notify(t.viewsUpdated(viewCount), { type: 'success' }),
    onError: (error) =>
      notify(<Toast title={t.refreshViewsFailed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: reloadEntries,
  });

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Labelled label={t.views}>
          {formatCount(entry.viewCount)}
          {entry.viewsRefreshedAt && (
            <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {t.viewsAt(formatDateTime(entry.viewsRefreshedAt))}
            </Typography>
          )}
        </Labelled>
      </Box>
      {entry.viewsError && (
        <Typography sx={{ color: 'error.main', typography: 'body2' }}>{entry.viewsError}</Typography>
      )}
      <BusyButton sx={{ ml: '-18px' }} isBusy={views.isPending} onClick={() => views.mutate()}>
        {t.refreshViews}
      </BusyButton>
    </Box>
  );
}
