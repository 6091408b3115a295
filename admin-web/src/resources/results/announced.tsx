import { Box, Link as ExternalLink, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import type { ConsoleDataProvider } from '../../data-provider';
import { lineLinkSx } from '../../lib/link-styles';
import { translations } from '../../translations';
import type { ResultProps } from './result-props';
import { useResultAct } from './use-result-act';

const t = translations.results.announced;

/** Where the result is public, and the act that ends the time for corrections. */
export function Announced({ contest, result }: ResultProps) {
  const address = `/contests/${contest.slug}/results`;
  return (
    <Box sx={{ mb: 4 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.public}{' '}
        <ExternalLink href={address} target="_blank" rel="noopener" sx={lineLinkSx}>
          {address}
        </ExternalLink>
      </Typography>
      {result.state === 'final' ? <Typography>{t.final}</Typography> : <Finish contestId={contest.id} />}
    </Box>
  );
}

function Finish({ contestId }: { contestId: string }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const finish = useResultAct(() => dataProvider.finishResult(contestId), {
    done: t.finished,
    failed: t.finishFailed,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <ConfirmButton
        label={t.finish}
        title={t.finishTitle}
        text={t.finishText}
        isBusy={finish.isPending}
        onConfirm={() => finish.mutate()}
      />
    </Box>
  );
}
