import type { FastifyReply } from 'fastify';
import { BrowserCookie } from '../../common/access/browser-cookie.js';
import type { Config } from '../../config/config.js';

export const refreshCookie = new BrowserCookie('paattu_refresh');

/** Readable by scripts: without this cookie, a page does not request a session. It grants no access. */
const hintCookie = new BrowserCookie('paattu_session', { httpOnly: false });

/** Recognizes a browser of staff. It grants no access. */
export const staffBrowserCookie = new BrowserCookie('paattu_browser');

/** The browser that signs in with a passkey: only it may send the answer to its challenge. */
export const passkeyCookie = new BrowserCookie('paattu_passkey');

/** As long as a challenge is good. */
export const PASSKEY_SECONDS = 5 * 60;

/** The longest that browsers keep a cookie: 400 days. */
export const STAFF_BROWSER_SECONDS = 400 * 24 * 60 * 60;

export function setSessionCookies(
  config: Config,
  reply: FastifyReply,
  { refreshToken, refreshExpiresAt: expires }: { refreshToken: string; refreshExpiresAt: Date },
): void {
  refreshCookie.set(config, reply, refreshToken, { expires });
  hintCookie.set(config, reply, '1', { expires });
}

export function clearSessionCookies(config: Config, reply: FastifyReply): void {
  refreshCookie.clear(config, reply);
  hintCookie.clear(config, reply);
}
