import type { components } from './schema.js';

export type SessionDto = components['schemas']['SessionDto'];
export type UserDto = components['schemas']['UserDto'];

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: UserDto };

/** Who is signed in, in this tab. The access token lives in memory alone; the refresh token in a cookie no script reads. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Restores the session of the cookie, if there is one; lasts until the server has said. Call once, after the page has loaded. */
  start(): Promise<void>;
  /** Takes over the answer of a log-in. */
  signIn(session: SessionDto): void;
  /** Ends the session on the server, then here and in the other tabs. Rejects when the server cannot be reached. */
  signOut(): Promise<void>;
  /** Has something done that needs the session before a log-out ends it. Answers how to take that back. */
  beforeSignOut(work: () => Promise<void>): () => void;
  /** A token good for at least the next half minute, or null when nobody is signed in. */
  accessToken(): Promise<string | null>;
  /** A new token, whatever the old one's age; null when the session has ended. */
  renew(): Promise<string | null>;
}

export interface SessionOptions {
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
}

/** Set beside the refresh cookie and readable by scripts, so that an anonymous visitor never asks for a refresh in vain. */
const HINT_COOKIE = 'paattu_session=1';
const RENEW_BEFORE_MS = 30_000;
const REFRESH_TRIES = 4;
const FIRST_RETRY_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

export function createSession({
  baseUrl = '',
  fetch = globalThis.fetch.bind(globalThis),
}: SessionOptions = {}): Session {
  let state: SessionState = { status: 'loading', user: null };
  let token: { value: string; expiresAt: number } | null = null;
  let renewing: Promise<string | null> | null = null;
  /** Counts log-ins and log-outs: a refresh that was asked for before one has nothing to say after it. */
  let epoch = 0;
  const listeners = new Set<() => void>();
  const lastWorks = new Set<() => Promise<void>>();
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paattu-session');

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(session: SessionDto): string {
    token = { value: session.accessToken, expiresAt: Date.parse(session.expiresAt) };
    become({ status: 'signed-in', user: session.user });
    return session.accessToken;
  }

  function forget(): null {
    epoch++;
    token = null;
    if (state.status !== 'anonymous') become({ status: 'anonymous', user: null });
    return null;
  }

  function post(path: string): Promise<Response> {
    return fetch(`${baseUrl}/api/auth/${path}`, { method: 'POST', credentials: 'include' });
  }

  /** Only a clear 401 ends a session: a server that is restarting must not sign anybody out. */
  async function refresh(): Promise<string | null> {
    const asked = epoch;
    for (let attempt = 0; attempt < REFRESH_TRIES; attempt++) {
      if (attempt > 0) await pause(FIRST_RETRY_MS * 2 ** (attempt - 1));
      if (epoch !== asked) return token?.value ?? null;
      const response = await post('refresh').catch(() => null);
      const session = response?.ok ? await (response.json() as Promise<SessionDto>).catch(() => null) : null;
      if (epoch !== asked) return token?.value ?? null;
      if (session) return take(session);
      if (response?.status === 401) return forget();
    }
    return null;
  }

  function renew(): Promise<string | null> {
    renewing ??= refresh().finally(() => (renewing = null));
    return renewing;
  }

  otherTabs?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') forget();
    else if (state.status !== 'signed-in') void renew();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (!document.cookie.includes(HINT_COOKIE)) return void forget();
      let wait = 1_000;
      await renew();
      while (state.status === 'loading') {
        await pause(wait);
        wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
        await renew();
      }
    },
    signIn(session) {
      epoch++;
      take(session);
      otherTabs?.postMessage('signed-in');
    },
    async signOut() {
      // Whatever becomes of it, it must not keep anyone signed in.
      if (lastWorks.size > 0) await Promise.allSettled([...lastWorks].map((work) => work()));
      const response = await post('logout');
      if (!response.ok) throw new Error(await messageOf(response));
      forget();
      otherTabs?.postMessage('signed-out');
    },
    beforeSignOut(work) {
      lastWorks.add(work);
      return () => lastWorks.delete(work);
    },
    async accessToken() {
      if (!token) return renewing;
      return token.expiresAt - Date.now() > RENEW_BEFORE_MS ? token.value : renew();
    },
    renew,
  };
}

/** What the server says of its refusal; what stands before it may say nothing, or something else. */
async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === 'string' ? body.message : '';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
