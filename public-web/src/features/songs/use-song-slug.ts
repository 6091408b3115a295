import { matchPath, useLocation } from 'react-router';

/** The song that the URL names, if any. */
export function useSongSlug(): string | undefined {
  return matchPath('/songs/:slug', useLocation().pathname)?.params.slug;
}
