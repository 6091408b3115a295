import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Spinner } from '../../components/spinner';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices, useSessionState } from '../../lib/services';
import { account as t } from '../../translations/account';
import { site } from '../../translations/site';
import { AuthCard } from './auth-card';
import { ResendVerification } from './resend-verification';
import { useAuthMode } from './use-auth-mode';

/** Where the verification mail leads. */
export function VerifyEmail() {
  const { api, session } = useServices();
  const { token } = useAuthMode();
  // A query rather than a mutation: a token is good once, and a query runs once however often the page renders.
  const verification = useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      unwrap(await api.POST('/api/auth/verify-email', { body: { token } }));
      // What the address may do is decided anew: the owner becomes the owner.
      if (session.getState().user) await session.renew();
      return true;
    },
  });
  return (
    <AuthCard title={t.verify.title}>
      {verification.isSuccess ? (
        <Verified />
      ) : !token || isRefusal(verification.error) ? (
        <Refused />
      ) : verification.isError && !verification.isFetching ? (
        <Unanswered error={verification.error} onRetry={() => void verification.refetch()} />
      ) : (
        <div role="status" className="mt-4">
          <Spinner label={t.verify.working} />
        </div>
      )}
    </AuthCard>
  );
}

/** The server has said no; any other failure says nothing about the link. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400;
}

function Verified() {
  return (
    <>
      <p role="status" className="mt-4">
        {t.verify.succeeded}
      </p>
      <Link to="/auth" className="btn mt-6">
        {t.verify.continue}
      </Link>
    </>
  );
}

/** A new link is mailed to who is signed in, so everybody else signs in first, and comes back. */
function Refused() {
  const { user } = useSessionState();
  // The link was opened a second time.
  if (user?.emailVerified) return <Verified />;
  return (
    <>
      <p role="alert" className="mt-4">
        {t.invalidLink} {!user && t.verify.signInForNewLink}
      </p>
      {user ? (
        <ResendVerification email={user.email} />
      ) : (
        <Link to={`/auth?returnTo=${encodeURIComponent('/auth?mode=verify-email')}`} className="btn mt-6">
          {t.backToSignIn}
        </Link>
      )}
    </>
  );
}

function Unanswered({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <>
      <p role="alert" className="mt-4">
        {(error instanceof ApiError && error.message) || t.unexpected}
      </p>
      <button type="button" className="btn mt-6" onClick={onRetry}>
        {site.tryAgain}
      </button>
    </>
  );
}
