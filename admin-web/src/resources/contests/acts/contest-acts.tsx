import { calendarDate } from '@paattu/shared/calendar';
import { Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { Link, useNavigate } from 'react-router';
import { withContest } from '../../../chosen-contest/contest-of-address';
import { ConfirmButton } from '../../../components/confirm-button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { MoreMenu } from '../../../components/more-menu';
import { Toast } from '../../../components/toast';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { formatDay } from '../../../lib/format';
import { commonSentences } from '../../../lib/sentences';
import { reasonOf } from '../../../lib/reason-of';
import { readServerError } from '../../../lib/server-errors';
import { textsPath } from '../../../components/texts-path';
import { useRequests } from '../../../data-provider/use-requests';
import { allContestsPath } from '../../../chosen-contest/all-contests-path';
import { type Contest, contestRequests } from '../api';
import { contestSentences as t } from '../sentences';
import { CopyDialog } from './copy-dialog';
import { titleHere } from '../../../lib/title-here';

/** The acts of the owner on a contest in its state, besides editing it. */
export function ContestActs({ contest }: { contest: Contest }) {
  const { state, certifiedAt } = contest;
  const place = useRef<HTMLDivElement>(null);
  // The button that confirms the result disappears then.
  useKeptFocus(place, certifiedAt, 'button');

  return (
    <Box ref={place} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <RulesButton contest={contest} />
      <EmailTextsButton contest={contest} />
      {state !== 'draft' && state !== 'scheduled' && <ResultButton contest={contest} />}
      {state === 'judging' && certifiedAt === null && <CertifyButton contest={contest} />}
      <RarerActs contest={contest} />
    </Box>
  );
}

function RulesButton({ contest: { id, title } }: { contest: Contest }) {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      variant="outlined"
      to={`${createPath({ resource: 'contests', type: 'edit', id })}/rules`}
      aria-label={t.rulesOf(title)}
    >
      {t.rules}
    </Button>
  );
}

function EmailTextsButton({ contest: { id, title } }: { contest: Contest }) {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      variant="outlined"
      to={textsPath(createPath, id)}
      aria-label={t.emailTextsOf(title)}
    >
      {t.emailTexts}
    </Button>
  );
}

function ResultButton({ contest: { id, title } }: { contest: Contest }) {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      variant="outlined"
      to={withContest({ pathname: createPath({ resource: 'results', type: 'list' }), search: '' }, id)}
      aria-label={t.resultOf(title)}
    >
      {t.result}
    </Button>
  );
}

/** Copies the contest, or deletes it where it can be. */
function RarerActs({ contest }: { contest: Contest }) {
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const removal = useRemoval(contest);
  const isDraft = contest.state === 'draft';
  const toDelete = isDraft ? t.deleteDraft : t.deleteContest;
  return (
    <>
      <MoreMenu
        label={commonSentences.moreActions(titleHere(contest))}
        isBusy={removal.isPending}
        actions={[
          { label: t.copy, onClick: () => setAsked('copy') },
          ...(contest.canBeDeleted
            ? [{ label: toDelete, isDangerous: true, onClick: () => setAsked('delete') }]
            : []),
        ]}
      />
      {asked === 'copy' && <CopyDialog contest={contest} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        label={toDelete}
        title={isDraft ? t.deleteTitle : t.deleteContestTitle}
        text={(isDraft ? t.deleteText : t.deleteContestText)(titleHere(contest))}
        isOpen={asked === 'delete'}
        onClose={() => setAsked(null)}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
}

function useRemoval(contest: Contest) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const isDraft = contest.state === 'draft';
  return useMutation({
    mutationFn: () => dataProvider.delete<Contest>('contests', { id: contest.id }),
    onSuccess: () => {
      notify(isDraft ? t.deleted : t.contestDeleted, { type: 'success' });
      // Not the record, which the page would request again before it closes.
      for (const list of ['getList', 'all', 'announced'])
        queryClient.removeQueries({ queryKey: ['contests', list] });
      void navigate(allContestsPath(createPath));
    },
    onError: (error) =>
      notify(<Toast title={t.deleteFailed(isDraft)} text={reasonOf(error)} />, { type: 'error' }),
  });
}

/** For a contest without votes and jury. Any other has a result, which its own page certifies. */
function CertifyButton({ contest }: { contest: Contest }) {
  const requests = useRequests(contestRequests);
  const queryClient = useQueryClient();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const certification = useMutation({
    mutationFn: () => requests.certifyContest(contest.id),
    onSuccess: () => notify(t.certified, { type: 'success' }),
    onError: (error) => {
      if (readServerError(error)?.code === 'RESULT_NEEDED') openResult();
      else notify(<Toast title={t.certifyFailed} text={reasonOf(error)} />, { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contests'] }),
  });

  function openResult() {
    notify(<Toast title={t.resultNeeded} text={t.resultNeededText} />, { type: 'info' });
    const pathname = createPath({ resource: 'results', type: 'list' });
    void navigate(withContest({ pathname, search: '' }, contest.id));
  }

  const { title, winnerAt, timeZone } = contest;
  const winner = winnerAt === null ? '' : formatDay(calendarDate(Date.parse(winnerAt), timeZone));

  return (
    <ConfirmButton
      label={t.certify}
      title={t.certifyTitle}
      text={t.certifyText(title, winner)}
      isBusy={certification.isPending}
      onConfirm={() => certification.mutate()}
    />
  );
}
