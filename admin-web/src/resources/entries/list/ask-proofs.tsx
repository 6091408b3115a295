import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { MenuAction } from '../../../components/more-menu';
import { Toast } from '../../../components/toast';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { proofRequests, useProofs } from '../api';
import { reasonOf } from '../../../lib/reason-of';
import { entrySentences } from '../sentences';
import { useReloadEntries } from '../use-reload-entries';
import { namesOf, proofQuestion } from './proof-question';

const t = entrySentences.proofs;

/** The item of the menu that asks for proof of the videos, and its question. It goes to each entrant who has not been asked before; without one, there is no item. */
export function useAskProofs() {
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
  const canAsk = proofs?.isDue === true && proofs.unasked > 0;
  const actions: MenuAction[] = canAsk
    ? [{ label: t.ask, isDisabled: askAll.isPending, onClick: () => setAsking(true) }]
    : [];
  const question = proofs && (
    <ConfirmDialog
      label={t.ask}
      {...proofQuestion(proofs, promise(t.emails))}
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      onConfirm={() => proofs.contestId !== null && askAll.mutate(proofs.contestId)}
    />
  );
  return { actions, question };
}

/**
 * How many entrants are to be asked for proof of their videos, and the entrants with a dead address. Shows
 * them from the close of submissions until the result, because an entrant cannot answer later. Shows nothing when all have been asked and have a good
 * address.
 */
export function ProofsNote() {
  const proofs = useProofs(useChosenContest().contestId);
  if (!proofs?.isDue || (proofs.unasked === 0 && proofs.unreachable === 0)) return null;
  const { unasked, asked, unreachable } = proofs;
  return (
    <Box role="group" aria-label={t.title} sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      {unasked > 0 && (
        <Typography>
          {t.unasked(unasked)} {asked > 0 && t.asked(asked)}
        </Typography>
      )}
      {unreachable > 0 && <Typography>{t.missed(unreachable, namesOf(proofs))}</Typography>}
    </Box>
  );
}
