import type { ApiClient, Session, SessionState } from '@paattu/api-client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Player } from './player/player';

/** What the page is given once, by the browser's entry or by the server's. */
export interface Services {
  api: ApiClient;
  session: Session;
  player: Player;
  /** Scheme and host of the site, for canonical links. */
  origin: string;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services: the page is rendered outside its providers');
  return services;
}

const UNKNOWN: SessionState = { status: 'loading', user: null };

/** Who is signed in; unknown ('loading') in the server's HTML and until the browser has asked. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN);
}
