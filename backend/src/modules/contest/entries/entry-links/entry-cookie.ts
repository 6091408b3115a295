import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../../config/config.js';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** `__Host-` binds the cookie to this host; browsers accept it only over HTTPS. */
function nameIn(config: Config): string {
  return isSecure(config) ? '__Host-paattu_entries' : 'paattu_entries';
}

/** Strict: the page of the link sends the token itself, so no request from another site needs the cookie. */
function optionsIn(config: Config) {
  return { path: '/', sameSite: 'strict', secure: isSecure(config), httpOnly: true } as const;
}

/** Reads the token of the opened entries from a request's `Cookie` header. */
export function readEntryToken(config: Config, header: string | undefined): string | null {
  return (header && fastifyCookie.parse(header)[nameIn(config)]) || null;
}

export function setEntryCookie(config: Config, reply: FastifyReply, token: string, expires: Date): void {
  void reply.setCookie(nameIn(config), token, { ...optionsIn(config), expires });
}

export function clearEntryCookie(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(nameIn(config), optionsIn(config));
}
