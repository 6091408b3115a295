import { Box, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { Toast } from '../../../components/toast';
import { useMay } from '../../../components/use-may';
import type { ConsoleDataProvider } from '../../../data-provider';
import { formatDateTime } from '../../../lib/format';
import { reasonOf } from '../../../lib/reason-of';
import type { EntryDeletion } from '../../../records';
import { translations } from '../../../translations';
import { useReloadEntries } from '../use-reload-entries';

const t = translations.entries.deletions;

/** The deleted entries that are not erased yet, each with its undo. Nothing without one, and for moderators. */
export function Deletions() {
  const data = useDeletions();
  if (data.length === 0) return null;

  return (
    <Box component="section" aria-labelledby="deletions" sx={{ my: 2 }}>
      <Typography id="deletions" component="h2" variant="h3">
        {t.title(data.length)}
      </Typography>
      <DeletionList deletions={data} />
    </Box>
  );
}

/** The undo on the page of a deleted entry. Nothing once it is erased, and for moderators. */
export function DeletionOf({ id }: { id: string }) {
  const deletions = useDeletions().filter((deletion) => deletion.id === id);
  return deletions.length > 0 && <DeletionList deletions={deletions} />;
}

function useDeletions(): EntryDeletion[] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['entries', 'deletions'],
    queryFn: () => dataProvider.listDeletions(),
    enabled: useMay('site.manage'),
  });
  return data;
}

function DeletionList({ deletions }: { deletions: EntryDeletion[] }) {
  return (
    <Box component="ul" aria-label={t.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {deletions.map((deletion) => (
        <Deletion key={deletion.id} deletion={deletion} />
      ))}
    </Box>
  );
}

function Deletion({ deletion: { id, name, contestTitle, erasedAt, isHeld } }: { deletion: EntryDeletion }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reloadEntries = useReloadEntries();
  const undo = useMutation({
    mutationFn: () => dataProvider.undoDeletion(id),
    onSuccess: () => notify(t.undone, { type: 'success' }),
    onError: (error) => notify(<Toast title={t.failed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: reloadEntries,
  });

  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {contestTitle} · {isHeld ? t.held : t.erasedAt(formatDateTime(erasedAt))}
        </Typography>
      </Box>
      <BusyButton
        variant="outlined"
        isBusy={undo.isPending}
        aria-label={t.undoOf(name)}
        onClick={() => undo.mutate()}
        sx={{ flex: 'none' }}
      >
        {translations.entries.undo}
      </BusyButton>
    </Box>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
