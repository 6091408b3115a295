import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNotify } from 'react-admin';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Toast } from '../../../components/toast';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { proofRequests, useProofs } from '../api';
import { reasonOf } from '../../../lib/reason-of';
import { entrySentences } from '../sentences';
import { useReloadEntries } from '../use-reload-entries';
import { namesOf, proofQuestion } from './proof-question';

const t = entrySentences.proofs;

/**
 * How many entrants are to be asked for proof of their videos, with the button that asks them all, and the entrants with a dead address. Shows
 * them from the close of submissions until the result, because an entrant cannot answer later. Shows nothing when all have been asked and have a good
 * address. When it disappears with the focus, the focus moves to the chosen status in `place`.
 */
export function AskProofs({ place }: { place: RefObject<HTMLElement | null> }) {
  const requests = useRequests(proofRequests);
  const notify = useNotify();
  const reloadEntries = useReloadEntries();
  const [isAsking, setAsking] = useState(false);
  const promise = useEmailPromise();
  const proofs = useProofs(useChosenContest().contestId);
  const askAll = useMutation({
    mutationFn: (contestId: string) => requests.askProofs(contestId),
    onSuccess: ({ asked, ...missed }) =>
      missed.unreachable === 0
        ? notify(t.done(asked), { type: 'success' })
        : notify(<Toast title={t.done(asked)} text={t.missed(missed.unreachable, namesOf(missed))} />, {
            type: 'warning',
          }),
    onError: (error) => notify(<Toast title={t.failed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: () => reloadEntries(),
  });
  if (!proofs?.isDue || (proofs.unasked === 0 && proofs.unreachable === 0 && !isAsking)) return null;
  const { contestId, unasked, asked, unreachable } = proofs;

  return (
    <Box role="group" aria-label={t.title} sx={sx}>
      <Box sx={{ flex: '1 1 30ch', minWidth: 0, overflowWrap: 'anywhere' }}>
        {unasked > 0 && (
          <Typography>
            {t.unasked(unasked)} {asked > 0 && t.asked(asked)}
          </Typography>
        )}
        {unreachable > 0 && <Typography>{t.missed(unreachable, namesOf(proofs))}</Typography>}
      </Box>
      {(unasked > 0 || isAsking) && (
        <AskButton place={place} isBusy={askAll.isPending} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        label={t.ask}
        {...proofQuestion(proofs, promise(t.emails))}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => contestId !== null && askAll.mutate(contestId)}
      />
    </Box>
  );
}

interface ButtonProps {
  place: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onClick: () => void;
}

function AskButton({ place, ...props }: ButtonProps) {
  useKeptFocus(place, t.ask, '[aria-pressed="true"]');
  return (
    <BusyButton variant="outlined" {...props}>
      {t.ask}
    </BusyButton>
  );
}

const sx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 };
