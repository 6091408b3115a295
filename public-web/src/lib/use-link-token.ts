import { useEffect, useState } from 'react';
import { navigate, useLocation } from './router/router';
import { useHydrated } from './use-hydrated';

/**
 * The token of the link; null until it is known. It moves out of the address, because it must not stay in the history or on a
 * screen that others see.
 */
export function useLinkToken(): string | null {
  const { pathname, hash } = useLocation();
  const [token, setToken] = useState('');
  const isHydrated = useHydrated();
  const isInAddress = hash.length > 1;
  useEffect(() => {
    if (!isInAddress) return;
    setToken(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [pathname, hash, isInAddress]);
  return isHydrated && !isInAddress ? token : null;
}
