export interface Milestone {
  when: string;
  what: string;
  /** The slug of the song whose cover the milestone shows. */
  song: string | null;
}

export interface ArtistValue {
  name: string;
  text: string;
}

export interface FrameTexts {
  tagline: string;
  footerLine: string;
}

export interface AboutTexts {
  aboutHeading: string;
  aboutIntro: string;
  journey: string;
  milestones: Milestone[];
  values: ArtistValue[];
}

/** The texts that each language has. */
export interface LanguageTexts extends FrameTexts, AboutTexts {
  name: string;
  contactLead: string;
  portraitAlt: string;
  bannerText: string;
}

/** What is the same in each language. */
export interface CommonTexts {
  footerYear: string;
  /** An empty link is not shown. */
  facebookUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
  /** The id of an uploaded picture. */
  portrait: string | null;
  /** A path of the site, or an address. */
  bannerLink: string;
  bannerFrom: string | null;
  bannerUntil: string | null;
}

/** The texts of the site that the owner can change, in both languages. */
export type SiteTexts = CommonTexts &
  LanguageTexts & { [Key in keyof LanguageTexts as `${Key}Malayalam`]: LanguageTexts[Key] };

export type SiteTextKey = keyof SiteTexts;

/** The texts that differ from the default ones. */
export type OwnTexts = Partial<SiteTexts>;

/** The longest that each text may be, in characters. */
export const MAX_TEXT_LENGTHS = {
  name: 30,
  tagline: 160,
  footerLine: 120,
  contactLead: 500,
  aboutHeading: 120,
  aboutIntro: 3_000,
  journey: 4_000,
  portraitAlt: 300,
  bannerText: 200,
  link: 500,
  milestoneWhen: 40,
  milestoneWhat: 300,
  valueName: 60,
  valueText: 300,
} as const;

export const MAX_MILESTONES = 20;
export const MAX_VALUES = 8;

/** A year, or the first and the last one. */
export const YEAR_PATTERN = /^\d{4}([–-]\d{4})?$/;

/** A path of the site, or an address with its scheme. */
export const BANNER_LINK_PATTERN = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/]\S*)$/;

/** The paragraphs of a text: a blank line begins the next one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
