import { useLocation } from '../../lib/router/router';
import { useOpenPage } from '../link';
import { useSessionState } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';

/** Sends an anonymous visitor to the sign-in page, which returns here afterwards. */
export function useSignInFirst() {
  const t = useTranslations('songs');
  const { status } = useSessionState();
  const { pathname, search } = useLocation();
  const openPage = useOpenPage();

  function sendToSignIn(reason: 'vote' | 'favorite') {
    toast({ title: t.loginRequired.title, description: t.loginRequired[reason] });
    openPage(`/auth?returnTo=${encodeURIComponent(pathname + search)}`);
  }

  return { anonymous: status === 'anonymous', sendToSignIn };
}
