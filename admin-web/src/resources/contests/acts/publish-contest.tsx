import { calendarDate } from '@paattu/shared/calendar';
import { Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PublishButton } from '../../../components/form/publish/publish-button';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDay } from '../../../lib/format';
import { readServerError } from '../../../lib/server-errors';
import { EmailWarning } from '../../../mail-server/email-warning';
import { useFailingMail } from '../../../mail-server/use-mail';
import { contestRequests, type Contest } from '../api';
import { contestSentences as t } from '../sentences';
import type { ContestField } from '../contest-draft';
import { PublishGaps } from './publish-gaps';
import { RulesLink } from './rules-link';

export function PublishContest({ contest }: { contest: Contest }) {
  return (
    <PublishButton label={t.publish}>
      {({ isOpen, close }) => <Question contest={contest} isOpen={isOpen} onClose={close} />}
    </PublishButton>
  );
}

interface QuestionProps {
  contest: Contest;
  isOpen: boolean;
  onClose: () => void;
}

function Question({ contest, isOpen, onClose }: QuestionProps) {
  const requests = useRequests(contestRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { setFocus } = useFormContext();
  const fieldToCorrect = useRef<ContestField | null>(null);
  const gaps = useQuery({
    queryKey: ['contests', 'gaps', contest.id, contest.version],
    queryFn: () => requests.listContestGaps(contest.id),
    enabled: isOpen,
    refetchOnWindowFocus: false,
  });
  // Rules and other contests change them too, so those of the time before are not shown.
  const found = gaps.isFetching ? [] : (gaps.data ?? []);
  const publication = useMutation({
    mutationFn: () => requests.publishContest(contest),
    onSuccess: () => {
      notify(t.published, { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['contests'] });
    },
  });

  function correct(field: ContestField) {
    fieldToCorrect.current = field;
    onClose();
  }

  function leave() {
    publication.reset();
    // Only a dialog that has closed lets the focus go.
    if (fieldToCorrect.current) setFocus(fieldToCorrect.current);
    fieldToCorrect.current = null;
  }

  const failing = useFailingMail();
  const { title, announceAt, timeZone, acceptance } = contest;
  const announced = announceAt && formatDay(calendarDate(Date.parse(announceAt), timeZone));
  const listOf = (list: typeof found) =>
    list.length > 0 && (
      <PublishGaps
        contest={contest}
        gaps={list}
        onCorrect={correct}
        // A rejection has been answered with it.
        onPublicSite={() => publication.reset()}
      />
    );

  return (
    <PublishDialog
      labels={t}
      text={
        <>
          <Typography sx={{ mb: 1 }}>
            {t.publishText(title, announced)} {t.publishAcceptance[acceptance]}
          </Typography>
          <Typography sx={{ mb: 1 }}>
            {t.publishRules} <RulesLink contest={contest}>{t.readRules}</RulesLink>
          </Typography>
          {failing && <EmailWarning sentence={t.publishWithoutEmails} mail={failing} />}
        </>
      }
      publication={publication}
      isOpen={isOpen}
      onClose={onClose}
      onExited={leave}
      gaps={{
        isPending: gaps.isFetching,
        list: listOf(found),
      }}
      reasons={(error) => listOf(readServerError(error)?.details ?? [])}
    />
  );
}
