/** The networks that the site links to, with the default links. */
export const SOCIAL_NETWORKS = [
  { key: 'facebookUrl', network: 'Facebook', url: 'https://www.facebook.com/paattu.music' },
  { key: 'instagramUrl', network: 'Instagram', url: 'https://www.instagram.com/paattu.music' },
  { key: 'youtubeUrl', network: 'YouTube', url: 'https://www.youtube.com/@paattu-music' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['network'];

/** Of the line at the end of each page. */
export const DEFAULT_YEAR = '2025';
