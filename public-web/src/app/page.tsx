import type { ApiClient } from '@paattu/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';

export type Topic = 'songs' | 'entries' | 'contest';

export interface PageOptions {
  path: string;
  /** The page's module, as the build's manifest names it, so that the HTML can ask for its code at once. */
  file?: string;
  /** What data it shows: its cached HTML is dropped when these change. */
  topics?: Topic[];
  /** Loads that data, for the HTML and for the browser's cache. */
  prefetch?(queries: QueryClient, api: ApiClient): Promise<unknown>;
  load(): Promise<ComponentType>;
}

export interface Page extends PageOptions {
  Component: ComponentType;
  /** Fetches the page's code, after which it renders without a pause, as it must for the HTML and for hydration. */
  preload(): Promise<void>;
}

/** A page whose code comes on its own, when it is first wanted. */
export function page(options: PageOptions): Page {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    loaded ??= await options.load();
  };
  const Later = lazy(async () => ({ default: await options.load() }));

  function LoadedOrLater() {
    // Chosen once: another component in the same place would lose the page's state.
    const [{ Content }] = useState(() => ({ Content: loaded ?? Later }));
    return <Content />;
  }
  return { ...options, Component: LoadedOrLater, preload };
}
