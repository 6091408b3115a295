import { matchPath } from '../../lib/router/match-path';
import { usePath } from '../../translations/use-translations';

/** The song that the URL names, if any. */
export function useSongSlug(): string | undefined {
  return matchPath('/songs/:slug', usePath())?.slug;
}
