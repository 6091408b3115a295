import { useLocation, useNavigate } from 'react-router';
import { useSessionState } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { songs as t } from '../../translations/songs';

/** Sends an anonymous visitor to the sign-in page, which returns here afterwards. */
export function useSignInFirst() {
  const { status } = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function sendToSignIn(reason: 'vote' | 'favorite') {
    toast({ title: t.loginRequired.title, description: t.loginRequired[reason], tone: 'destructive' });
    void navigate(`/auth?returnTo=${encodeURIComponent(pathname + search)}`);
  }

  return { anonymous: status === 'anonymous', sendToSignIn };
}
