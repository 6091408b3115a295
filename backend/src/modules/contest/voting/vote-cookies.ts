import { randomUUID } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config/config.js';

const DAY = 24 * 60 * 60;

/** How long a browser may move a vote without an account; voting takes less. */
export const SESSION_DAYS = 60;

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** `__Host-` binds the cookie to this host; browsers accept it only over HTTPS. */
function nameIn(config: Config, name: 'paattu_vote' | 'paattu_device'): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function optionsIn(config: Config) {
  return { path: '/', sameSite: 'strict', secure: isSecure(config), httpOnly: true } as const;
}

function read(config: Config, header: string | undefined, name: 'paattu_vote' | 'paattu_device') {
  return (header && fastifyCookie.parse(header)[nameIn(config, name)]) || null;
}

/** Reads the token of the browser's vote from a request's `Cookie` header. */
export function readVoteToken(config: Config, header: string | undefined): string | null {
  return read(config, header, 'paattu_vote');
}

export function setVoteCookie(config: Config, reply: FastifyReply, token: string): void {
  const maxAge = SESSION_DAYS * DAY;
  void reply.setCookie(nameIn(config, 'paattu_vote'), token, { ...optionsIn(config), maxAge });
}

export function clearVoteCookie(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(nameIn(config, 'paattu_vote'), optionsIn(config));
}

/** The id by which votes of one browser are found. A browser without one gets it with its first vote. */
export function deviceOf(config: Config, header: string | undefined, reply: FastifyReply): string {
  const known = read(config, header, 'paattu_device');
  if (known !== null && isUUID(known)) return known;
  const id = randomUUID();
  void reply.setCookie(nameIn(config, 'paattu_device'), id, {
    ...optionsIn(config),
    maxAge: 365 * DAY,
  });
  return id;
}
