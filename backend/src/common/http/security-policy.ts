import type { Config } from '../../config/config.js';

type Directives = Record<string, string[]>;

const SELF = "'self'";

const page: Directives = {
  'default-src': ["'none'"],
  'script-src': [SELF],
  // Attributes alone may be inline: React writes sizes and positions there.
  'style-src': [SELF],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF],
  'media-src': [SELF, 'blob:'],
  'connect-src': [SELF],
  'manifest-src': [SELF],
  'base-uri': ["'none'"],
  'form-action': [SELF],
  'frame-ancestors': ["'none'"],
};

function toHeader(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For the public pages, whose few inline scripts are known by their hashes. */
export function publicPolicy(inlineScriptHashes: string[]): string {
  return toHeader({ ...page, 'script-src': [SELF, ...inlineScriptHashes.map((hash) => `'${hash}'`)] });
}

/** For the console: its remotes may live elsewhere, react-admin writes style elements, and videos are embedded. */
export function consolePolicy(config: Config): string {
  const remotes = config.adminWebUrl === null ? [] : [new URL(config.adminWebUrl).origin];
  return toHeader({
    ...page,
    'script-src': [SELF, ...remotes],
    'style-src': [SELF, "'unsafe-inline'", ...remotes],
    'font-src': [SELF, ...remotes],
    'img-src': [SELF, 'data:', 'blob:', ...remotes],
    'connect-src': [SELF, ...remotes],
    'frame-src': [SELF, 'https://www.youtube-nocookie.com'],
  });
}

/** For Swagger UI and the queue dashboard, which bring their own pages; the dashboard's names its base. */
export function toolPolicy(): string {
  return toHeader({ ...page, 'style-src': [SELF, "'unsafe-inline'"], 'base-uri': [SELF] });
}
