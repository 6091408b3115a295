import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Spinner } from '../../components/spinner';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { account as m } from '../../messages/account';
import { AuthCard } from './auth-card';
import { useAuthMode } from './use-auth-mode';

/** Where the verification mail leads. */
export function VerifyEmail() {
  const { api, session } = useServices();
  const { token } = useAuthMode();
  // A query rather than a mutation: a token is good once, and a query runs once however often the page renders.
  const { isSuccess, isError } = useQuery({
    queryKey: ['verify-email', token],
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
    <AuthCard title={m.verify.title}>
      <div role="status" className="mt-4">
        {isSuccess ? m.verify.succeeded : isError ? m.verify.failed : <Spinner label={m.verify.working} />}
      </div>
      {(isSuccess || isError) && (
        <Link to="/auth" className="btn mt-6">
          {isSuccess ? m.verify.continue : m.backToSignIn}
        </Link>
      )}
    </AuthCard>
  );
}
