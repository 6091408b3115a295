import { Box, Button, Typography } from '@mui/material';
import { ConfirmButton } from '../../../components/confirm-button';
import { PageSection } from '../../../components/page-section';
import { useRequests } from '../../../data-provider/use-requests';
import { type AdminResult, resultRequests } from '../api';
import { formatInZone } from '../../../lib/format';
import { resultSentences } from '../sentences';
import { Checklist } from '../checklist/checklist';
import { Preview } from '../preview/preview';
import type { ResultProps } from '../result-props';
import { useResultAct } from '../use-result-act';
import { useState } from 'react';
import { CertifyDialog } from './certify-dialog';

const { proposal: t, checklist } = resultSentences;

/** The proposal, which only the owner sees. She certifies it, or drops it. */
export function Proposal(props: ResultProps) {
  const { contest, result } = props;
  const { proposal, preview, blockers } = result;
  const requests = useRequests(resultRequests);
  const drop = useResultAct(() => requests.dropProposal(contest.id), {
    done: t.dropped,
    failed: t.dropFailed,
  });
  if (!proposal || !preview) return null;
  const isBlocked = blockers.some(({ waiver }) => waiver === null);
  const { version, proposedAt, reason, reasonMalayalam } = proposal;

  return (
    <>
      {blockers.length > 0 && (
        <PageSection title={isBlocked ? checklist.titleProposed : checklist.titleWaived}>
          {isBlocked && <Typography sx={{ mb: 1 }}>{checklist.dropFirst}</Typography>}
          <Checklist {...props} canWaive={false} />
        </PageSection>
      )}
      <PageSection title={t.title(version)}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.proposed(formatInZone(proposedAt, contest.timeZone))}
        </Typography>
        {reason !== null && <Typography>{t.corrects(reason)}</Typography>}
        {reasonMalayalam !== null && <Typography lang="ml">{reasonMalayalam}</Typography>}
        <Preview preview={preview} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Certify {...props} proposal={proposal} />
          <ConfirmButton
            label={t.drop}
            title={t.dropTitle}
            text={t.dropText}
            isBusy={drop.isPending}
            onConfirm={() => drop.mutate()}
          />
        </Box>
      </PageSection>
    </>
  );
}

interface Props extends ResultProps {
  proposal: NonNullable<AdminResult['proposal']>;
}

/** Certifies the proposal that the owner sees when she opens the dialog, not one that replaces it meanwhile. */
function Certify({ contest, result, proposal }: Props) {
  const [hash, setHash] = useState<string | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setHash(proposal.hash)}>
        {resultSentences.certify.open}
      </Button>
      {hash !== null && (
        <CertifyDialog contest={contest} result={result} hash={hash} onClose={() => setHash(null)} />
      )}
    </>
  );
}
