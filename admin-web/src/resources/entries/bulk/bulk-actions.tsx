import { Box, Button } from '@mui/material';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmButton } from '../../../components/confirm-button';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { useDecisions } from '../moderation/decisions';
import { VERBS, type EntryVerb } from '../moderation/transitions';
import { useRemoval } from '../moderation/use-removal';
import type { ViewsRefresh } from './use-views-refresh';

const t = translations.entries;
const ALL_VERBS = Object.keys(t.verbs) as EntryVerb[];

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
            {t.verbs[verb]} {some.length}
          </Button>
        );
      })}
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => views.mutate(entries)}>
        {views.isPending ? t.refreshingViews(views.done, views.variables.length) : t.refreshViews}
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
