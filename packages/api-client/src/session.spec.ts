import { stubGlobal, unstubGlobals } from '../test/stub-global.js';
import { keyOfAccount } from './account-storage.js';
import { createSession, type SessionDto } from './session.js';

const asha = {
  uid: '1',
  email: 'asha@visitor.example',
  displayName: 'Asha',
  isAdmin: false,
  permissions: [],
  emailVerified: true,
  isInvited: false,
  needsNewPassword: false,
  needsFactor: false,
};

/** Of a server whose clock is days away from that of the browser. */
const SERVER_TIME = '2025-06-20T10:00:00.000Z';

function sessionWith(accessToken: string): SessionDto {
  return { accessToken, expiresAt: SERVER_TIME, expiresIn: 900, user: asha };
}

/** A server whose requests wait until the test answers them. */
function createServer() {
  const waiting: { path: string; settle: (answer: Promise<Response>) => void }[] = [];
  const paths: string[] = [];
  const settle = async (path: string, answer: Promise<Response>) => {
    const index = waiting.findIndex((request) => request.path === path);
    if (index === -1) throw new Error(`no request waits for ${path}`);
    waiting.splice(index, 1)[0]!.settle(answer);
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    paths,
    fetch: ((input: string) =>
      new Promise<Response>((resolve) => {
        paths.push(input);
        waiting.push({ path: input, settle: resolve });
      })) as typeof globalThis.fetch,
    answer: (path: string, status: number, body?: SessionDto) =>
      settle(path, Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status }))),
    fail: (path: string) => settle(path, Promise.reject(new TypeError('fetch failed'))),
  };
}

const REFRESH = '/api/auth/refresh';
const LOGOUT = '/api/auth/logout';

let server: ReturnType<typeof createServer>;
let session: ReturnType<typeof createSession>;

function visitWith(cookie: string) {
  stubGlobal('document', { cookie });
  server = createServer();
  session = createSession({ fetch: server.fetch });
}

/** Fails a number of refreshes, each after the longest pause. */
async function failFor(tries: number, fail: () => Promise<void>) {
  for (let count = 0; count < tries; count++) {
    await fail();
    await jest.advanceTimersByTimeAsync(10_000);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  // Simulates one tab. The BroadcastChannel of Node.js would keep the process alive.
  stubGlobal('BroadcastChannel', undefined);
  visitWith('theme=dark; paattu_session=1');
});

afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

test('a visitor without a session sends no request', async () => {
  visitWith('theme=dark');
  await session.start();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  expect(await session.accessToken()).toBeNull();
  expect(server.paths).toEqual([]);
});

test('the session of the cookie is restored', async () => {
  const started = session.start();
  expect(session.getState().status).toBe('loading');
  await server.answer(REFRESH, 200, sessionWith('first'));
  await started;
  expect(session.getState()).toEqual({ status: 'signed-in', user: asha });
  expect(await session.accessToken()).toBe('first');
});

test('a session that has ended leaves an anonymous visitor', async () => {
  const started = session.start();
  await server.answer(REFRESH, 401);
  await started;
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.paths).toEqual([REFRESH]);
});

test.each([
  ['cannot be reached', () => server.fail(REFRESH)],
  ['is restarting', () => server.answer(REFRESH, 503)],
])('a server that %s ends no session, and the refresh is retried', async (_, fail) => {
  const started = session.start();
  await failFor(20, fail);
  expect(session.getState().status).toBe('loading');
  await server.answer(REFRESH, 200, sessionWith('after the outage'));
  await started;
  expect(session.getState()).toEqual({ status: 'signed-in', user: asha });
});

test('an outage while signed in leaves the session as it is', async () => {
  session.signIn(sessionWith('first'));
  const renewed = session.renew();
  await failFor(4, () => server.fail(REFRESH));
  expect(await renewed).toBeNull();
  expect(session.getState()).toEqual({ status: 'signed-in', user: asha });
});

test('a log-in during an outage ends the attempts to restore', async () => {
  const started = session.start();
  await failFor(2, () => server.fail(REFRESH));
  session.signIn(sessionWith('of the log-in'));
  await server.answer(REFRESH, 401);
  await started;
  expect(session.getState()).toEqual({ status: 'signed-in', user: asha });
  expect(await session.accessToken()).toBe('of the log-in');
});

test.each(['2025-06-01', '2025-06-20T10:00Z', '2031-01-01'])(
  'a token is valid for its time, also where the clock says %s',
  async (now) => {
    jest.setSystemTime(new Date(now));
    session.signIn(sessionWith('first'));
    expect(await session.accessToken()).toBe('first');
    await jest.advanceTimersByTimeAsync(800_000);
    expect(await session.accessToken()).toBe('first');
    await jest.advanceTimersByTimeAsync(90_000);
    const renewed = session.accessToken();
    await server.answer(REFRESH, 200, sessionWith('second'));
    expect(await renewed).toBe('second');
    expect(server.paths).toEqual([REFRESH]);
  },
);

test('parallel requests for a token share one refresh', async () => {
  session.signIn({ ...sessionWith('old'), expiresIn: 10 });
  const tokens = Promise.all([session.accessToken(), session.accessToken(), session.accessToken()]);
  await server.answer(REFRESH, 200, sessionWith('new'));
  expect(await tokens).toEqual(['new', 'new', 'new']);
  expect(server.paths).toEqual([REFRESH]);
});

test('a refresh that is answered after a log-out does not sign in again', async () => {
  session.signIn(sessionWith('first'));
  const renewed = session.renew();
  const signedOut = session.signOut();
  await server.answer(LOGOUT, 204);
  await signedOut;
  await server.answer(REFRESH, 200, sessionWith('late'));
  expect(await renewed).toBeNull();
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  expect(await session.accessToken()).toBeNull();
});

test('callbacks run before a log-out ends the session, and a failing one does not prevent it', async () => {
  session.signIn(sessionWith('first'));
  const tokens: (string | null)[] = [];
  session.beforeSignOut(async () => void tokens.push(await session.accessToken()));
  session.beforeSignOut(() => Promise.reject(new Error('no way')));
  const remove = session.beforeSignOut(async () => void tokens.push('removed'));
  remove();

  const signedOut = session.signOut();
  await jest.advanceTimersByTimeAsync(0);
  await server.answer(LOGOUT, 204);
  await signedOut;

  expect(tokens).toEqual(['first']);
  expect(session.getState()).toEqual({ status: 'anonymous', user: null });
});

test('a log-out that fails leaves the session as it is', async () => {
  session.signIn(sessionWith('first'));
  const signedOut = expect(session.signOut()).rejects.toThrow();
  await server.answer(LOGOUT, 500);
  await signedOut;
  expect(await session.accessToken()).toBe('first');
});

describe('what this browser keeps of an account', () => {
  const OF_ASHA = keyOfAccount(asha.uid, 'texts');
  let stored: Record<string, string>;

  beforeEach(() => {
    stored = { [OF_ASHA]: 'draft', 'paattu-theme': 'dark' };
    const storage = (items: Record<string, string>) => {
      Object.defineProperty(items, 'removeItem', { value: (key: string) => delete items[key] });
      return items;
    };
    stubGlobal('localStorage', storage(stored));
    stubGlobal('sessionStorage', storage({}));
  });

  test('stays while the account is logged in, and when its session ends', async () => {
    const started = session.start();
    await server.answer(REFRESH, 200, sessionWith('first'));
    await started;
    const renewed = session.renew();
    await server.answer(REFRESH, 401);
    await renewed;
    expect(Object.keys(stored)).toEqual([OF_ASHA, 'paattu-theme']);
  });

  test('goes with the log-out', async () => {
    session.signIn(sessionWith('first'));
    const signedOut = session.signOut();
    await server.answer(LOGOUT, 204);
    await signedOut;
    expect(Object.keys(stored)).toEqual(['paattu-theme']);
  });

  test.each(['12', '2'])('goes when account %s logs in', (uid) => {
    session.signIn({ ...sessionWith('theirs'), user: { ...asha, uid } });
    expect(Object.keys(stored)).toEqual(['paattu-theme']);
  });
});
