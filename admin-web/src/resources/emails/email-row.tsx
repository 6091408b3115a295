import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Labelled } from '../../components/labelled';
import { formatDateTime } from '../../lib/format';
import type { Email } from '../../records';
import { translations } from '../../translations';
import { EmailStatus } from './email-status';
import { RetryButton } from './retry-button';

const t = translations.emails;

export function EmailRow({ email }: { email: Email }) {
  const createPath = useCreatePath();

  return (
    <Box component="article" aria-label={email.subject} sx={rowSx}>
      <EmailStatus email={email} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'emails', type: 'show', id: email.id })}
          sx={{ display: 'inline-block', py: 0.75, fontWeight: 600 }}
        >
          {email.subject}
        </Link>
        <Typography sx={{ color: 'text.secondary' }}>{email.toAddress}</Typography>
        {email.lastError && (
          <Typography sx={{ color: 'error.main', typography: 'body2' }}>{email.lastError}</Typography>
        )}
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', m: 0 }}>
        <Labelled label={t.created}>{formatDateTime(email.createdAt)}</Labelled>
        {email.sentAt && (
          <Labelled label={email.delivery === 'kept' ? t.status.kept : t.sent}>
            {formatDateTime(email.sentAt)}
          </Labelled>
        )}
      </Box>
      <RetryButton email={email} />
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 1, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '124px minmax(0, 1fr) 340px 90px' },
};
