import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { BrowserCookie } from '../../../common/access/browser-cookie.js';
import type { Config } from '../../../config/config.js';

const DAY = 24 * 60 * 60;

/** How long a browser may move a vote without an account; voting takes less. */
export const SESSION_DAYS = 60;

export const VOTE_SESSION = { maxAge: SESSION_DAYS * DAY };

/** The token of the browser's vote. */
export const voteCookie = new BrowserCookie('paattu_vote');

export const SETS_VOTE_COOKIE = voteCookie.describe(
  'The token by which this browser moves the vote. Same-site, and not readable by scripts.',
);

const deviceCookie = new BrowserCookie('paattu_device');

/** The id by which votes of one browser are found. A browser without one gets it with its first vote. */
export function deviceOf(config: Config, header: string | undefined, reply: FastifyReply): string {
  const known = deviceCookie.read(config, header);
  if (known !== null && isUUID(known)) return known;
  const id = randomUUID();
  deviceCookie.set(config, reply, id, { maxAge: 365 * DAY });
  return id;
}
