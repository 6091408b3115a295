import { forgetAccounts } from './account-storage.js';
import type { components } from './schema.js';

export type SessionDto = components['schemas']['SessionDto'];
export type UserDto = components['schemas']['UserDto'];

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: UserDto };

/** The session of this tab. The access token is in memory; the refresh token is in a cookie that scripts cannot read. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Restores the session of the cookie, if there is one. Resolves after the server has answered. Call once, after the page has loaded. */
  start(): Promise<void>;
  /** Accepts the response of a log-in. */
  signIn(session: SessionDto): void;
  /** Ends the session on the server, then here and in the other tabs. Rejects if the server does not confirm. */
  signOut(): Promise<void>;
  /** Registers a callback that runs before a log-out, while the session is valid. Returns a function that removes it. */
  beforeSignOut(callback: () => Promise<void>): () => void;
  /** Returns a token that is valid for at least 30 seconds, or null if no user is signed in. */
  accessToken(): Promise<string | null>;
  /** Requests a new token, even if the old one is valid. Returns null if the session has ended. */
  renew(): Promise<string | null>;
}

/** The server did not end the session. */
export class SignOutError extends Error {
  constructor(readonly code: string) {
    super(`the session did not end: ${code}`);
  }
}

export interface SessionOptions {
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
}

/** The server sets it with the refresh cookie. Scripts can read it, so an anonymous visitor sends no refresh. */
const HINT_COOKIE = 'paattu_session=1';
const RENEW_BEFORE_MS = 30_000;
const REFRESH_ATTEMPTS = 4;
const FIRST_RETRY_MS = 200;
const MAX_PAUSE_MS = 10_000;

export function createSession({
  baseUrl = '',
  fetch = globalThis.fetch.bind(globalThis),
}: SessionOptions = {}): Session {
  let state: SessionState = { status: 'loading', user: null };
  /** Expires by the clock of the browser, which may be wrong. */
  let token: { value: string; expiresAt: number } | null = null;
  let renewing: Promise<string | null> | null = null;
  /** Counts log-ins and log-outs. A refresh that began before one is ignored after it. */
  let epoch = 0;
  const listeners = new Set<() => void>();
  const beforeSignOutCallbacks = new Set<() => Promise<void>>();
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paattu-session');

  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function acceptSession(session: SessionDto): string {
    token = { value: session.accessToken, expiresAt: Date.now() + session.expiresIn * 1e3 };
    forgetAccounts(session.user.uid);
    setState({ status: 'signed-in', user: session.user });
    return session.accessToken;
  }

  function clearSession(): null {
    epoch++;
    token = null;
    if (state.status !== 'anonymous') setState({ status: 'anonymous', user: null });
    return null;
  }

  /** Unlike the end of a session, after which the same person logs in again and finds what was typed. */
  function logOut(): void {
    clearSession();
    forgetAccounts();
  }

  function post(path: string): Promise<Response> {
    // The request outlives the tab: the other tabs need its new cookie, because the server refuses the old one.
    return fetch(`${baseUrl}/api/auth/${path}`, { method: 'POST', credentials: 'include', keepalive: true });
  }

  /** Only a 401 ends the session: an outage of the server must not. */
  async function refresh(): Promise<string | null> {
    const startedIn = epoch;
    for (let attempt = 0; attempt < REFRESH_ATTEMPTS; attempt++) {
      if (attempt > 0) await pause(FIRST_RETRY_MS * 2 ** (attempt - 1));
      if (epoch !== startedIn) return token?.value ?? null;
      const response = await post('refresh').catch(() => null);
      const session = response?.ok ? await (response.json() as Promise<SessionDto>).catch(() => null) : null;
      if (epoch !== startedIn) return token?.value ?? null;
      if (session) return acceptSession(session);
      if (response?.status === 401) return clearSession();
    }
    return null;
  }

  function renew(): Promise<string | null> {
    renewing ??= refresh().finally(() => (renewing = null));
    return renewing;
  }

  otherTabs?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') logOut();
    else if (state.status !== 'signed-in') void renew();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (!document.cookie.includes(HINT_COOKIE)) return void clearSession();
      let wait = 1_000;
      await renew();
      while (state.status === 'loading') {
        await pause(wait);
        wait = Math.min(wait * 2, MAX_PAUSE_MS);
        await renew();
      }
    },
    signIn(session) {
      epoch++;
      acceptSession(session);
      otherTabs?.postMessage('signed-in');
    },
    async signOut() {
      // A callback that fails must not prevent the log-out.
      if (beforeSignOutCallbacks.size > 0)
        await Promise.allSettled([...beforeSignOutCallbacks].map((callback) => callback()));
      const response = await post('logout');
      if (!response.ok) throw new SignOutError(await codeOf(response));
      logOut();
      otherTabs?.postMessage('signed-out');
    },
    beforeSignOut(callback) {
      beforeSignOutCallbacks.add(callback);
      return () => beforeSignOutCallbacks.delete(callback);
    },
    async accessToken() {
      if (!token) return renewing;
      return token.expiresAt - Date.now() > RENEW_BEFORE_MS ? token.value : renew();
    },
    renew,
  };
}

/** Returns the code of an error response, or an empty text: a proxy sends other bodies. */
async function codeOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' ? body.code : '';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
