import { consoleLanguage } from './language';

interface Titled {
  title: string;
  titleMalayalam?: string | null;
}

/** The title of a song or contest in the language of the console, if it has one in it. */
export const titleHere = ({ title, titleMalayalam }: Titled): string =>
  (consoleLanguage() === 'ml' && titleMalayalam?.trim()) || title;
