/** Dates of what was sent in or published are the site's own days, the same for every visitor. */
export const SITE_TIME_ZONE = 'Asia/Kolkata';
