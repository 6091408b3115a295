import { CONTRACT_VERSION } from '@paattu/api-client/console';
import type { ConsolePage } from './lib/console-page';
import { places } from './lib/places';

export { moved } from './lib/moved';
export { places } from './lib/places';

export const contractVersion = CONTRACT_VERSION;

const placeOf = ({ place }: ConsolePage) => places.findIndex(({ name }) => name === place);

/** Every `page.ts` of a folder of `resources/`, in the order of the places and their tabs. */
export const navigation = Object.values(
  import.meta.glob<ConsolePage>('./resources/**/page.ts', { eager: true, import: 'default' }),
)
  .sort((a, b) => placeOf(a) - placeOf(b) || a.order - b.order)
  // A shell of a release before places shows the icon of each page.
  .map((page) => ({ ...page, icon: places[placeOf(page)]?.icon ?? '' }));
