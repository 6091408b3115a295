import type { Locale } from '@paattu/shared/locales';
import { notPublic as english } from '../../translations/en/not-public';
import { notPublic as malayalam } from '../../translations/ml/not-public';

export const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };
