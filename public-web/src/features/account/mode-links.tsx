import { useQuery } from '@tanstack/react-query';
import { Link } from '../../components/link';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { useSiteTexts } from '../../lib/site-texts';
import { useTranslations } from '../../translations/use-translations';
import type { FormMode } from './credentials-validation';
import { PasskeySignIn } from './passkey-sign-in';
import { useAuthMode } from './use-auth-mode';

export function ModeLinks({ mode }: { mode: FormMode }) {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const { isNotPublic } = useSiteTexts();
  if (mode === 'login')
    return (
      <div className="mt-3 grid gap-1">
        <PasskeySignIn />
        <Link to={linkTo('forgot')} className="text-link tap justify-self-start">
          {t.login.forgot}
        </Link>
        {isNotPublic ? (
          <SetupHint />
        ) : (
          <p className="text-ink-2">
            {t.login.noAccount}{' '}
            <Link to={linkTo('signup')} className="text-link reach">
              {t.login.signUp}
            </Link>
          </p>
        )}
      </div>
    );
  if (mode === 'change-password')
    return (
      <p className="mt-5">
        <Link to={linkTo('sessions')} className="text-link tap">
          {t.sessions.link}
        </Link>
      </p>
    );
  if (mode === 'signup')
    return (
      <p className="mt-5 text-ink-2">
        {t.signup.hasAccount}{' '}
        <Link to={linkTo('login')} className="text-link reach">
          {t.signup.signIn}
        </Link>
      </p>
    );
  return (
    <p className="mt-5">
      <Link to={linkTo('login')} className="text-link reach">
        {t.backToSignIn}
      </Link>
    </p>
  );
}

/** For whoever looks for the owner's log-in before there is an owner: such a site is not public. */
function SetupHint() {
  const t = useTranslations('account');
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: async () => unwrap(await api.GET('/api/setup')),
    staleTime: 0,
  });
  return (
    <p role="status" className="text-ink-2 empty:hidden">
      {data?.isOpen && (
        <>
          {t.login.noOwner}{' '}
          <Link to="/setup" className="text-link reach">
            {t.login.setUp}
          </Link>
          .
        </>
      )}
    </p>
  );
}
