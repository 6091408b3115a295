/** The networks that the site links to. */
export const SOCIAL_NETWORKS = [
  { key: 'facebookUrl', network: 'Facebook' },
  { key: 'instagramUrl', network: 'Instagram' },
  { key: 'youtubeUrl', network: 'YouTube' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['network'];

/** Of the line at the end of each page. */
export const DEFAULT_YEAR = '2025';
