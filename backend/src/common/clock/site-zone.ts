/** SQL for the time zone of the site: that of the contest that ends last. */
export const SITE_ZONE = `coalesce(
  (select time_zone from contests where published_at is not null order by winner_at desc limit 1), 'UTC')`;
