import { Box, Button, SnackbarContent, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { type FraudAction, type FraudActionKind, type VoteCluster, voteRequests } from '../api';
import { voteSentences } from '../sentences';
import { votesInWords } from '../clusters/words';
import { useUndo } from './use-undo';

const t = voteSentences.decide;

const MAX_REASON = 500;
/** Longer than other toasts: it is the quickest way to Undo. */
const UNDO_MS = 10_000;

interface Props {
  contestId: string;
  chosen: VoteCluster[];
  /** The checkbox that chooses all clusters. */
  all: ReactNode;
  onDone: () => void;
}

/** Quarantines or releases the votes of the chosen clusters, with a reason. */
export function DecideBar({ contestId, chosen, all, onDone }: Props) {
  const requests = useRequests(voteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const sum = (count: (cluster: VoteCluster) => number) =>
    chosen.reduce((total, cluster) => total + count(cluster), 0);
  const quarantined = sum((cluster) => cluster.quarantined);
  const undecided = sum((cluster) => cluster.undecided);
  const votes = sum((cluster) => cluster.votes);
  const counted = votes - quarantined;

  const decide = useMutation({
    mutationFn: (kind: FraudActionKind) =>
      requests.decideOnVotes(
        contestId,
        chosen.map(({ id }) => id),
        kind,
        reason.trim(),
      ),
    onSuccess: (action) => {
      notify(<DecidedToast action={action} />, { autoHideDuration: UNDO_MS });
      clear();
    },
    onError: (error, kind) => void reportError(error, t.failed[kind]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes'] }),
  });

  function clear() {
    setReason('');
    setMissing(false);
    onDone();
    // The buttons disappear.
    bar.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus();
  }

  function send(kind: FraudActionKind) {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else decide.mutate(kind);
  }

  return (
    <Box ref={bar} role="group" aria-label={t.bar} sx={barSx}>
      {all}
      {chosen.length > 0 && (
        <>
          <Box sx={{ fontWeight: 550 }}>{t.chosen(chosen.length, votesInWords(votes))}</Box>
          <TextField
            inputRef={field}
            label={t.reason}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            error={isMissing}
            helperText={isMissing && t.reasonMissing}
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            sx={{ flex: '1 1 220px', maxWidth: 420 }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            <Button onClick={clear}>{t.clear}</Button>
            {quarantined > 0 && (
              <BusyButton variant="outlined" isBusy={decide.isPending} onClick={() => send('release')}>
                {t.release}
              </BusyButton>
            )}
            {counted + undecided > 0 && (
              <BusyButton variant="contained" isBusy={decide.isPending} onClick={() => send('quarantine')}>
                {counted > 0 ? t.quarantine : t.keep}
              </BusyButton>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 56,
  py: 0.75,
  pl: { xs: 1, md: 0 },
  pr: 1,
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth-3)',
};

/** Says what was decided. Later, the list of decisions undoes it. */
function DecidedToast({ action: { id, kind, votes } }: { action: FraudAction }) {
  return <UndoToast message={voteSentences.actions.done[kind](votesInWords(votes))} undo={useUndo(id)} />;
}

interface UndoToastProps {
  message: string;
  undo: { isIdle: boolean; mutate: () => void };
}

/** Says what was done, and undoes it. */
function UndoToast({ message, undo }: UndoToastProps) {
  return (
    <SnackbarContent
      message={message}
      action={
        <BusyButton color="inherit" isBusy={!undo.isIdle} onClick={() => undo.mutate()}>
          {voteSentences.undo}
        </BusyButton>
      }
    />
  );
}
