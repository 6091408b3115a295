/** Dates of submissions and publications use the site's time zone, the same for every visitor. */
export const SITE_TIME_ZONE = 'Asia/Kolkata';
