import { MAX_DOMAIN_REASON } from '@paattu/shared/voting';
import { Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../components/reason-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { type DisposableDomain, voteRequests } from '../api';
import { voteSentences } from '../sentences';

const t = voteSentences.domains;

/** A throwaway domain of the list: why and when the owner added it, and in which contests it counts. She can remove it, with a reason. */
export function Domain({ domain: { domain, reason, createdAt, contests } }: { domain: DisposableDomain }) {
  const requests = useRequests(voteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (why: string) => requests.removeDisposableDomain(domain, why),
    onSuccess: () => {
      notify(t.removed(domain), { type: 'success' });
      setAsking(false);
    },
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes', 'disposable-domains'] }),
  });

  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{domain}</Box>
        {reason !== null && <Box>{reason}</Box>}
        <Box sx={{ color: 'text.secondary' }}>{t.addedAt(formatDateTime(createdAt))}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {contests.length === 0 ? t.countsNowhere : t.countsIn(contests.join(', '))}
        </Box>
      </Box>
      <Button aria-label={t.removeOf(domain)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ReasonDialog
        labels={{
          title: t.removeQuestion(domain),
          reason: t.reason,
          hint: t.reasonHint,
          missing: t.reasonMissing,
          press: t.remove,
          failed: t.removeFailed,
        }}
        texts={[t.removeText]}
        maxLength={MAX_DOMAIN_REASON}
        isBusy={remove.isPending}
        error={remove.error}
        isOpen={isAsking}
        onReason={(why) => remove.mutate(why)}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
      />
    </li>
  );
}
