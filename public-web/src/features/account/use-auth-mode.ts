import { useSearch } from '../../lib/use-search';

const MODES = ['login', 'signup', 'forgot', 'verify-email', 'reset-password'] as const;

export type AuthMode = (typeof MODES)[number];

/** The mode stands in the address: mails link to it, and Back leads from one to the other. */
export function useAuthMode() {
  const search = useSearch();
  const asked = search.get('mode');
  const returnTo = search.get('returnTo');
  return {
    mode: MODES.find((mode) => mode === asked) ?? ('login' as const),
    token: search.get('token') ?? '',
    returnTo,
    /** Somebody was signed in until now, and did not log out. */
    hasEnded: search.has('ended'),
    /** Another mode of this page, with where to return to afterwards. */
    linkTo(mode: AuthMode): string {
      const next = new URLSearchParams(mode === 'login' ? {} : { mode });
      if (returnTo) next.set('returnTo', returnTo);
      return `/auth?${next}`.replace(/\?$/, '');
    },
  };
}
