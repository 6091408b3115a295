import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { safeReturnTo } from '../../lib/return-to';
import { useSessionState } from '../../lib/services';
import { account as m } from '../../messages/account';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { useAuthMode } from './use-auth-mode';
import { VerifyEmail } from './verify-email';

export function AuthPage() {
  const { mode } = useAuthMode();
  const { user } = useSessionState();
  const landsFromMail = mode === 'verify-email' || mode === 'reset-password';
  return (
    <div className="wrap py-12 md:py-16">
      <PageMeta title={m.pageTitle} description={m.description} path="/auth" />
      {mode === 'verify-email' ? (
        <VerifyEmail />
      ) : user && !landsFromMail ? (
        <LeaveSignedIn isAdmin={user.isAdmin} />
      ) : (
        <CredentialsForm key={mode} mode={mode} />
      )}
    </div>
  );
}

/** Who is signed in goes back to where they came from, else the owner to the console and others home. */
function LeaveSignedIn({ isAdmin }: { isAdmin: boolean }) {
  const { returnTo } = useAuthMode();
  const navigate = useNavigate();
  useEffect(() => {
    const target = safeReturnTo(returnTo, location.origin) ?? (isAdmin ? '/admin' : '/');
    // The console is another application, so the browser loads it.
    if (/^\/admin(?![^/?#])/.test(target)) location.replace(target);
    else void navigate(target, { replace: true });
  }, [returnTo, isAdmin, navigate]);
  return (
    <AuthCard title={m.pageTitle}>
      <Spinner label={m.redirecting} />
    </AuthCard>
  );
}
