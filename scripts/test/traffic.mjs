// @ts-check
import { call, decide, logInAsOwner, randomId, someAddress, submitEntry, uploadSong } from './calls.mjs';
import { until } from './launched.mjs';

const ROUNDS = 3;

/**
 * Repeats the actions of each kind of user until `stop`. Each kind repeats at its own pace.
 * @param {string} site
 */
export async function startTraffic(site) {
  const owner = await logInAsOwner(site);
  const { body: song } = await uploadSong(site, owner);
  const { account, token } = await signUp(site);
  const ofSong = `${site}/api/songs/${song.id}`;
  const contactMessage = { name: 'Meera', email: account.email, subject: 'A song', message: 'Loved it.' };
  /** @type {string[]} */
  const approved = [];
  let plays = 0;

  /** The actions of one round, with their responses. @type {Record<string, () => Promise<Array<{ status: number }>>>} */
  const people = {
    visitor: () =>
      Promise.all(
        ['/songs', '/entries', '/api/songs', '/api/contest/entries', `/api/songs/${song.id}/audio`].map(
          (path) => look(site + path),
        ),
      ),
    listener: async () => {
      const answer = await call('POST', `${ofSong}/plays`);
      plays += 1;
      return [answer, await call('POST', `${ofSong}/downloads`)];
    },
    user: async () => [
      await call('PUT', `${ofSong}/vote`, { token, body: { type: 'upvote' } }),
      await call('PUT', `${ofSong}/favorite`, { token }),
      await call('GET', `${site}/api/me/songs`, { token }),
      await call('DELETE', `${ofSong}/vote`, { token }),
    ],
    entrant: async () => {
      const answer = await submitEntry(site);
      const id = answer.body.id ?? '';
      const approval = await decide(site, owner, id, 'approve');
      approved.push(id);
      return [answer, approval, await call('POST', `${site}/api/contact`, { body: contactMessage })];
    },
    loser: async () => {
      const answer = await submitEntry(site);
      return [answer, await decide(site, owner, answer.body.id ?? '', 'reject')];
    },
    owner: () =>
      Promise.all(
        ['entries', 'songs', 'contests', 'messages', 'emails'].map((list) =>
          call('GET', `${site}/api/admin/${list}`, { token: owner }),
        ),
      ),
    newcomer: async () => (await signUp(site)).answers,
  };

  const names = Object.keys(people);
  /** @type {Record<string, number>} */
  const rounds = Object.fromEntries(names.map((name) => [name, 0]));
  /** @type {Set<string>} */
  const answers = new Set();
  let going = true;
  const all = Object.entries(people).map(async ([name, act]) => {
    for (; going; rounds[name] = (rounds[name] ?? 0) + 1) {
      const statuses = await act().then((served) => served.map(({ status }) => status).join(' '), String);
      answers.add(`${name}: ${statuses}`);
    }
  });
  return {
    song: song.id ?? '',
    /** Waits until each kind of user has completed some more rounds. */
    async goOn() {
      const before = { ...rounds };
      const served = () => names.every((name) => (rounds[name] ?? 0) >= (before[name] ?? 0) + ROUNDS);
      await until(served, 'more rounds of each user');
    },
    /** Stops, and returns what was done and each distinct result of a round. */
    async leave() {
      going = false;
      await Promise.all(all);
      return { answers: [...answers].sort(), approved, plays };
    },
  };
}

/** @param {string} site */
async function signUp(site) {
  const account = { email: `${randomId().toLowerCase()}@visitor.example`, password: 'monsoon letter' };
  const signedUp = await call('POST', `${site}/api/auth/signup`, { body: { ...account, name: 'Meera' } });
  const loggedIn = await call('POST', `${site}/api/auth/login`, { body: account });
  const renewed = await call('POST', `${site}/api/auth/refresh`, { cookie: loggedIn.cookie });
  return { account, token: renewed.body.accessToken, answers: [signedUp, loggedIn, renewed] };
}

/** @param {string} url */
async function look(url) {
  const response = await fetch(url, { headers: { 'x-forwarded-for': someAddress() } });
  await response.arrayBuffer();
  return response;
}
