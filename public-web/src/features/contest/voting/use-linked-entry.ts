import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { navigate, useLocation } from '../../../lib/router/router';
import { useServices } from '../../../lib/services';
import { entryAtQuery } from '../entry/entry-at';
import type { BallotEntry } from './ballot-query';

/** The page of an entry links to `/vote#slug`. Chooses that entry once the visitor can vote, and clears the address. */
export function useLinkedEntry(choose: ((entry: BallotEntry) => void) | null): void {
  const { api } = useServices();
  const { pathname, hash } = useLocation();
  const slug = hash === '#my-vote' ? '' : hash.slice(1);
  const { data: entry } = useQuery({ ...entryAtQuery(api, slug), enabled: slug !== '' });
  const chooseNow = useEffectEvent(() => {
    if (!entry || !choose) return;
    navigate(pathname, { replace: true, state: { keepsPlace: true } });
    choose(entry);
  });
  const canChoose = choose !== null;
  useEffect(() => chooseNow(), [entry, canChoose]);
}
