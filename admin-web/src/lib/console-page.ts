import type { NavigationItem } from '@paattu/api-client/console';
import type { ComponentType } from 'react';
import type { PlaceName } from './places';

/** The component of a view. Its code loads when it is first opened. */
export type View = () => Promise<ComponentType>;

/**
 * A page of the console, which `page.ts` of a folder of `resources/` exports. The shell loads this before the views, so
 * it imports neither React nor a component.
 */
export interface ConsolePage extends Omit<NavigationItem, 'icon'> {
  /** The name of its resource in the API. */
  resource: string;
  place: PlaceName;
  /** Its place among the tabs, from the left. */
  order: number;
  list?: View;
  create?: View;
  edit?: View;
  show?: View;
  /** Views at other addresses below the page. */
  others?: Record<string, View>;
}
