import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { MoreMenu } from '../../../components/more-menu';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { useEntryDialogs } from '../dialogs/use-entry-dialogs';
import { useEntryActions } from '../use-entry-actions';

/** Approve for a pending entry, and a menu with all actions: a card has no room for the button. */
export function RowActions({ entry }: { entry: Entry }) {
  const { transitions, isBusy, decide, rareActions } = useEntryActions(entry);
  const canApprove = entry.status === 'pending' && transitions.includes('approve');
  const openDialog = useEntryDialogs();

  // The pressed button disappears, which would drop the focus.
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy && document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, [isBusy]);

  return (
    <div ref={group} className="actions" tabIndex={-1} role="group" aria-label={t.actionsFor(entry.name)}>
      {canApprove && !isBusy && (
        <Button className="approve" variant="outlined" onClick={() => decide('approve')}>
          {t.transitions.approve}
        </Button>
      )}
      <MoreMenu
        label={t.moreFor(entry.name)}
        isBusy={isBusy}
        actions={[
          ...transitions.map((transition) => ({
            label: t.transitions[transition],
            onClick: () => decide(transition),
          })),
          { label: t.playHere, onClick: () => openDialog('video', entry) },
          ...rareActions,
        ]}
      />
    </div>
  );
}
