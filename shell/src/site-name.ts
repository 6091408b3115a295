import type { ApiClient } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { DEFAULT_NAMES, ownNameIn } from '@paattu/shared/site-texts/names';
import { createContext, useEffect, useState } from 'react';

/** The name of the artist and of the site, in English and beside it in Malayalam. */
export interface SiteName {
  name: string;
  /** None where the name was written in one language alone, or is the same in both. */
  malayalam: string | null;
  /** Whether visitors can read of a contest. */
  hasContest: boolean;
}

export const SiteNameContext = createContext<SiteName>({
  name: DEFAULT_NAMES.en,
  malayalam: DEFAULT_NAMES.ml,
  hasContest: true,
});

export function nameIn(language: Locale, { name, malayalam }: SiteName): string {
  return language === 'ml' ? (malayalam ?? name) : name;
}

interface OwnName {
  name?: string | undefined;
  nameMalayalam?: string | undefined;
  hasNoContest?: boolean | undefined;
}

/** What this browser has read last. */
const STORAGE_KEY = 'paattu-site-name';

/** The published name; while it loads, and if it fails to, the one of before. Each page asks again, because the owner may have published another one. */
export function useSiteName(api: ApiClient, pathname: string): SiteName {
  const [own, setOwn] = useState(lastName);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .GET('/api/texts', { signal: leaving.signal })
      .then(({ data }) => {
        if (!data) return;
        setOwn(data);
        localStorage.setItem(
          STORAGE_KEY,
          JSON.stringify({
            name: data.name,
            nameMalayalam: data.nameMalayalam,
            hasNoContest: data.hasNoContest,
          }),
        );
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [api, pathname]);
  return siteNameOf(own);
}

function lastName(): OwnName {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as OwnName;
  } catch {
    // The browser blocks storage.
    return {};
  }
}

export function siteNameOf(own: OwnName): SiteName {
  const name = ownNameIn(own, 'en') ?? DEFAULT_NAMES.en;
  const malayalam = ownNameIn(own, 'ml') ?? DEFAULT_NAMES.ml;
  return { name, malayalam: malayalam === name ? null : malayalam, hasContest: !own.hasNoContest };
}
