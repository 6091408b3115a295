import { transitionsFrom } from '@paattu/api-client/entry-transitions';
import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { useDecisions } from './moderation/use-decisions';
import { useRemoval } from './moderation/use-removal';

const t = translations.entries;

export function EntryActions({ entry, onDeleted }: { entry: Entry; onDeleted?: () => void }) {
  const { decided, queue } = useDecisions();
  const removal = useRemoval(onDeleted);
  const status = decided.get(entry.id) ?? entry.status;
  const isBusy = decided.has(entry.id) || removal.isPending;

  // The pressed button becomes disabled, which would drop the focus.
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy && document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, [isBusy]);

  return (
    <Box
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={t.actionsFor(entry.name)}
      sx={{
        gridArea: 'actions',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { lg: 'flex-end' },
        gap: 1,
      }}
    >
      {transitionsFrom(status).map((transition) => (
        <Button
          key={transition}
          data-shortcut={transition}
          variant={transition === 'approve' ? 'contained' : 'outlined'}
          color={transition === 'reject' ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={() => queue.decide([entry], transition)}
        >
          {t.transitions[transition]}
        </Button>
      ))}
      <ConfirmButton
        label={translations.delete}
        title={t.deleteTitle}
        text={t.deleteText(entry.name)}
        isBusy={isBusy}
        onConfirm={() => removal.mutate([entry])}
      />
    </Box>
  );
}
