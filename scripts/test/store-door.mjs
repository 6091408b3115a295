// @ts-check
import { createServer, request } from 'node:http';

/**
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} path with its query
 */

/** @param {string} code @param {string} message */
const xml = (code, message) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/** What a store answers in each mood. */
const ANSWERS = {
  full: { status: 507, body: xml('QuotaExceeded', 'The quota of the account is used up.') },
  gone: { status: 404, body: xml('NoSuchBucket', 'The specified bucket does not exist.') },
};

/**
 * A fixed address in front of a store, which can fail as stores do. Requests pass unchanged, so their signatures hold.
 * @param {string} store
 */
export async function startStoreDoor(store) {
  const { port, hostname } = new URL(store);
  /** From the next request that this matches on, the store is so. @type {{ mood: keyof typeof ANSWERS | 'silent', when: (asked: Asked) => boolean } | null} */
  let plan = null;
  /** @type {keyof typeof ANSWERS | 'silent' | 'open'} */
  let mood = 'open';
  const server = createServer((incoming, answer) => {
    const asked = { method: incoming.method ?? '', path: incoming.url ?? '' };
    if (plan?.when(asked)) [mood, plan] = [plan.mood, null];
    if (mood === 'silent') return;
    if (mood !== 'open') {
      incoming.resume();
      const { status, body } = ANSWERS[mood];
      answer.writeHead(status, { 'content-type': 'application/xml' }).end(body);
      return;
    }
    const outgoing = request(
      { hostname, port, method: asked.method, path: asked.path, headers: incoming.headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        // Swift sends the end of a body after a HEAD, which has none, and that is an error.
        if (asked.method === 'HEAD') answer.end();
        else response.pipe(answer);
      },
    );
    outgoing.on('error', () => {
      if (!answer.writableEnded) answer.destroy();
    });
    incoming.on('error', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** @param {keyof typeof ANSWERS | 'silent'} next @param {(asked: Asked) => boolean} when */
    failFrom: (next, when) => void (plan = { mood: next, when }),
    isFailing: () => mood !== 'open',
    open: () => void ([mood, plan] = ['open', null]),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
