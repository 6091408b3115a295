import { localizedPath } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { useNoEmails } from '../../components/no-emails';
import { Spinner } from '../../components/spinner';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices, useSessionState } from '../../lib/services';
import { Link } from '../../components/link';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { AuthCard } from './auth-card';
import { ResendVerification } from './resend-verification';
import { useAuthMode } from './use-auth-mode';

/** The page that the verification email links to. */
export function VerifyEmail() {
  const t = useTranslations('account');
  const { api, session } = useServices();
  const { token } = useAuthMode();
  // A query, not a mutation: a token works once, and a query runs once however often the page renders.
  const verification = useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      unwrap(await api.POST('/api/auth/verify-email', { body: { token } }));
      // The session gets its new rights: the owner has the owner's rights only after verification.
      if (session.getState().user) await session.renew();
      return true;
    },
  });
  return (
    <AuthCard title={t.verify.title}>
      {verification.isSuccess ? (
        <Verified />
      ) : !token || isRejection(verification.error) ? (
        <RejectedLink />
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

/** The server rejected the token; any other error reports nothing about the link. */
function isRejection(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400;
}

function Verified() {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  return (
    <>
      <p role="status" className="mt-4">
        {t.verify.succeeded}
      </p>
      <Link to={linkTo('login')} className="btn mt-6">
        {t.verify.continue}
      </Link>
    </>
  );
}

/** Only a signed-in user can request a new link, so all others sign in first and return here. */
function RejectedLink() {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const thisPage = localizedPath(useLocale(), linkTo('verify-email'));
  const { user } = useSessionState();
  const noEmails = useNoEmails();
  // The link was opened again after it had worked.
  if (user?.emailVerified) return <Verified />;
  return (
    <>
      <p role="alert" className="mt-4">
        {t.invalidLink} {!user && !noEmails?.areKept && t.verify.signInForNewLink}
      </p>
      {user ? (
        <ResendVerification email={user.email} />
      ) : (
        <Link to={`/auth?returnTo=${encodeURIComponent(thisPage)}`} className="btn mt-6">
          {t.backToSignIn}
        </Link>
      )}
    </>
  );
}

function Unanswered({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslations('account');
  const site = useTranslations('site');
  const { sentenceOf } = useErrorSentences();
  return (
    <>
      <p role="alert" className="mt-4">
        {sentenceOf(error) ?? t.unexpected}
      </p>
      <button type="button" className="btn mt-6" onClick={onRetry}>
        {site.tryAgain}
      </button>
    </>
  );
}
