import { createApiClient, type Session } from '@paattu/api-client';
import { Player } from '../lib/player/player';
import type { Services } from '../lib/services';

/** Nobody is known while the server renders: its HTML is the same for all. */
const nobody: Session = {
  getState: () => ({ status: 'loading', user: null }),
  subscribe: () => () => {},
  start: async () => {},
  signIn: () => {},
  signOut: async () => {},
  accessToken: async () => null,
  renew: async () => null,
};

export function createServerServices(origin: string, fetch: typeof globalThis.fetch): Services {
  return {
    origin,
    api: createApiClient({ baseUrl: origin, fetch }),
    session: nobody,
    player: new Player({ onStart() {}, onFailure() {} }),
  };
}
