import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { SITE_PAGE_NAMES, keysOf } from './site-pages';
import { DEFAULT_VALUES, type TextValues } from './text-values';

const NAMES = ['nameMalayalam', 'name'] as const;

/** The texts that still have a name which visitors read and the owner has changed, with that name. */
export function textsWithFormerName(
  values: TextValues,
  published: TextValues,
): { keys: SiteTextKey[]; name: string } | null {
  for (const key of NAMES) {
    const name = published[key];
    if (name === '' || name === values[key] || name === DEFAULT_VALUES[key]) continue;
    const keys = SITE_PAGE_NAMES.flatMap(keysOf).filter(
      (other) => other !== 'portrait' && wordsOf(values[other]).includes(name),
    );
    if (keys.length > 0) return { keys, name };
  }
  return null;
}

function wordsOf(value: TextValues[SiteTextKey]): string {
  return typeof value === 'string' ? value : value.flatMap((item) => Object.values(item)).join('\n');
}
