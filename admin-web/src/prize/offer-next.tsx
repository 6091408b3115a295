import { Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../components/busy-button';
import { ConfirmDialog } from '../components/confirm-dialog';
import { DeadAddressNote } from '../components/dead-address';
import { useReportError } from '../components/form/use-report-error';
import { useRequests } from '../data-provider/use-requests';
import { idsOf } from '../lib/ids-of';
import { mailServerSentences } from '../mail-server/sentences';
import { useUnsent } from '../mail-server/use-unsent';
import { prizeRequests, type Prize } from '../resources/results/api';
import { prizeSentences as t } from './sentences';

interface Props {
  contestId: string;
  next: NonNullable<Prize['next']>;
}

const TEXTS = {
  sent: t.offerText,
  kept: t.offerUnsent,
  logged: `${t.offerUnsent} ${mailServerSentences.linksLogged}`,
};

/** Offers the prize to the next place, which only the owner does. */
export function OfferNext({ contestId, next: { entryId, name, place, doEmailsComeBack } }: Props) {
  const requests = useRequests(prizeRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const unsent = useUnsent();
  const deadId = useId();
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['prize', contestId];
  const offer = useMutation({
    mutationFn: () => requests.offerPrize(contestId, entryId),
    onSuccess: (prize) => {
      notify(t.offerSent(name), { type: 'success' });
      queryClient.setQueryData(queryKey, prize);
    },
    onError: (error) => {
      reportError(error, t.offerFailed);
      // Somebody else may have offered it.
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  return (
    <Stack direction="row" sx={{ mt: 2, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t.next(name, place)}</Typography>
      <DeadAddressNote id={deadId} isDead={doEmailsComeBack} />
      <BusyButton
        variant="outlined"
        isBusy={offer.isPending}
        aria-describedby={idsOf(doEmailsComeBack && deadId)}
        onClick={() => setAsking(true)}
      >
        {t.offer}
      </BusyButton>
      <ConfirmDialog
        label={t.offer}
        title={t.offerTo(name)}
        text={doEmailsComeBack ? t.offerUnreachable : TEXTS[unsent ?? 'sent']}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => offer.mutate()}
      />
    </Stack>
  );
}
