import type { Locale } from '@paattu/shared/locales';
import { prepareImage } from '@paattu/api-client/prepare-image';
import { photo as english } from '../translations/en/photo';
import { loadTranslations } from '../translations/loaded';
import { photo as malayalam } from '../translations/ml/photo';

/** No area of the catalogue, which is in the first load of each page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

/** A sentence about a chosen file, and its title. */
export interface Rejection {
  title: string;
  description: string;
}

/** The photo as it can be sent, or why it cannot. */
export async function preparePhoto(file: File, locale: Locale): Promise<File | Rejection> {
  const prepared = await prepareImage(file);
  if (prepared instanceof File) return prepared;
  const [{ validation }, errors] = await Promise.all([
    loadTranslations(locale, 'entry-form'),
    loadTranslations(locale, 'errors'),
  ]);
  const { fileType, fileSize } = validation;
  switch (prepared.problem) {
    case 'no-picture':
      return fileType;
    case 'too-large':
      return fileSize;
    case 'too-detailed':
      return { title: fileSize.title, description: errors.IMAGE_TOO_DETAILED };
    case 'unopenable':
    case 'damaged':
      return { title: fileType.title, description: SENTENCES[locale][prepared.problem](prepared.format) };
  }
}
