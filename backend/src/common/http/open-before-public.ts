import { splitLocale } from '@paattu/shared/locales';

/** What answers everybody before the site is public, with the reason. A path ends the name of a route, or stands for all below it. */
export const OPEN_BEFORE_PUBLIC: ReadonlyArray<{ paths: string[]; why: string }> = [
  { paths: ['/health'], why: 'Operator and proxy ask whether the process works.' },
  { paths: ['/api/auth', '/auth', '/.well-known/change-password'], why: 'The owner and moderators sign in.' },
  { paths: ['/api/setup', '/setup'], why: 'The owner sets the site up.' },
  { paths: ['/invitation'], why: 'A moderator accepts the invitation of an email.' },
  { paths: ['/api/admin'], why: 'It asks for the session or the token itself.' },
  {
    paths: ['/admin', '/remotes', '/api/console'],
    why: 'The files of the console are the same on each site, and have nothing of it. The queue dashboard asks for the session itself.',
  },
  {
    paths: [
      '/assets',
      '/drawings',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-512.png',
      '/og-image.png',
    ],
    why: 'The files of the build are the same on each site, and the open pages need them.',
  },
  {
    paths: ['/licences', '/api/docs', '/api/openapi.json', '/api/openapi.yaml'],
    why: 'They describe the software, not the site.',
  },
  { paths: ['/.well-known/security.txt'], why: 'Whoever finds a weakness finds out where to report it.' },
  { paths: ['/api/webhooks'], why: 'Relays report emails that come back, also those to the owner.' },
  {
    paths: ['/api/my-entry', '/my-entry', '/confirm-address', '/erase-entry', '/api/opt-outs', '/opt-out'],
    why: 'A site that was public before keeps the links of its emails: each opens what its reader wrote, and ends it.',
  },
  { paths: ['/api/texts'], why: 'The open pages show the name of the artist. It has nothing else then.' },
  { paths: ['/look'], why: 'It is the link with which somebody looks at the site.' },
];

/** Only these themselves, and nothing below them. */
const EXACT = ['/api/texts'];
/** Below an open path, but closed: a new visitor has nothing to sign up for. */
const CLOSED = ['/api/auth/signup'];

const OPEN = OPEN_BEFORE_PUBLIC.flatMap(({ paths }) => paths);

/** Whether a path, or the pattern of a route, answers everybody before the site is public. All others are closed. */
export function isOpenBeforePublic(pathOrRoute: string): boolean {
  const { path } = splitLocale(pathOrRoute);
  if (CLOSED.includes(path)) return false;
  return OPEN.some((open) => path === open || (!EXACT.includes(open) && path.startsWith(`${open}/`)));
}
