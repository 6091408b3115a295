import { Typography } from '@mui/material';
import type { Schemas } from '@paattu/api-client';
import { PageSection } from '../../../components/page-section';
import { useQuestion } from '../../../components/use-question';
import { useRequests } from '../../../data-provider/use-requests';
import { resultRequests } from '../api';
import { resultSentences as t } from '../sentences';
import { Checklist } from '../checklist/checklist';
import type { ResultProps } from '../result-props';
import { useResultAct } from '../use-result-act';
import { ProposalForm } from './proposal-form';

/** The checklist, and the act that computes the first version. */
export function Propose(props: ResultProps) {
  const { contest, result } = props;
  const requests = useRequests(resultRequests);
  const proposal = useResultAct(
    (reasons: Array<Schemas['ReasonOfLeftDto']>) => requests.proposeResult(contest.id, { reasons }),
    t.propose,
  );
  const { ask, dialog } = useQuestion();

  async function propose(reasons: Array<Schemas['ReasonOfLeftDto']>): Promise<void> {
    const { press: label, question: title, warning: text } = t.propose;
    if (await ask({ label, title, text })) proposal.mutate(reasons);
  }

  return (
    <>
      <PageSection title={t.checklist.title}>
        <Checklist {...props} canWaive />
      </PageSection>
      <PageSection title={t.propose.title}>
        <Typography sx={{ mb: 2, maxWidth: '66ch' }}>{t.propose.text}</Typography>
        <ProposalForm result={result} labels={t.propose} isBusy={proposal.isPending} onSubmit={propose} />
        {dialog}
      </PageSection>
    </>
  );
}
