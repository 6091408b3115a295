import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useCreatePath } from '../components/use-create-path';
import { lineLinkSx } from '../lib/link-styles';
import { setUpPath } from '../lib/places';
import { mailServerSentences as t } from './sentences';

/** Where emails that do not work are mended. */
export function MailServerLink({ isFixed }: { isFixed: boolean }) {
  const createPath = useCreatePath();
  return isFixed ? (
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
    <Link href={setUpPath('email')} sx={lineLinkSx}>
      {t.setServer}
    </Link>
  );
}
