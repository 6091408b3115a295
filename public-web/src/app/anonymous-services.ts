import { createApiClient, type Session, type SessionState } from '@paattu/api-client';
import { Player } from '../lib/player/player';
import type { Services } from '../lib/services';

const UNKNOWN: SessionState = { status: 'loading', user: null };

const nobody: Session = {
  getState: () => UNKNOWN,
  subscribe: () => () => {},
  start: async () => {},
  signIn: () => {},
  signOut: async () => {},
  beforeSignOut: () => () => {},
  accessToken: async () => null,
  renew: async () => null,
};

/**
 * The services of a page without a user: the server renders HTML that is the same for all visitors, and the console
 * previews the site.
 */
export function createAnonymousServices(
  origin: string,
  fetch: typeof globalThis.fetch,
  preview?: string,
): Services {
  return {
    origin,
    preview,
    api: createApiClient({ baseUrl: origin, fetch }),
    session: nobody,
    player: new Player({ onStart() {}, onError() {}, onFailure() {} }),
  };
}
