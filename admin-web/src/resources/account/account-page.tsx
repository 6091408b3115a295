import { Link, Typography } from '@mui/material';
import { PageHeader } from '../../components/page-header';
import { OpenSessions } from './open-sessions';
import { Passkeys } from './passkeys';
import { accountSentences } from './sentences';

/** The account of whoever is signed in. */
export function AccountPage() {
  return (
    <>
      <PageHeader title={accountSentences.tab} />
      <Typography sx={{ mb: 3 }}>
        {/* A page of the public site, which leads back here. */}
        <Link href="/auth?mode=change-password&returnTo=/admin/account">
          {accountSentences.changePassword}
        </Link>
      </Typography>
      <Passkeys />
      <OpenSessions />
    </>
  );
}
