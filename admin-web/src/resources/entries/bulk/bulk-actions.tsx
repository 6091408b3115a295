import { Box, Button } from '@mui/material';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmButton } from '../../../components/confirm-button';
import type { Entry } from '../../../records';
import { sentences } from '../../../sentences';
import { useDecisions } from '../moderation/decisions';
import { VERBS, type EntryVerb } from '../moderation/transitions';
import { useRemoval } from '../moderation/use-removal';
import type { ViewsRefresh } from './use-views-refresh';

const words = sentences.entries;
const ALL_VERBS = Object.keys(words.verbs) as EntryVerb[];

interface Props {
  entries: Entry[];
  views: ViewsRefresh;
  onDone: () => void;
}

/** Each decision for those of the chosen entries that it makes sense for, with how many they are. */
export function BulkActions({ entries, views, onDone }: Props) {
  const { decided, decide } = useDecisions();
  const removal = useRemoval(onDone);
  const free = entries.filter(({ id }) => !decided.has(id));
  const isBusy = removal.isPending || views.isPending;

  function decideOn(some: Entry[], verb: EntryVerb) {
    decide(some, verb);
    onDone();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: 'none' } }}>
      {ALL_VERBS.map((verb) => {
        const some = free.filter(({ status }) => VERBS[status].includes(verb));
        if (some.length === 0) return null;
        return (
          <Button
            key={verb}
            variant={verb === 'approve' ? 'contained' : 'outlined'}
            color={verb === 'reject' ? 'error' : 'primary'}
            disabled={isBusy}
            onClick={() => decideOn(some, verb)}
          >
            {words.verbs[verb]} {some.length}
          </Button>
        );
      })}
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => views.mutate(entries)}>
        {views.isPending ? words.refreshingViews(views.done, views.variables.length) : words.refreshViews}
      </BusyButton>
      <ConfirmButton
        label={sentences.delete}
        title={words.deleteManyTitle(free.length)}
        text={words.deleteManyText}
        isBusy={isBusy || free.length === 0}
        onConfirm={() => removal.mutate(free)}
      />
    </Box>
  );
}
