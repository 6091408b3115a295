import { viewsMeaning } from '@paattu/shared/views-meaning/ml';
import type { viewsSentences as english } from './views-sentences';

export const viewsSentences: typeof english = viewsMeaning;
