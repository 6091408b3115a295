import type { Device } from '@paattu/shared/devices';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.js';

export const USER_AGENT_CLASSES = ['browser', 'automated', 'unknown'] as const;

export type UserAgentClass = (typeof USER_AGENT_CLASSES)[number];

/** The network address and the kind of browser of a request. */
export interface Client {
  /** The network address, behind the trusted proxies. */
  address: string;
  userAgentClass: UserAgentClass;
  device: Device;
}

const AUTOMATED =
  /headless|phantom|puppeteer|playwright|selenium|webdriver|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|scrapy|(?<!cu)bot\b|spider|crawl/i;

/** Browsers name themselves so; the rest is unknown. A program can do so too: it is one signal of many. */
const BROWSER = /^Mozilla\/5\.0 \(.+\) .*(?:AppleWebKit|Gecko)\//;

/** The user agent itself is not stored. */
export function classOf(userAgent: string | undefined): UserAgentClass {
  if (userAgent === undefined) return 'unknown';
  // Bounds the work of the expressions.
  const text = userAgent.slice(0, 500);
  if (AUTOMATED.test(text)) return 'automated';
  return BROWSER.test(text) ? 'browser' : 'unknown';
}

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  const userAgent = headers['user-agent'];
  return { address: ip, userAgentClass: classOf(userAgent), device: deviceOf(userAgent) };
}

export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
