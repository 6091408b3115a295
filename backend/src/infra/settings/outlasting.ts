import type { EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { bringBackValues, type Outlasting } from '../../database/outlasting.js';

const TABLE = 'site_settings';

/** What the owner has set stays; what she has not set is that of the backup. */
export const settingsOutlast: Outlasting = {
  tables: [TABLE],
  bringBack: (manager) => bringBackValues(manager, TABLE),
};

/** As `SiteSettings` has it, without the application. */
export async function findOwnerEmail({ ownerEmail }: Config, manager: EntityManager): Promise<string | null> {
  const [settings] = await manager.query<Array<{ email: string | null }>>(
    'select owner_email as email from site_settings',
  );
  return ownerEmail ?? settings?.email ?? null;
}
