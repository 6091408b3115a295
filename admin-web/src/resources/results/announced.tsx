import { Box, Typography } from '@mui/material';
import { ConfirmButton } from '../../components/confirm-button';
import { useRequests } from '../../data-provider/use-requests';
import { resultRequests } from './api';
import { resultSentences } from './sentences';
import type { ResultProps } from './result-props';
import { useResultAct } from './use-result-act';

const t = resultSentences.announced;

/** The act that ends the time for corrections. */
export function Announced({ contest, result }: ResultProps) {
  return (
    <Box sx={{ mb: 4 }}>
      {result.state === 'final' ? <Typography>{t.final}</Typography> : <Finish contestId={contest.id} />}
    </Box>
  );
}

function Finish({ contestId }: { contestId: string }) {
  const requests = useRequests(resultRequests);
  const finish = useResultAct(() => requests.finishResult(contestId), {
    done: t.finished,
    failed: t.finishFailed,
  });
  return (
    <ConfirmButton
      label={t.finish}
      title={t.finishTitle}
      text={t.finishText}
      isBusy={finish.isPending}
      onConfirm={() => finish.mutate()}
    />
  );
}
