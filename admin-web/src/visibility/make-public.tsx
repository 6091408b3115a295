import { Link, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../components/busy-button';
import { useReportError } from '../components/form/use-report-error';
import { useCreatePath } from '../components/use-create-path';
import { useRequests } from '../data-provider/use-requests';
import { lineLinkSx } from '../lib/link-styles';
import { useSettings } from '../resources/settings/use-settings';
import { visibilitySentences as t } from './sentences';
import { type Visibility, VISIBILITY_KEY, visibilityRequests } from './use-visibility';

/**
 * The button that makes the site public. Before the press, it warns if emails do not work. After the press, it names the contest that visitors
 * now see.
 */
export function MakePublic({ onDone }: { onDone?: () => void }) {
  const requests = useRequests(visibilityRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
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
  // Settings that did not load warn of nothing: the press works without them.
  const mail = useSettings().data?.mail;
  const failing = mail && (mail.smtpHost === null || mail.problem !== null) ? mail : null;
  const warning = useId();
  return (
    <>
      {failing && <EmailWarning id={warning} isFixed={failing.isFixed} />}
      <BusyButton
        variant="contained"
        aria-describedby={failing ? warning : undefined}
        isBusy={publish.isPending}
        onClick={() => publish.mutate()}
      >
        {t.publish}
      </BusyButton>
    </>
  );
}

/** A line of its own, also in a row. */
function EmailWarning({ id, isFixed }: { id: string; isFixed: boolean }) {
  const createPath = useCreatePath();
  return (
    <Typography sx={{ flexBasis: '100%', maxWidth: '66ch', mb: 1 }}>
      <span id={id}>{t.noEmails}</span>{' '}
      {isFixed ? (
        // Variables of the server set it: the doctor says what to tell the operator.
        <Link
          component={RouterLink}
          to={`${createPath({ resource: 'emails', type: 'list' })}/doctor`}
          sx={lineLinkSx}
        >
          {t.lookAtEmails}
        </Link>
      ) : (
        // A page of the site, outside of the console's routes.
        <Link href="/setup?step=email" sx={lineLinkSx}>
          {t.setServer}
        </Link>
      )}
    </Typography>
  );
}
