import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';

/** The pages of the site on which the texts stand, in the order of the chooser, with their texts in the order of the form. */
export const SITE_PAGES = {
  home: { path: '/', keys: ['nameMalayalam', 'name', 'taglineMalayalam', 'tagline'] },
  about: {
    path: '/about',
    keys: [
      'aboutHeadingMalayalam',
      'aboutHeading',
      'aboutIntroMalayalam',
      'aboutIntro',
      'journeyMalayalam',
      'journey',
      'portrait',
      'portraitAltMalayalam',
      'portraitAlt',
      'milestonesMalayalam',
      'milestones',
      'valuesMalayalam',
      'values',
    ],
  },
  contact: {
    path: '/contact',
    keys: ['contactLeadMalayalam', 'contactLead', 'facebookUrl', 'instagramUrl', 'youtubeUrl'],
  },
  every: {
    path: '/',
    keys: [
      'bannerTextMalayalam',
      'bannerText',
      'bannerFrom',
      'bannerUntil',
      'bannerLink',
      'footerLineMalayalam',
      'footerLine',
      'footerYear',
    ],
  },
} as const satisfies Record<string, { path: string; keys: readonly SiteTextKey[] }>;

export type SitePageName = keyof typeof SITE_PAGES;

export const SITE_PAGE_NAMES = Object.keys(SITE_PAGES) as SitePageName[];

export const keysOf = (page: SitePageName): readonly SiteTextKey[] => SITE_PAGES[page].keys;

/** The text of a field, whose name may be a path: `milestones.0.when` is one of `milestones`. */
export function keyOfField(field: string): SiteTextKey | undefined {
  const [key = ''] = field.split('.');
  return SITE_PAGE_NAMES.flatMap(keysOf).find((one) => one === key);
}

export function pageOfField(field: string): SitePageName | undefined {
  const key = keyOfField(field);
  return key && SITE_PAGE_NAMES.find((page) => keysOf(page).includes(key));
}
