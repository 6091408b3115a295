import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/page-header';
import { use, useState } from 'react';
import { RenewUserContext } from '../../components/use-may';
import { placeSentences } from '../../lib/place-sentences';
import { useRequests } from '../../data-provider/use-requests';
import { accountRequests, factorsQuery, passkeysQuery } from './api';
import { Codes } from './codes';
import { MadeCodes } from './made-codes';
import { OpenSessions } from './open-sessions';
import { Passkeys } from './passkeys';
import { accountSentences } from './sentences';
import { sitePath } from '../../lib/site-path';

/** Whether the password alone opens the account. */
function useSentence(): string | null {
  const requests = useRequests(accountRequests);
  const { data: passkeys } = useQuery(passkeysQuery(requests));
  const { data: factors } = useQuery(factorsQuery(requests));
  if (!passkeys || !factors) return null;
  const isProtected = passkeys.length > 0 || factors.codeAppSince !== null;
  return isProtected ? accountSentences.say.protected : accountSentences.say.passwordAlone;
}

/** The account of whoever is signed in. */
export function AccountPage() {
  /** Recovery codes that are shown now, and never again. */
  const [made, setMade] = useState<string[]>([]);
  const renewUser = use(RenewUserContext);

  function hide() {
    setMade([]);
    // They come with the first factor, which may open the other pages.
    renewUser();
  }

  return (
    <>
      <PageHeader title={placeSentences.account} sentence={useSentence()} />
      <Typography sx={{ mb: 3 }}>
        {/* A page of the public site, which leads back here. */}
        <Link href={sitePath('/auth?mode=change-password&returnTo=/admin/settings/team/account')}>
          {accountSentences.changePassword}
        </Link>
      </Typography>
      {made.length > 0 && <MadeCodes codes={made} onHide={hide} />}
      <Passkeys onCodes={setMade} />
      <Codes onCodes={setMade} />
      <OpenSessions />
    </>
  );
}
