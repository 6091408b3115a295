import { useEffect } from 'react';
import { keptText, useKeptText } from '../../lib/kept-text';
import { navigate, useLocation } from '../../lib/router/router';
import { useHydrated } from '../../lib/use-hydrated';

/** Kept in this tab while its visitor signs in or signs up. */
const kept = keptText('invitation', { token: '' });

export function forgetInvitation(): void {
  kept.change({ token: '' });
}

/**
 * The token of the link; null until it is known. It moves out of the address, because it must not stay in the history
 * or on a screen that others see.
 */
export function useInvitationToken(): string | null {
  const { pathname, hash } = useLocation();
  const { token } = useKeptText(kept);
  const isHydrated = useHydrated();
  const isInAddress = hash.length > 1;
  useEffect(() => {
    if (!isInAddress) return;
    kept.change({ token: hash.slice(1) });
    navigate(pathname, { replace: true });
  }, [pathname, hash, isInAddress]);
  return isHydrated && !isInAddress ? token : null;
}
