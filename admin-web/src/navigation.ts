import { CONTRACT_VERSION } from '@paattu/api-client/console';
import type { ConsolePage } from './lib/console-page';

export const contractVersion = CONTRACT_VERSION;

/** Every `page.ts` of a folder of `resources/`, in the order of the sidebar. */
export const navigation = Object.values(
  import.meta.glob<ConsolePage>('./resources/**/page.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.place - b.place);
