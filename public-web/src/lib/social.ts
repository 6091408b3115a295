/** The owner's profiles. */
export const SOCIAL_LINKS = [
  { network: 'Facebook', url: 'https://www.facebook.com/paattu.music' },
  { network: 'Instagram', url: 'https://www.instagram.com/paattu.music' },
  { network: 'YouTube', url: 'https://www.youtube.com/@paattu-music' },
] as const;

export type Network = (typeof SOCIAL_LINKS)[number]['network'];
