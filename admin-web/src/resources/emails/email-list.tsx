import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCreatePath } from '../../components/use-create-path';
import { Link } from 'react-router';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import { PeriodFilter } from '../../components/period-filter';
import { RecordTable } from '../../components/record-table/record-table';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import { mailServerSentences } from '../../mail-server/sentences';
import { doesFail, type Mail, useFailingMail, useMail } from '../../mail-server/use-mail';
import { useTellQueued } from '../../mail-server/use-tell-queued';
import { useWaiting } from '../../waiting/use-waiting';
import { setUpPath } from '../../lib/places';
import { textsPath } from '../../components/texts-path';
import { pollWhile } from '../../lib/poll-while';
import { type Email, emailRequests, isOnItsWay } from './api';
import { emailSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { EMAIL_COLUMNS } from './email-columns';
import { EmailState } from './email-state';
import { RetryButton } from './retry-button';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { useRequests } from '../../data-provider/use-requests';
import { placeSentences } from '../../lib/place-sentences';

// The server counts a kept email as sent.
const { kept: _, ...states } = commonSentences.emailStatus;
const filterLabels = { ...states, sent: t.sentOrKept };

const pollWhileUnsent = pollWhile<Email>(isOnItsWay);

export function EmailList() {
  const refresh = useRefresh();
  const createPath = useCreatePath();
  const fails = useFailingMail() !== null;

  return (
    <NewestList<Email>
      by="createdAt"
      // Emails arrive and change without any action in this tab.
      queryOptions={{ staleTime: 0, refetchInterval: pollWhileUnsent }}
    >
      <EmailHeader>
        <Button component={Link} variant="outlined" to={textsPath(createPath)}>
          {t.texts}
        </Button>
        <Button
          component={Link}
          variant="outlined"
          to={`${createPath({ resource: 'emails', type: 'list' })}/dead-addresses`}
        >
          {t.deadAddresses}
        </Button>
        <Button
          component={Link}
          variant="outlined"
          to={`${createPath({ resource: 'emails', type: 'list' })}/doctor`}
        >
          {t.doctor}
        </Button>
        <Button variant="outlined" onClick={refresh}>
          {commonSentences.refresh}
        </Button>
        <TestEmailButton />
      </EmailHeader>
      <EmailState />
      <FilterBar>
        <StatusFilter label={t.filter} labels={filterLabels} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
          <PeriodFilter fromLabel={t.from} untilLabel={t.until} />
          <SearchField hint={t.searchHint} />
        </Box>
      </FilterBar>
      <RecordTable<Email>
        labels={{ ...t, status: filterLabels, ...(fails && { emptyText: t.emptyUnsent }) }}
        columns={EMAIL_COLUMNS}
        actions={{ width: 100, show: (email) => <RetryButton email={email} /> }}
      />
    </NewestList>
  );
}

/** Says whether emails leave the site. Where they do not, its button sets the mail server. */
function EmailHeader({ children }: { children: ReactNode }) {
  const mail = useMail();
  const failed = useWaiting().counts.emails;
  return (
    <PageHeader
      title={placeSentences.emails}
      sentence={!mail || failed === undefined ? null : sentenceOf(mail, failed)}
    >
      {children}
      {mail && doesFail(mail) && !mail.isFixed && (
        // A page of the site, outside of the console's routes.
        <Button variant="contained" href={setUpPath('email')}>
          {mailServerSentences.setServer}
        </Button>
      )}
    </PageHeader>
  );
}

function sentenceOf(mail: Mail, failed: number): string {
  if (mail.problem) return t.say.fails;
  if (mail.smtpHost === null) return t.say.off;
  return failed > 0 ? t.say.failed(failed) : t.say.works;
}

/** Sends a test email to the owner. The list shows its delivery. */
function TestEmailButton() {
  const requests = useRequests(emailRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const tellQueued = useTellQueued();
  const test = useMutation({
    mutationFn: () => requests.sendTestEmail(),
    onSuccess: ({ toAddress }) => tellQueued(t.testQueued(toAddress)),
    onError: () => notify(t.testFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return (
    <BusyButton variant="outlined" isBusy={test.isPending} onClick={() => test.mutate()}>
      {t.sendTest}
    </BusyButton>
  );
}
