import { ENTRY_TRANSITIONS, type EntryTransition } from '@paattu/shared/entry-transitions';
import { REASONED_TRANSITIONS } from '@paattu/shared/moderation';
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { DeadAddressNote } from '../../../../components/dead-address';
import { MoreMenu } from '../../../../components/more-menu';
import { useMay } from '../../../../components/use-may';
import type { Entry } from '../../api';
import { entrySentences as t } from '../../sentences';
import { deadAddressSentences } from '../../../../lib/dead-address-sentences';
import { idsOf } from '../../../../lib/ids-of';
import { commonSentences } from '../../../../lib/sentences';
import { DeleteDialog } from '../../dialogs/delete-dialog';
import { deadAmong } from '../../moderation/dead-among';
import { transitionsFor } from '../../moderation/decision-kinds';
import { useDecide } from '../../moderation/use-decide';
import { useDecisions } from '../../moderation/use-decisions';
import type { ViewsRefresh } from './use-views-refresh';

/** Approve comes last, at the edge. */
const TRANSITIONS = (Object.keys(ENTRY_TRANSITIONS) as EntryTransition[]).reverse();

interface Props {
  entries: Entry[];
  views: ViewsRefresh;
  onDone: () => void;
}

/** A button for each transition, with the number of chosen entries that allow it, and a menu with the other actions. */
export function BulkActions({ entries, views, onDone }: Props) {
  const { decided } = useDecisions();
  const decide = useDecide();
  const [isAsking, setAsking] = useState(false);
  const isOwner = useMay('site.manage');
  const free = entries.filter(({ id }) => !decided.has(id));
  const isBusy = views.isPending;
  const allowing = (transition: EntryTransition) =>
    free.filter((entry) => transitionsFor(entry, entry.status, isOwner).includes(transition));

  // Those that a button here decides on.
  const decidable = free.filter((entry) => transitionsFor(entry, entry.status, isOwner).length > 0);
  const deadId = useId();
  const dead = deadAmong(decidable);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: 1 }}>
      <DeadAddressNote
        id={deadId}
        isDead={dead > 0}
        text={deadAddressSentences.ofEntries(entries.length, dead)}
      />
      <span role="status">{views.isPending && t.refreshingViews(views.variables.length)}</span>
      <MoreMenu
        label={t.moreForChosen}
        isBusy={isBusy}
        actions={[
          ...REASONED_TRANSITIONS.flatMap((transition) => {
            const some = allowing(transition);
            return some.length === 0
              ? []
              : [
                  {
                    label: t.reason.ask[transition],
                    onClick: () => decide(some, transition, { asks: true, onDecided: onDone }),
                  },
                ];
          }),
          ...(isOwner
            ? [
                { label: t.refreshViews, onClick: () => views.mutate(entries) },
                {
                  label: commonSentences.delete,
                  isDangerous: true,
                  isDisabled: free.length === 0,
                  onClick: () => setAsking(true),
                },
              ]
            : []),
        ]}
      />
      {TRANSITIONS.map((transition) => {
        const some = allowing(transition);
        if (some.length === 0) return null;
        return (
          <Button
            key={transition}
            variant={transition === 'approve' ? 'contained' : 'outlined'}
            color={transition === 'reject' ? 'error' : 'primary'}
            disabled={isBusy}
            aria-describedby={idsOf(deadAmong(some) > 0 && deadId)}
            onClick={() => decide(some, transition, { onDecided: onDone })}
          >
            {t.transitions[transition]} {some.length}
          </Button>
        );
      })}
      <DeleteDialog entries={free} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDone} />
    </Box>
  );
}
