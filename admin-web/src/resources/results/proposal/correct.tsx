import { Box, Button, Typography } from '@mui/material';
import type { Schemas } from '@paattu/api-client';
import { useState } from 'react';
import { PageSection } from '../../../components/page-section';
import { useRequests } from '../../../data-provider/use-requests';
import { resultRequests } from '../api';
import { resultSentences } from '../sentences';
import { Checklist } from '../checklist/checklist';
import { ReasonDialog } from '../reason-dialog';
import type { ResultProps } from '../result-props';
import { ProposalForm } from './proposal-form';

const t = resultSentences.correct;

/** Proposes a version that corrects the last one, with a public reason. What is open is listed only to an owner who wants to. */
export function Correct(props: ResultProps) {
  const { contest, result } = props;
  const requests = useRequests(resultRequests);
  const [isWanted, setWanted] = useState(false);
  /** Why entries left, while the dialog asks for the reason of the correction. */
  const [reasons, setReasons] = useState<Array<Schemas['ReasonOfLeftDto']> | null>(null);
  const text = t.text(result.nextVersion);
  return (
    <PageSection title={t.heading}>
      <Typography sx={{ mb: 2, maxWidth: '66ch' }}>{text}</Typography>
      <Button variant="outlined" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
        {t.open}
      </Button>
      {isWanted && (
        <>
          <Box sx={{ my: 2 }}>
            <Checklist {...props} canWaive />
          </Box>
          <ProposalForm result={result} labels={{ ...t, press: t.propose }} onSubmit={setReasons} />
        </>
      )}
      {reasons && (
        <ReasonDialog
          labels={t}
          text={text}
          act={(reason) => requests.proposeResult(contest.id, { ...reason, reasons })}
          onClose={() => setReasons(null)}
        />
      )}
    </PageSection>
  );
}
