import { viewsMeaning } from '@paattu/shared/views-meaning/ml';
import type { Translations } from '../catalogue';

export const views: Translations['views'] = viewsMeaning;
