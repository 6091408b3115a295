import type { SiteTexts } from '../lib/site-texts';

/**
 * The path of the picture of the site in links to it. The drawn one has the default name in it, so a site with another
 * name shows the portrait, or the icon.
 */
export function sitePicture({ hasOwnName, portrait }: SiteTexts): string {
  if (!hasOwnName) return '/og-image.png';
  return portrait ? `/api/texts/portraits/${portrait}` : '/icon-512.png';
}
