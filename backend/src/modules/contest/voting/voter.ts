import type { RequestUser } from '../../../common/access/access.js';
import type { USER_AGENT_CLASSES } from './ballot-context.entity.js';

/** From where somebody votes. */
export interface VoterContext {
  /** As PostgreSQL reads an `inet`. */
  address: string;
  deviceId: string;
  userAgentClass: (typeof USER_AGENT_CLASSES)[number];
}

/** Who votes: an account, the browser of somebody who has voted, or nobody that is known. */
export interface Voter {
  user: RequestUser | null;
  /** The token of the cookie. */
  token: string | null;
}

const AUTOMATED =
  /headless|phantom|puppeteer|playwright|selenium|webdriver|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|scrapy|(?<!cu)bot\b|spider|crawl/i;

/** Browsers name themselves so; the rest is unknown. A program can do so too: it is one signal of many. */
const BROWSER = /^Mozilla\/5\.0 \(.+\) .*(?:AppleWebKit|Gecko)\//;

/** The user agent itself is not stored. */
export function classOf(userAgent: string | undefined): VoterContext['userAgentClass'] {
  if (userAgent === undefined) return 'unknown';
  // Bounds the work of the expressions.
  const text = userAgent.slice(0, 500);
  if (AUTOMATED.test(text)) return 'automated';
  return BROWSER.test(text) ? 'browser' : 'unknown';
}
