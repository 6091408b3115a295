import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { formatZonedTime } from '../../lib/format';
import { siteTextSentences as t } from './sentences';
import type { TextValues } from './text-values';

/** A text as the owner reads it beside another version of it. */
export function valueInWords<Key extends SiteTextKey>(key: Key, value: TextValues[Key]): string {
  if (typeof value !== 'string')
    return value.map((item) => Object.values(item).filter(Boolean).join(' · ')).join('\n') || t.nothing;
  if (value === '') return t.nothing;
  if (key === 'bannerFrom' || key === 'bannerUntil') return formatZonedTime(value);
  // The name of an uploaded picture says nothing.
  return key === 'portrait' ? `${t.fields.portrait} ${value.slice(0, 8)}` : value;
}
