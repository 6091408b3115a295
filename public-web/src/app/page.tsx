import type { Locale } from '@paattu/shared/locales';
import { inTime } from '@paattu/shared/in-time';
import { lazy, useState, type ComponentType } from 'react';
import { onlyExport } from '../lib/only-export';
import type { Area } from '../translations/catalogue';
import { loadTranslations, pendingTranslations } from '../translations/loaded';
import { useLocale } from '../translations/use-translations';

export interface PageOptions {
  /** In the default language. */
  path: string;
  /** The translations that the page shows beside those of the frame. */
  areas?: Area[];
  load(): Promise<Record<string, ComponentType>>;
}

export interface Page extends PageOptions {
  Component: ComponentType;
  /**
   * Fetches the page's code and translations. The page then renders synchronously, which the HTML and hydration
   * require. The server renders parts that load later, and needs their translations too.
   */
  preload(locale: Locale, laterAreas?: Area[]): Promise<void>;
}

/** The translations that a page shows, those of the frame included. */
export function areasOf({ areas = [] }: PageOptions): Area[] {
  return ['site', ...areas];
}

/** A page whose code is a separate chunk that loads on first use. */
export function page(options: PageOptions): Page {
  let loaded: ComponentType | null = null;
  const preload = async (locale: Locale, laterAreas: Area[] = []) => {
    const areas = [...areasOf(options), ...laterAreas];
    const [component] = await Promise.all([
      loaded ?? onlyExport(options.load()),
      ...areas.map((area) => loadTranslations(locale, area)),
    ]);
    loaded = component;
  };
  const Later = lazy(async () => ({ default: await onlyExport(inTime(options.load())) }));

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
