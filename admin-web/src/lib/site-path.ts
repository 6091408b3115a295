import { localizedPath } from '@paattu/shared/locales';
import { consoleLanguage } from './language';

/** The address of a page of the site in the language of the console, which it leads back to. */
export const sitePath = (path: string) => localizedPath(consoleLanguage(), path);
