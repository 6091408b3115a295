/** SQL for the time zone of the site: that of the contest that ends last. Evaluated once for a statement. */
export const SITE_ZONE = '(select site_time_zone())';
