import type { UserDto } from '@paattu/api-client';
import { localizedPath } from '@paattu/shared/locales';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { takePress } from '../../lib/press';
import { navigate, useLocation } from '../../lib/router/router';
import { useSessionState } from '../../lib/services';
import { useShowView } from '../../lib/use-show-view';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { pageAfterSignIn } from './after-sign-in';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { NO_CREDENTIALS } from './credentials-validation';
import { InvalidLink } from './invalid-link';
import { OpenSessions } from './open-sessions';
import { useAuthMode } from './use-auth-mode';
import { useActAfterwards } from './use-sign-in';
import { VerifyEmail } from './verify-email';

export function AuthPage() {
  const t = useTranslations('account');
  const { mode, token } = useAuthMode();
  const { user } = useSessionState();
  const page = useRef<HTMLDivElement>(null);
  // Kept when the mode changes, so that a typed email stays.
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  useModeChange(page);
  useActAfterwards();
  const isOfAccount = mode === 'change-password' || mode === 'sessions';
  const stays = mode === 'verify-email' || mode === 'reset-password' || isOfAccount;
  return (
    <div ref={page} className="by-query by-session wrap py-12 md:py-16">
      <PageMeta {...t.heads[mode]} path="/auth" />
      {mode === 'verify-email' ? (
        <VerifyEmail />
      ) : isOfAccount && !user ? (
        <SignInFirst mode={mode} />
      ) : user && !stays ? (
        <LeaveSignedIn user={user} />
      ) : mode === 'sessions' ? (
        <OpenSessions />
      ) : mode === 'reset-password' && !token ? (
        <InvalidLink />
      ) : (
        <CredentialsForm key={mode} mode={mode} credentials={credentials} onChange={setCredentials} />
      )}
    </div>
  );
}

/** Once the session is known: these modes are for a signed-in user, so all others sign in first and return here. */
function SignInFirst({ mode }: { mode: 'change-password' | 'sessions' }) {
  const t = useTranslations('account');
  const { linkTo } = useAuthMode();
  const { status } = useSessionState();
  const locale = useLocale();
  const thisPage = localizedPath(locale, linkTo(mode));
  useEffect(() => {
    if (status !== 'anonymous') return;
    navigate(localizedPath(locale, `/auth?returnTo=${encodeURIComponent(thisPage)}`), { replace: true });
  }, [status, locale, thisPage]);
  return (
    <AuthCard title={t.heads[mode].title}>
      <div role="status" className="mt-4">
        <Spinner label={t.change.working} />
      </div>
    </AuthCard>
  );
}

function LeaveSignedIn({ user }: { user: UserDto }) {
  const t = useTranslations('account');
  const { returnTo } = useAuthMode();
  const locale = useLocale();
  useEffect(() => {
    // What is not done yet was not pressed by whoever has signed in, in another tab.
    takePress(returnTo);
    const target = pageAfterSignIn(user, returnTo, locale, location.origin);
    // The console is another application, so the browser must load it.
    if (/^\/admin(?![^/?#])/.test(target)) location.replace(target);
    else navigate(target, { replace: true });
  }, [user, returnTo, locale]);
  // As high as the screen, so that the footer does not move when the next page appears.
  return (
    <div className="min-h-dvh">
      <AuthCard title={t.pageTitle}>
        <Spinner label={t.redirecting} />
      </AuthCard>
    </div>
  );
}

/** Moves the focus to the heading of a new mode, because the link that led to it, with the focus, is gone. */
function useModeChange(page: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { mode } = useAuthMode();
  useShowView(true);
  const shown = useRef({ key, mode });
  useEffect(() => {
    // Without navigation, the mode also changes once after hydration, when the page reads the query.
    const isFollowed = shown.current.key !== key && shown.current.mode !== mode;
    shown.current = { key, mode };
    if (isFollowed) page.current?.querySelector('h1')?.focus();
  }, [page, key, mode]);
}
