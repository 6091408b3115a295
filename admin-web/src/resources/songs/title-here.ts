import { consoleLanguage } from '../../lib/language';
import type { Song } from './api';

/** The title of a song in the language of the console. */
export function titleHere({ title, titleMalayalam }: Pick<Song, 'title' | 'titleMalayalam'>): string {
  return (consoleLanguage() === 'ml' && titleMalayalam) || title;
}
