import { Box, Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../components/use-may';
import { lineLinkSx } from '../../lib/link-styles';
import type { Answer } from './api';
import { messageSentences } from './sentences';
import { EmailStatus } from '../../components/email-status';

/** Where the email of an answer is, with a link to it. */
export function AnswerDelivery({ email }: { email: NonNullable<Answer['email']> }) {
  const createPath = useCreatePath();
  const mayReadEmails = useMay('site.manage');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
      <EmailStatus email={email} />
      {mayReadEmails && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'emails', type: 'show', id: email.id })}
          sx={lineLinkSx}
        >
          {messageSentences.showEmail}
        </Link>
      )}
    </Box>
  );
}
