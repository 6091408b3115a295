import { clockTime, instantOf } from '@paattu/shared/calendar';
import { allTextsOf, SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import type {
  ArtistValue,
  Milestone,
  OwnTexts,
  SiteTextKey,
  SiteTexts,
} from '@paattu/shared/site-texts/site-texts';
import { siteZone } from '../../lib/site-zone';
import type { SiteTextsRecord } from './api';

/** An item of a list as the form edits it. */
export type ItemValues = Record<string, string>;

type ValueOf<Key extends SiteTextKey> = SiteTexts[Key] extends object[] ? ItemValues[] : string;

/** The texts as the form edits them: what is missing is empty, and a time is a clock time in the zone of the site. */
export type TextValues = { [Key in SiteTextKey]: ValueOf<Key> };

/** The first values of the form: the draft, or the published texts. */
export function toValues({ draft, published }: SiteTextsRecord): TextValues {
  return valuesOf((draft ?? published) as OwnTexts);
}

/** All texts, with the default ones where the owner has none. */
export function valuesOf(own: OwnTexts): TextValues {
  const texts = allTextsOf(own);
  const values = SITE_TEXT_KEYS.map((key) => [key, valueOf(key, texts[key])]);
  return Object.fromEntries(values) as TextValues;
}

export const DEFAULT_VALUES: TextValues = valuesOf({});

/** The request body. */
export function toData(values: TextValues): object {
  return {
    ...values,
    portrait: values.portrait || null,
    bannerFrom: toInstant(values.bannerFrom),
    bannerUntil: toInstant(values.bannerUntil),
  };
}

function valueOf(key: SiteTextKey, value: SiteTexts[SiteTextKey]): string | ItemValues[] {
  if (Array.isArray(value)) return value.map(toItem);
  if (value && (key === 'bannerFrom' || key === 'bannerUntil')) return clockTimeOf(value);
  return value ?? '';
}

/** In the order in which the form writes them. */
function toItem(item: Milestone | ArtistValue): ItemValues {
  return 'when' in item
    ? { when: item.when, what: item.what, song: item.song ?? '' }
    : { name: item.name, text: item.text };
}

function clockTimeOf(instant: string): string {
  return clockTime(Date.parse(instant), siteZone()).slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function toInstant(time: string): string | null {
  return time === '' ? null : new Date(instantOf(time, siteZone())).toISOString();
}
