import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../components/busy-button';
import { Link, useOpenPage } from '../components/link';
import { useLocation } from '../lib/router/router';
import { useServices, useSessionState } from '../lib/services';
import { toast, toasts } from '../lib/toasts';
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
  const [isBusy, setBusy] = useState(false);
  // The second press of a double click comes before the render.
  const isUnderWay = useRef(false);

  // No `useSend`, which would bring its library into the first load of every page.
  async function signOut() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    toasts.withdraw(ABOUT);
    try {
      await session.signOut();
      toast({ ...site.signedOut, about: ABOUT });
      openPage('/');
    } catch (error) {
      // They do not load either while the device is offline.
      const sentence = await Promise.all([
        import('../lib/error-sentence'),
        loadTranslations(locale, 'errors'),
      ]).then(
        ([{ errorSentence }, sentences]) => errorSentence(sentences, error),
        () => null,
      );
      toast({
        title: site.signOutFailed,
        description: sentence ?? site.unexpectedError,
        tone: 'destructive',
        about: ABOUT,
      });
    }
    isUnderWay.current = false;
    setBusy(false);
  }

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
      <BusyButton className="btn btn-ghost flex-none" busy={isBusy} onClick={() => void signOut()}>
        {site.signOut}
      </BusyButton>
    </div>
  );
}
