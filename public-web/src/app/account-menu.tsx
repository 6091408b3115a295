import { useEffect } from 'react';
import { BusyButton } from '../components/busy-button';
import { Link, useOpenPage } from '../components/link';
import { errorSentence } from '../lib/error-sentence';
import { useLocation } from '../lib/router/router';
import { useServices, useSessionState } from '../lib/services';
import { toast } from '../lib/toasts';
import { useSend } from '../lib/use-send';
import { loadTranslations } from '../translations/loaded';
import { useLocale, useTranslations } from '../translations/use-translations';

const ABOUT = 'session';

/** Shows the user's email and Sign Out, or Sign In. */
export function AccountMenu() {
  const site = useTranslations('site');
  const { session } = useServices();
  const locale = useLocale();
  const { status, user } = useSessionState();
  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);
  const openPage = useOpenPage();
  const { pathname, search } = useLocation();
  // The page of accounts leads nowhere back to itself.
  const back = pathname.endsWith('/auth') ? '' : `&returnTo=${encodeURIComponent(pathname + search)}`;
  const { send: signOut, isPending } = useSend(ABOUT, {
    mutationFn: () => session.signOut(),
    onSuccess: () => {
      toast({ ...site.signedOut, about: ABOUT });
      return openPage('/');
    },
    onError: async (error) => {
      // They do not load either while the device is offline.
      const sentences = await loadTranslations(locale, 'errors').catch(() => ({}));
      toast({
        title: site.signOutFailed,
        description: errorSentence(sentences, error) ?? site.unexpectedError,
        tone: 'destructive',
        about: ABOUT,
      });
    },
  });

  if (!user)
    return (
      <Link to="/auth" className="btn btn-ghost signed-out">
        {site.signIn}
      </Link>
    );

  return (
    <div className="flex min-w-0 items-center gap-x-4 gap-y-2 max-md:flex-wrap">
      <Link
        to={`/auth?mode=change-password${back}`}
        aria-label={`${user.email}, ${site.changePassword}`}
        className="text-sm text-ink-2 max-md:wrap-anywhere md:max-w-72 md:truncate xl:max-w-56"
      >
        {user.email}
      </Link>
      <BusyButton className="btn btn-ghost flex-none" busy={isPending} onClick={() => signOut()}>
        {site.signOut}
      </BusyButton>
    </div>
  );
}
