import {
  ENTRY_TRANSITIONS,
  transitionsFrom,
  type EntryTransition,
} from '@paattu/api-client/entry-transitions';
import { Box, Button } from '@mui/material';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmButton } from '../../../components/confirm-button';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { useDecisions } from '../moderation/use-decisions';
import { useRemoval } from '../moderation/use-removal';
import type { ViewsRefresh } from './use-views-refresh';

const t = translations.entries;
const TRANSITIONS = Object.keys(ENTRY_TRANSITIONS) as EntryTransition[];

interface Props {
  entries: Entry[];
  views: ViewsRefresh;
  onDone: () => void;
}

/** A button for each transition, with the number of chosen entries that allow it. */
export function BulkActions({ entries, views, onDone }: Props) {
  const { decided, queue } = useDecisions();
  const removal = useRemoval(onDone);
  const free = entries.filter(({ id }) => !decided.has(id));
  const isBusy = removal.isPending || views.isPending;

  function decide(some: Entry[], transition: EntryTransition) {
    queue.decide(some, transition);
    onDone();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: 'none' } }}>
      {TRANSITIONS.map((transition) => {
        const some = free.filter(({ status }) => transitionsFrom(status).includes(transition));
        if (some.length === 0) return null;
        return (
          <Button
            key={transition}
            variant={transition === 'approve' ? 'contained' : 'outlined'}
            color={transition === 'reject' ? 'error' : 'primary'}
            disabled={isBusy}
            onClick={() => decide(some, transition)}
          >
            {t.transitions[transition]} {some.length}
          </Button>
        );
      })}
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => views.mutate(entries)}>
        {views.isPending ? t.refreshingViews(views.variables.length) : t.refreshViews}
      </BusyButton>
      <ConfirmButton
        label={translations.delete}
        title={t.deleteManyTitle(free.length)}
        text={t.deleteManyText}
        isBusy={isBusy || free.length === 0}
        onConfirm={() => removal.mutate(free)}
      />
    </Box>
  );
}
