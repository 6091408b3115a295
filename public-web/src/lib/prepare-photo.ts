import type { Locale } from '@paattu/api-client/locales';
import { prepareImage } from '@paattu/api-client/prepare-image';
import { loadTranslations } from '../translations/loaded';

/** A sentence about a chosen file, and its title. */
export interface Rejection {
  title: string;
  description: string;
}

/** The photo as it can be sent, or why it cannot. */
export async function preparePhoto(file: File, locale: Locale): Promise<File | Rejection> {
  const prepared = await prepareImage(file);
  if (prepared instanceof File) return prepared;
  const [{ validation }, errors, t] = await Promise.all([
    loadTranslations(locale, 'entry-form'),
    loadTranslations(locale, 'errors'),
    loadTranslations(locale, 'photo'),
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
      return { title: fileType.title, description: t[prepared.problem](prepared.format) };
  }
}
