import type { ApiClient } from '@paattu/api-client';
import type { Topic } from '@paattu/api-client/rules';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';

export interface PageOptions {
  path: string;
  /** The page's module as the build's manifest names it, so that the HTML can preload its code. */
  file?: string;
  /** The topics of the data that the page shows: a change of one drops the cached HTML. */
  topics?: Topic[];
  /** Loads that data for the HTML and for the browser's cache. */
  prefetch?(queries: QueryClient, api: ApiClient): Promise<unknown>;
  load(): Promise<ComponentType>;
}

export interface Page extends PageOptions {
  Component: ComponentType;
  /** Fetches the page's code. The page then renders synchronously, which the HTML and hydration require. */
  preload(): Promise<void>;
}

/** A page whose code is a separate chunk that loads on first use. */
export function page(options: PageOptions): Page {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    loaded ??= await options.load();
  };
  const Later = lazy(async () => ({ default: await options.load() }));

  function LoadedOrLater() {
    // Chosen once: a different component type in the same place would lose the page's state.
    const [{ Content }] = useState(() => ({ Content: loaded ?? Later }));
    return <Content />;
  }
  return { ...options, Component: LoadedOrLater, preload };
}
