import { contactLead as contactLeadEnglish } from './en/contact.js';
import { frame as frameEnglish } from './en/frame.js';
import { contactLead as contactLeadMalayalam } from './ml/contact.js';
import { frame as frameMalayalam } from './ml/frame.js';
import { DEFAULT_NAMES } from './names.js';
import type { OwnTexts, SiteTextKey, SiteTexts } from './site-texts.js';

/** The texts of a site whose owner has changed none, in the order of the form. None of them tells of an artist. */
export const DEFAULT_TEXTS: Readonly<SiteTexts> = {
  name: DEFAULT_NAMES.en,
  nameMalayalam: DEFAULT_NAMES.ml,
  tagline: '',
  taglineMalayalam: '',
  aboutHeading: '',
  aboutHeadingMalayalam: '',
  aboutIntro: '',
  aboutIntroMalayalam: '',
  journey: '',
  journeyMalayalam: '',
  milestones: [],
  milestonesMalayalam: [],
  values: [],
  valuesMalayalam: [],
  portrait: null,
  portraitAlt: '',
  portraitAltMalayalam: '',
  contactLead: contactLeadEnglish,
  contactLeadMalayalam: contactLeadMalayalam,
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  footerLine: frameEnglish.footerLine,
  footerLineMalayalam: frameMalayalam.footerLine,
  /** That of now. */
  footerYear: '',
  bannerText: '',
  bannerTextMalayalam: '',
  bannerLink: '',
  bannerFrom: null,
  bannerUntil: null,
};

export const SITE_TEXT_KEYS = Object.keys(DEFAULT_TEXTS) as SiteTextKey[];

/** Whether two values of a text are the same. The database may return the fields of an item in another order. */
export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/**
 * The texts that differ from the default ones. An empty text is the default one. The default name beside an own one is the owner's: visitors
 * have read it in that language, and a name that is missing there would take its place.
 */
export function ownTextsOf(texts: { readonly [Key in SiteTextKey]?: unknown }): OwnTexts {
  const isOwn = (key: SiteTextKey) => isWritten(texts[key]) && !isSameText(texts[key], DEFAULT_TEXTS[key]);
  const hasOwnName = NAMES.some(isOwn);
  const own = SITE_TEXT_KEYS.filter(
    (key) => isOwn(key) || (hasOwnName && isName(key) && isWritten(texts[key])),
  );
  return Object.fromEntries(own.map((key) => [key, inOrder(texts[key])]));
}

/** All texts, with the default ones where the owner has none. A name in one language alone stands in both, so the other is empty. */
export function allTextsOf(own: OwnTexts): SiteTexts {
  const texts = { ...DEFAULT_TEXTS, ...own };
  if (!NAMES.some((key) => own[key] && own[key] !== DEFAULT_TEXTS[key])) return texts;
  return { ...texts, name: own.name ?? '', nameMalayalam: own.nameMalayalam ?? '' };
}

const NAMES = ['name', 'nameMalayalam'] as const;

const isName = (key: SiteTextKey): boolean => (NAMES as readonly SiteTextKey[]).includes(key);

function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !isSameText(value, []);
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
