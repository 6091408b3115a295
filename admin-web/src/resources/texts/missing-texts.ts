import type { Locale } from '@paattu/shared/locales';
import { isSameText } from '@paattu/shared/site-texts/defaults';
import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { SITE_PAGE_NAMES, keysOf } from './site-pages';
import { DEFAULT_VALUES, type TextValues } from './text-values';

/** What a page shows in the language that lacks a text which the other one has. */
const INSTEAD = {
  name: 'other',
  tagline: 'other',
  aboutHeading: 'other',
  aboutIntro: 'other',
  journey: 'other',
  milestones: 'other',
  values: 'other',
  portraitAlt: 'required',
  contactLead: 'default',
  footerLine: 'default',
  bannerText: 'nothing',
} as const;

export type TextPairKey = keyof typeof INSTEAD;
export type Instead = (typeof INSTEAD)[TextPairKey];

export const insteadOf = (pair: TextPairKey): Instead => INSTEAD[pair];

export function localeOfKey(key: SiteTextKey): Locale {
  return key.endsWith('Malayalam') ? 'ml' : 'en';
}

/** Whether the name is the one that came with the site: visitors read it, also beside a name that the owner has chosen in the other language. */
export const isDefaultName = (key: SiteTextKey, values: TextValues): boolean =>
  (key === 'name' || key === 'nameMalayalam') && values[key] === DEFAULT_VALUES[key];

/** The texts that one language lacks and the other one has, in the order of the form. */
export function missingTexts(values: TextValues): SiteTextKey[] {
  const keys = SITE_PAGE_NAMES.flatMap(keysOf);
  return keys.filter((key) => isMissing(key, values));
}

const ABOUT = ['aboutIntro', 'aboutIntroMalayalam', 'journey', 'journeyMalayalam'] as const;

/** Whether the page About has no words of the owner, in either language. */
export const isAboutUnwritten = (values: TextValues) => !ABOUT.some((key) => isOwn(key, values));

export function isMissing(key: SiteTextKey, values: TextValues): boolean {
  const pair = key.replace(/Malayalam$/, '');
  if (!isPair(pair) || isOwn(key, values)) return false;
  if (pair === 'portraitAlt') return values.portrait !== '';
  return isOwn(key === pair ? `${pair}Malayalam` : pair, values);
}

export function isPair(key: string): key is TextPairKey {
  return key in INSTEAD;
}

function isOwn(key: SiteTextKey, values: TextValues): boolean {
  const value = values[key];
  if (typeof value === 'string' && value.trim() === '') return false;
  return !isSameText(value, DEFAULT_VALUES[key]);
}
