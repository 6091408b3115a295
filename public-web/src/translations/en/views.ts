import { viewsMeaning } from '@paattu/api-client/views-meaning';

export const views = viewsMeaning;
