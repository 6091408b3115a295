import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../components/busy-button';
import { useReportError } from '../components/form/use-report-error';
import { useQuestion } from '../components/use-question';
import { useRequests } from '../data-provider/use-requests';
import { EmailWarning } from '../mail-server/email-warning';
import { useFailingMail } from '../mail-server/use-mail';
import { visibilitySentences as t } from './sentences';
import { useVisibility, type Visibility, VISIBILITY_KEY, visibilityRequests } from './use-visibility';

interface Props {
  /** The id of a warning on the page that emails do not work. Without it, the button shows its own warning. */
  warnedBy?: string | undefined;
  /** `outlined` beside a more urgent button. */
  variant?: 'contained' | 'outlined';
  /** The title of the contest that is published next. */
  nextContest?: string;
  onDone?: () => void;
}

/**
 * The button that makes the site public. It asks before, with the address, what visitors will see and the way back, and it warns if emails do not work.
 * Afterwards, it names the contest that visitors now see.
 */
export function MakePublic({ warnedBy, variant = 'contained', nextContest, onDone }: Props) {
  const requests = useRequests(visibilityRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { ask, dialog } = useQuestion();
  const runningContest = useVisibility().data?.runningContest;
  const publish = useMutation({
    mutationFn: () => requests.publish(),
    onSuccess: () => {
      const known = queryClient.getQueryData<Visibility>(VISIBILITY_KEY);
      notify(t.published(known?.runningContest), { type: 'success' });
      onDone?.();
    },
    onError: (error) => reportError(error, t.publishFailed),
    // Also after a failure: it may have changed meanwhile. What is left to do and the gaps of a contest change with it.
    onSettled: () =>
      Promise.all(
        [VISIBILITY_KEY, ['first steps'], ['contests', 'gaps']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  async function askAndPublish() {
    const stays = [
      ...(runningContest ? [t.staysPublic(runningContest)] : []),
      ...(nextContest === undefined ? [] : [t.willStayPublic(nextContest)]),
    ];
    const text = [t.whatOpens(location.origin), ...(stays.length > 0 ? stays : [t.wayBack])].join(' ');
    if (await ask({ label: t.publish, title: t.question, text, isDangerous: false })) publish.mutate();
  }
  // Settings that did not load warn of nothing: the press works without them.
  const failing = useFailingMail();
  const warning = useId();
  return (
    <>
      {failing && !warnedBy && <EmailWarning id={warning} sentence={t.noEmails} mail={failing} />}
      <BusyButton
        variant={variant}
        aria-describedby={warnedBy ?? (failing ? warning : undefined)}
        isBusy={publish.isPending}
        onClick={() => void askAndPublish()}
      >
        {t.publish}
      </BusyButton>
      {dialog}
    </>
  );
}
