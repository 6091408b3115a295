import type { ApiClient } from '@paattu/api-client';
import { DEFAULT_NAMES } from '@paattu/api-client/site-texts/names';
import { createContext, useEffect, useState } from 'react';

/** The name of the artist and of the site, in English and beside it in Malayalam. */
export interface SiteName {
  name: string;
  /** None where only the English name was changed. */
  malayalam: string | null;
}

export const SiteNameContext = createContext<SiteName>({
  name: DEFAULT_NAMES.en,
  malayalam: DEFAULT_NAMES.ml,
});

/** The published name; the default one while it loads, and if it fails to. Each page asks again, because the owner may have published another one. */
export function useSiteName(api: ApiClient, pathname: string): SiteName {
  const [own, setOwn] = useState<{ name?: string; nameMalayalam?: string }>({});
  useEffect(() => {
    const leaving = new AbortController();
    api
      .GET('/api/texts', { signal: leaving.signal })
      .then(({ data }) => data && setOwn(data))
      .catch(() => {});
    return () => leaving.abort();
  }, [api, pathname]);
  return siteNameOf(own);
}

export function siteNameOf({ name, nameMalayalam }: { name?: string; nameMalayalam?: string }): SiteName {
  const malayalam = nameMalayalam ?? (name === undefined ? DEFAULT_NAMES.ml : null);
  return { name: name ?? DEFAULT_NAMES.en, malayalam: malayalam === name ? null : malayalam };
}
