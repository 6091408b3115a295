import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../../components/busy-button';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { voteRequests, type FraudAction } from '../api';
import { voteSentences } from '../sentences';
import { votesInWords } from '../clusters/words';
import { listSx } from '../../../lib/list-styles';
import { useUndo } from './use-undo';

const t = voteSentences.actions;

/** The decisions of the owner about votes, the last one first. */
export function Decisions({ contestId }: { contestId: string }) {
  const requests = useRequests(voteRequests);
  const query = useQuery({
    queryKey: ['votes', contestId, 'decisions'],
    queryFn: () => requests.listFraudActions(contestId),
    staleTime: 0,
  });
  return (
    <PageSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(actions) =>
          actions.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <Box component="ul" aria-label={t.title} sx={listSx}>
              {actions.map((action) => (
                <Decision key={action.id} action={action} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </PageSection>
  );
}

function Decision({ action: { id, kind, votes, reason, createdAt, undoneAt } }: { action: FraudAction }) {
  const undo = useUndo(id);
  const done = t.done[kind](votesInWords(votes));
  const when = [formatDateTime(createdAt), undoneAt !== null && t.undoneAt(formatDateTime(undoneAt))];

  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{done}</Box>
        <div>{reason}</div>
        <Box sx={{ color: 'text.secondary' }}>{when.filter(Boolean).join(', ')}</Box>
      </Box>
      {undoneAt === null && (
        <BusyButton aria-label={t.undoOf(done)} isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {voteSentences.undo}
        </BusyButton>
      )}
    </li>
  );
}
