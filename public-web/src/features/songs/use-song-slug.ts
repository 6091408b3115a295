import { matchPath } from 'react-router';
import { usePath } from '../../translations/use-translations';

/** The song that the URL names, if any. */
export function useSongSlug(): string | undefined {
  return matchPath('/songs/:slug', usePath())?.params.slug;
}
