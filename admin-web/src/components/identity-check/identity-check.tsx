import type { ApiClient } from '@paattu/api-client';
import { askForIdentity } from '@paattu/api-client/identity-check';
import { useEffect, useState } from 'react';
import { IdentityDialog } from './identity-dialog';

/** Asks who is at this session when a request needs to know, before the request is repeated. */
export function IdentityCheck({ api }: { api: ApiClient }) {
  /** How often it has asked, so that each dialog begins anew. */
  const [count, setCount] = useState(0);
  const [settle, setSettle] = useState<((isShown: boolean) => void) | null>(null);

  useEffect(
    () =>
      askForIdentity(
        api,
        () =>
          new Promise((resolve) => {
            setCount((before) => before + 1);
            setSettle(() => resolve);
          }),
      ),
    [api],
  );

  function close(isShown: boolean) {
    settle?.(isShown);
    setSettle(null);
  }

  return count > 0 && <IdentityDialog key={count} isOpen={settle !== null} onClose={close} />;
}
