import type { ApiClient, Session, SessionState } from '@paattu/api-client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Player } from './player/player';

/** The services that the browser's or the server's entry provides once. */
export interface Services {
  api: ApiClient;
  session: Session;
  player: Player;
  /** Scheme and host of the site, for canonical links. */
  origin: string;
  /** The owner's token, where the page shows the draft of the site's texts. */
  preview?: string | undefined;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services: the page is rendered outside its providers');
  return services;
}

const UNKNOWN: SessionState = { status: 'loading', user: null };

/** The signed-in user; 'loading' in the server's HTML and until the browser has restored the session. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN);
}
