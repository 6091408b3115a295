import { Box, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { DeadAddressNote } from '../../../components/dead-address';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Loaded } from '../../../components/loaded';
import { Toast } from '../../../components/toast';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { idsOf } from '../../../lib/ids-of';
import { reasonOf } from '../../../lib/reason-of';
import { proofRequests, type Entry, type OwnershipProof } from '../api';
import { entrySentences } from '../sentences';

const t = entrySentences.proof;

/** Each is confirmed first: an email or the page of the entry says it at once. */
type Act = 'askProof' | 'recordProof' | 'cancelProof';

/** Whether the entrant has proved that the video is hers, and what a moderator can do about it. */
export function EntryProof({ entry: { id, status, videoId, doEmailsComeBack } }: { entry: Entry }) {
  const requests = useRequests(proofRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = ['entries', 'proof', id];
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery({ queryKey, queryFn: () => requests.findProof(id), staleTime: 0 });
  const act = useMutation({
    mutationFn: (name: Act) => requests[name](id, videoId),
    onSuccess: (proof) => {
      // Its button disappears.
      title.current?.focus();
      queryClient.setQueryData(queryKey, proof);
      void queryClient.invalidateQueries({ queryKey: ['entries', 'history', id] });
    },
    onError: (error) => {
      notify(<Toast title={t.failed} text={reasonOf(error)} />, { type: 'error' });
      // The entry may be another one than the page shows.
      void queryClient.invalidateQueries({ queryKey: ['entries'] });
    },
  });
  const promise = useEmailPromise();
  const [asked, setAsked] = useState<Act>('recordProof');
  const [isAsking, setAsking] = useState(false);
  const confirm = (name: Act) => {
    setAsked(name);
    setAsking(true);
  };
  const button = (label: string, onClick: () => void, describedBy?: string) => (
    <BusyButton variant="outlined" isBusy={act.isPending} aria-describedby={describedBy} onClick={onClick}>
      {label}
    </BusyButton>
  );
  const askText = `${t.questions.askProof.text} ${doEmailsComeBack ? deadAddressSentences.notSent : promise(t.emails)}`;
  const deadId = useId();
  const mayAsk = status === 'pending' || status === 'approved';

  return (
    <Box component="section" aria-labelledby="proof" sx={{ minWidth: 0, mb: 3, displayPrint: 'none' }}>
      <Typography variant="h3" id="proof" ref={title} tabIndex={-1} sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(proof) => (
          <>
            <Typography role="status">{sentenceOf(proof)}</Typography>
            {proof.state === 'asked' && (
              <>
                <Typography component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere' }}>
                  {proof.code}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t.found}
                </Typography>
              </>
            )}
            <DeadAddressNote
              id={deadId}
              isDead={doEmailsComeBack && mayAsk && proof.state !== 'proved'}
              text={proof.state === 'asked' ? t.missed : undefined}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {proof.state === 'asked' && button(t.record, () => confirm('recordProof'))}
              {proof.state === 'asked' && button(t.cancel, () => confirm('cancelProof'))}
              {mayAsk &&
                (proof.state === null || proof.state === 'cancelled') &&
                button(t.ask, () => confirm('askProof'), idsOf(doEmailsComeBack && deadId))}
            </Box>
          </>
        )}
      </Loaded>
      <ConfirmDialog
        {...t.questions[asked]}
        text={asked === 'askProof' ? askText : t.questions[asked].text}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act.mutate(asked)}
      />
    </Box>
  );
}

function sentenceOf({ state, askedAt, decidedAt }: OwnershipProof): string {
  if (state === 'asked') return t.asked(formatDateTime(askedAt ?? ''));
  if (state === 'proved') return t.proved(formatDateTime(decidedAt ?? ''));
  return state === 'cancelled' ? t.cancelled(formatDateTime(decidedAt ?? '')) : t.none;
}
