import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config/config.js';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** `__Host-` binds the cookie to this host; browsers accept it only over HTTPS. */
function bound(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

export function refreshCookieName(config: Config): string {
  return bound(config, 'paattu_refresh');
}

/** Readable by scripts: without this cookie, a page does not request a session. It grants no access. */
function hintCookieName(config: Config): string {
  return bound(config, 'paattu_session');
}

function browserCookieName(config: Config): string {
  return bound(config, 'paattu_browser');
}

/** The longest that browsers keep a cookie: 400 days. */
const BROWSER_SECONDS = 400 * 24 * 60 * 60;

/** Reads what recognizes a browser of staff. It grants no access. */
export function readBrowserToken(config: Config, header: string | undefined): string | null {
  return (header && fastifyCookie.parse(header)[browserCookieName(config)]) || null;
}

export function setBrowserCookie(config: Config, reply: FastifyReply, token: string): void {
  const options = { path: '/', sameSite: 'strict', secure: isSecure(config), httpOnly: true } as const;
  void reply.setCookie(browserCookieName(config), token, { ...options, maxAge: BROWSER_SECONDS });
}

/** Reads the refresh token from a request's `Cookie` header. */
export function readRefreshToken(config: Config, header: string | undefined): string | null {
  return (header && fastifyCookie.parse(header)[refreshCookieName(config)]) || null;
}

export function setSessionCookies(
  config: Config,
  reply: FastifyReply,
  session: { refreshToken: string; refreshExpiresAt: Date },
): void {
  const options = {
    path: '/',
    sameSite: 'strict',
    secure: isSecure(config),
    expires: session.refreshExpiresAt,
  } as const;
  void reply
    .setCookie(refreshCookieName(config), session.refreshToken, { ...options, httpOnly: true })
    .setCookie(hintCookieName(config), '1', options);
}

export function clearSessionCookies(config: Config, reply: FastifyReply): void {
  const options = { path: '/', sameSite: 'strict', secure: isSecure(config) } as const;
  void reply
    .clearCookie(refreshCookieName(config), { ...options, httpOnly: true })
    .clearCookie(hintCookieName(config), options);
}
