/** The networks that the site links to. */
export const SOCIAL_NETWORKS = [
  { key: 'facebookUrl', network: 'Facebook' },
  { key: 'instagramUrl', network: 'Instagram' },
  { key: 'youtubeUrl', network: 'YouTube' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['network'];
