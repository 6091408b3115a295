import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../../config/config.js';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** `__Secure-` and not `__Host-`, which would send it with requests outside of the jury room too. */
function nameIn(config: Config): string {
  return isSecure(config) ? '__Secure-paattu_jury' : 'paattu_jury';
}

function optionsIn(config: Config) {
  return { path: '/api/jury', sameSite: 'strict', secure: isSecure(config), httpOnly: true } as const;
}

/** Reads the token of the jury session from a request's `Cookie` header. */
export function readJuryToken(config: Config, header: string | undefined): string | null {
  return (header && fastifyCookie.parse(header)[nameIn(config)]) || null;
}

export function setJuryCookie(config: Config, reply: FastifyReply, token: string, expires: Date): void {
  void reply.setCookie(nameIn(config), token, { ...optionsIn(config), expires });
}

export function clearJuryCookie(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(nameIn(config), optionsIn(config));
}
