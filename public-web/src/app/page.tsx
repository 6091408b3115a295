import type { ApiClient } from '@paattu/api-client';
import type { Locale } from '@paattu/api-client/locales';
import { inTime } from '@paattu/api-client/in-time';
import type { Topic } from '@paattu/api-client/rules';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';
import type { Area } from '../translations/catalogue';
import { loadTranslations, pendingTranslations } from '../translations/loaded';
import { useLocale } from '../translations/use-translations';

export interface PageOptions {
  /** In the default language. */
  path: string;
  /** The translations that the page shows beside those of the frame. */
  areas?: Area[];
  /** Those of its parts that load later (`components/later-part.tsx`); the server renders these too. */
  laterAreas?: Area[];
  /** The page's module as the build's manifest names it, so that the HTML can preload its code. */
  file?: string;
  /** The topics of the data that the page shows: a change of one drops the cached HTML. */
  topics?: Topic[];
  /** Loads that data for the HTML and for the browser's cache. The parameters are those of the path. */
  prefetch?(
    queries: QueryClient,
    api: ApiClient,
    parameters: Record<string, string>,
    locale: Locale,
  ): Promise<unknown>;
  load(): Promise<ComponentType>;
}

export interface Page extends PageOptions {
  Component: ComponentType;
  /**
   * Fetches the page's code and translations. The page then renders synchronously, which the HTML and hydration
   * require.
   */
  preload(locale: Locale): Promise<void>;
}

/** The translations that a page shows, those of the frame included. */
export function areasOf({ areas = [] }: PageOptions): Area[] {
  return ['site', ...areas];
}

/** A page whose code is a separate chunk that loads on first use. */
export function page(options: PageOptions): Page {
  let loaded: ComponentType | null = null;
  const preload = async (locale: Locale) => {
    const areas = import.meta.env.SSR
      ? [...areasOf(options), ...(options.laterAreas ?? [])]
      : areasOf(options);
    const [component] = await Promise.all([
      loaded ?? options.load(),
      ...areas.map((area) => loadTranslations(locale, area)),
    ]);
    loaded = component;
  };
  const Later = lazy(async () => ({ default: await inTime(options.load()) }));

  function LoadedOrLater() {
    const locale = useLocale();
    // Code and translations load at the same time.
    for (const area of areasOf(options)) void pendingTranslations(locale, area);
    // Chosen once: a different component type in the same place would lose the page's state.
    const [{ Content }] = useState(() => ({ Content: loaded ?? Later }));
    return <Content />;
  }
  return { ...options, Component: LoadedOrLater, preload };
}
