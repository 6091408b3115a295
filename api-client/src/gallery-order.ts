/** How the gallery of a contest begins: by views, in the order of submission, or shuffled again each day. */
export const GALLERY_ORDERS = ['views', 'submitted', 'shuffled'] as const;

export type GalleryOrder = (typeof GALLERY_ORDERS)[number];
