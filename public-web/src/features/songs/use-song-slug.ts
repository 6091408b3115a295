import { matchPath, useLocation } from 'react-router';

/** The song that the address names, if it names one. */
export function useSongSlug(): string | undefined {
  return matchPath('/songs/:slug', useLocation().pathname)?.params.slug;
}
