import { Box, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { Toast } from '../../../components/toast';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { useMay } from '../../../components/use-may';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { reasonOf } from '../../../lib/reason-of';
import { entryRequests, type EntryDeletion } from '../api';
import { entrySentences } from '../sentences';
import { useReloadEntries } from '../use-reload-entries';

const t = entrySentences.deletions;

/** Where a lost focus goes without another deletion: to the chosen status of the list, or to the chosen tab of the page. */
const NEXT_FOCUS = '[aria-pressed="true"], [role="tab"][aria-selected="true"]';

interface Props {
  /** The page. When the deletion with the focus disappears, the focus moves to another place of it. */
  place: RefObject<HTMLElement | null>;
}

/** The deleted entries that are not erased yet, in one line that opens, each with its undo. Nothing without one, and for moderators. */
export function Deletions({ place }: Props) {
  const data = useDeletions();
  if (data.length === 0) return null;

  return (
    <Box component="section" aria-label={t.title(data.length)} sx={foldSx}>
      <details>
        <summary>{t.title(data.length)}</summary>
        <DeletionList place={place} deletions={data} />
      </details>
    </Box>
  );
}

/** The undo on the page of a deleted entry. Nothing once it is erased, and for moderators. */
export function DeletionOf({ id, place }: Props & { id: string }) {
  const deletions = useDeletions().filter((deletion) => deletion.id === id);
  return deletions.length > 0 && <DeletionList place={place} deletions={deletions} />;
}

function useDeletions(): EntryDeletion[] {
  const requests = useRequests(entryRequests);
  const { data = [] } = useQuery({
    queryKey: ['entries', 'deletions'],
    queryFn: () => requests.listDeletions(),
    enabled: useMay('site.manage'),
  });
  return data;
}

function DeletionList({ place, deletions }: Props & { deletions: EntryDeletion[] }) {
  return (
    <Box component="ul" aria-label={t.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {deletions.map((deletion) => (
        <Deletion key={deletion.id} place={place} deletion={deletion} />
      ))}
    </Box>
  );
}

function Deletion({ place, deletion }: Props & { deletion: EntryDeletion }) {
  const { id, name, contestTitle, erasedAt, isHeld } = deletion;
  const requests = useRequests(entryRequests);
  const notify = useNotify();
  const reloadEntries = useReloadEntries();
  const undo = useMutation({
    mutationFn: () => requests.undoDeletion(id),
    onSuccess: () => notify(t.undone, { type: 'success' }),
    onError: (error) => notify(<Toast title={t.failed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: () => reloadEntries(),
  });
  useKeptFocus(place, id, '[data-deletion] button');
  useKeptFocus(place, id, NEXT_FOCUS);

  return (
    <Box component="li" data-deletion sx={rowSx}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
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
        {entrySentences.undo}
      </BusyButton>
    </Box>
  );
}

/** It takes a line of its own once it is open. */
const foldSx = {
  '&:has(details[open])': { order: 1, flexBasis: '100%' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'primary.main',
    cursor: 'pointer',
    typography: 'body2',
  },
};

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
