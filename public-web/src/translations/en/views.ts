import { viewsMeaning } from '@paattu/shared/views-meaning';

export const views = viewsMeaning;
