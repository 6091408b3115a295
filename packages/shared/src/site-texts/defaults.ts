import { about as aboutEnglish } from './en/about.js';
import { contactLead as contactLeadEnglish } from './en/contact.js';
import { frame as frameEnglish } from './en/frame.js';
import { about as aboutMalayalam } from './ml/about.js';
import { contactLead as contactLeadMalayalam } from './ml/contact.js';
import { frame as frameMalayalam } from './ml/frame.js';
import { DEFAULT_NAMES } from './names.js';
import { DEFAULT_YEAR, SOCIAL_NETWORKS } from './social.js';
import type { OwnTexts, SiteTextKey, SiteTexts } from './site-texts.js';

const [facebook, instagram, youtube] = SOCIAL_NETWORKS;

/** The texts of a site whose owner has changed none, in the order of the form. */
export const DEFAULT_TEXTS: Readonly<SiteTexts> = {
  name: DEFAULT_NAMES.en,
  nameMalayalam: DEFAULT_NAMES.ml,
  tagline: frameEnglish.tagline,
  taglineMalayalam: frameMalayalam.tagline,
  aboutHeading: aboutEnglish.aboutHeading,
  aboutHeadingMalayalam: aboutMalayalam.aboutHeading,
  aboutIntro: aboutEnglish.aboutIntro,
  aboutIntroMalayalam: aboutMalayalam.aboutIntro,
  journey: aboutEnglish.journey,
  journeyMalayalam: aboutMalayalam.journey,
  milestones: aboutEnglish.milestones,
  milestonesMalayalam: aboutMalayalam.milestones,
  values: aboutEnglish.values,
  valuesMalayalam: aboutMalayalam.values,
  portrait: null,
  portraitAlt: '',
  portraitAltMalayalam: '',
  contactLead: contactLeadEnglish,
  contactLeadMalayalam: contactLeadMalayalam,
  facebookUrl: facebook.url,
  instagramUrl: instagram.url,
  youtubeUrl: youtube.url,
  footerLine: frameEnglish.footerLine,
  footerLineMalayalam: frameMalayalam.footerLine,
  footerYear: DEFAULT_YEAR,
  bannerText: '',
  bannerTextMalayalam: '',
  bannerLink: '',
  bannerFrom: null,
  bannerUntil: null,
};

export const SITE_TEXT_KEYS = Object.keys(DEFAULT_TEXTS) as SiteTextKey[];

/** An empty link is not shown on the site; any other empty text is the default one. */
const MAY_BE_EMPTY: ReadonlySet<SiteTextKey> = new Set(SOCIAL_NETWORKS.map(({ key }) => key));

/** Whether two values of a text are the same. The database may return the fields of an item in another order. */
export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** The texts that differ from the default ones. */
export function ownTextsOf(texts: { readonly [Key in SiteTextKey]?: unknown }): OwnTexts {
  const own = SITE_TEXT_KEYS.filter((key) => {
    const value = texts[key];
    if (value === undefined || value === null || isSameText(value, DEFAULT_TEXTS[key])) return false;
    return MAY_BE_EMPTY.has(key) || (value !== '' && !isSameText(value, []));
  });
  return Object.fromEntries(own.map((key) => [key, inOrder(texts[key])]));
}

/** All texts, with the default ones where the owner has none. */
export function allTextsOf(own: OwnTexts): SiteTexts {
  return { ...DEFAULT_TEXTS, ...own };
}

/** The texts that differ between two versions, in the order of the form. */
export function changedTexts(one: OwnTexts, other: OwnTexts): SiteTextKey[] {
  const [before, after] = [allTextsOf(one), allTextsOf(other)];
  return SITE_TEXT_KEYS.filter((key) => !isSameText(before[key], after[key]));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
