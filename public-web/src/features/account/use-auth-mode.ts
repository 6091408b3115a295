import { useSearch } from '../../lib/use-search';

const MODES = [
  'login',
  'signup',
  'forgot',
  'verify-email',
  'reset-password',
  'change-password',
  'sessions',
] as const;

export type AuthMode = (typeof MODES)[number];

/** The mode is in the URL: emails link to it, and Back returns to the previous mode. */
export function useAuthMode() {
  const search = useSearch();
  const requested = search.get('mode');
  const returnTo = search.get('returnTo');
  return {
    mode: MODES.find((mode) => mode === requested) ?? ('login' as const),
    token: search.get('token') ?? '',
    returnTo,
    /** A session ended without a log-out. */
    hasEnded: search.has('ended'),
    /** The owner has restored the site, which ended all sessions. */
    isRestored: search.has('restored'),
    /** The URL of another mode of this page; it keeps the page to return to. */
    linkTo(mode: AuthMode): string {
      const next = new URLSearchParams(mode === 'login' ? {} : { mode });
      if (returnTo) next.set('returnTo', returnTo);
      return `/auth?${next}`.replace(/\?$/, '');
    },
  };
}
