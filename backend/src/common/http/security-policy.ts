import type { Config } from '../../config/config.js';

type Directives = Record<string, string[]>;

const SELF = "'self'";
/** Where videos are embedded from. */
const VIDEOS = 'https://www.youtube-nocookie.com';

const page: Directives = {
  'default-src': ["'none'"],
  'script-src': [SELF],
  // Only attributes may be inline: React writes sizes and positions there.
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

/** Hashes in the format of a policy: `sha256-...` */
export interface InlineHashes {
  script: string;
  style: string;
}

/**
 * For the public pages, with the hashes of their one inline script and style. The gallery embeds videos. The console
 * frames a page with what is typed.
 */
export function publicPolicy(
  { script, style }: InlineHashes,
  framedBy: 'nobody' | 'console' = 'nobody',
): string {
  return toHeader({
    ...page,
    'frame-ancestors': [framedBy === 'console' ? SELF : "'none'"],
    'script-src': [SELF, `'${script}'`],
    'style-src': [SELF, `'${style}'`],
    'frame-src': [VIDEOS],
  });
}

/** For the console: remotes may have another origin, react-admin writes style elements, and videos are embedded. */
export function consolePolicy(config: Config): string {
  const remotes = config.adminWebUrl === null ? [] : [new URL(config.adminWebUrl).origin];
  return toHeader({
    ...page,
    'script-src': [SELF, ...remotes],
    'style-src': [SELF, "'unsafe-inline'", ...remotes],
    'font-src': [SELF, ...remotes],
    'img-src': [SELF, 'data:', 'blob:', ...remotes],
    'connect-src': [SELF, ...remotes],
    'frame-src': [SELF, VIDEOS],
  });
}

/**
 * For Swagger UI and the queue dashboard, which bring their own pages. The page of the dashboard has a base element.
 */
export function toolPolicy(): string {
  return toHeader({ ...page, 'style-src': [SELF, "'unsafe-inline'"], 'base-uri': [SELF] });
}
