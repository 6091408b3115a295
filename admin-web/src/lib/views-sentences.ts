import { viewsMeaning } from '@paattu/shared/views-meaning';
import { inLanguage } from './language';

/** What YouTube counts as a view. */
export const viewsSentences = inLanguage('views', viewsMeaning);
