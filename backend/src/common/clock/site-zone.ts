import type { DataSource } from 'typeorm';

/** SQL for the time zone of the site: the one that the owner chose, or that of the contest that ends last. Evaluated once for a statement. */
export const SITE_ZONE = '(select site_time_zone())';

export async function findSiteZone(dataSource: DataSource): Promise<string> {
  const [site] = await dataSource.query<[{ zone: string }]>(`select ${SITE_ZONE} as zone`);
  return site.zone;
}
