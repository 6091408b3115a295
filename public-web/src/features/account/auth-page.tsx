import { localizedPath } from '@paattu/api-client/locales';
import { opensConsole } from '@paattu/api-client/permissions';
import { useEffect, useRef, useState } from 'react';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { safeReturnTo } from '../../lib/return-to';
import { navigate } from '../../lib/router/router';
import { useSessionState } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { NO_CREDENTIALS } from './credentials-validation';
import { CredentialsForm } from './credentials-form';
import { InvalidLink } from './invalid-link';
import { useAuthMode } from './use-auth-mode';
import { useModeChange } from './use-mode-change';
import { VerifyEmail } from './verify-email';

export function AuthPage() {
  const t = useTranslations('account');
  const { mode, token } = useAuthMode();
  const { user } = useSessionState();
  const page = useRef<HTMLDivElement>(null);
  // Kept when the mode changes, so that a typed email stays.
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  useModeChange(page);
  const opensEmailLink = mode === 'verify-email' || mode === 'reset-password';
  return (
    <div ref={page} className="by-query by-session wrap py-12 md:py-16">
      <PageMeta {...t.heads[mode]} path="/auth" />
      {mode === 'verify-email' ? (
        <VerifyEmail />
      ) : user && !opensEmailLink ? (
        <LeaveSignedIn isStaff={opensConsole(user)} />
      ) : mode === 'reset-password' && !token ? (
        <InvalidLink />
      ) : (
        <CredentialsForm key={mode} mode={mode} credentials={credentials} onChange={setCredentials} />
      )}
    </div>
  );
}

/** A signed-in user returns to the page before sign-in; without one, the owner and moderators go to the console, others home. */
function LeaveSignedIn({ isStaff }: { isStaff: boolean }) {
  const t = useTranslations('account');
  const { returnTo } = useAuthMode();
  const home = localizedPath(useLocale(), '/');
  useEffect(() => {
    const target = safeReturnTo(returnTo, location.origin) ?? (isStaff ? '/admin' : home);
    // The console is another application, so the browser must load it.
    if (/^\/admin(?![^/?#])/.test(target)) location.replace(target);
    else navigate(target, { replace: true });
  }, [returnTo, isStaff, home]);
  // As high as the screen, so that the footer does not move when the next page appears.
  return (
    <div className="min-h-dvh">
      <AuthCard title={t.pageTitle}>
        <Spinner label={t.redirecting} />
      </AuthCard>
    </div>
  );
}
