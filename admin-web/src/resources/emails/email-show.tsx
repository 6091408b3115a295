import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Labelled } from '../../components/labelled';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { pauseBefore } from '../../lib/poll-while';
import { languageName } from '../../lib/language-name';
import { translateEmail } from '../../lib/server-translations';
import { formatDateTime } from '../../lib/format';
import { type EmailDetail, isOnItsWay } from './api';
import { emailSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { EmailBody } from './email-body';
import { EmailStatus } from '../../components/email-status';
import { RetryButton } from './retry-button';

export function EmailShow() {
  const { id = '' } = useParams();
  const query = useGetOne<EmailDetail>(
    'emails',
    // A separate cache key: the list's record has no body.
    { id, meta: { withBody: true } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        pauseBefore(state.data && isOnItsWay(state.data) ? [state.data] : [], Date.now()),
    },
  );

  return (
    <>
      <BackLink resource="emails">{t.back}</BackLink>
      <Loaded query={query} failure={t.loadFailed}>
        {(email) => <Email email={email} />}
      </Loaded>
    </>
  );
}

function Email({ email }: { email: EmailDetail }) {
  // The Retry button disappears when it is pressed.
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: place } = header;
    return () => {
      if (document.activeElement === document.body) place?.focus();
    };
  }, [email.status]);

  return (
    <>
      <Box ref={header} tabIndex={-1}>
        <PageHeader title={email.subject}>
          <EmailStatus email={email} />
          <RetryButton email={email} />
        </PageHeader>
      </Box>
      {email.delivery === 'kept' && <Typography sx={{ mb: 2 }}>{t.keptText}</Typography>}
      {email.status === 'suppressed' && (
        <Typography sx={{ mb: 2 }}>{t.suppressedTexts[email.suppressedFor ?? 'opt-out']}</Typography>
      )}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0, mb: 3 }}>
        <Labelled label={t.to}>{email.toAddress}</Labelled>
        <Labelled label={t.template}>{translateEmail(email).label}</Labelled>
        <Labelled label={commonSentences.language}>{languageName(email.language)}</Labelled>
        <Labelled label={t.created}>{formatDateTime(email.createdAt)}</Labelled>
        {email.sentAt && (
          <Labelled label={email.delivery === 'kept' ? commonSentences.emailStatus.kept : t.sent}>
            {formatDateTime(email.sentAt)}
          </Labelled>
        )}
        <Labelled label={t.attempts}>{email.attempts}</Labelled>
        {email.lastError && <Labelled label={t.lastError}>{email.lastError}</Labelled>}
      </Box>
      <EmailBody email={email} />
    </>
  );
}
