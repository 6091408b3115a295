import { RestoreError } from '../../backup/restore-error.js';
import { bringBackValues, type Outlasting } from '../../database/outlasting.js';
import { SITE_SETTINGS } from '../../infra/settings/site-settings.entity.js';

/**
 * Null says that the environment names the owner, that the site is public, that no link opens it, and that backups go into the folder of the
 * server. An address of the backup would become the owner at the first start without OWNER_EMAIL.
 */
const NULL_SAYS = ['owner_email', 'not_public_since', 'look_link_id', 'look_until', 'backup_bucket'];

/** What the owner has set stays; what she has not set is that of the backup. A public site stays without the example. */
export const settingsOutlast: Outlasting = {
  tables: [SITE_SETTINGS],
  async bringBack(manager) {
    await bringBackValues(manager, SITE_SETTINGS, NULL_SAYS);
    const [site] = await manager.query<[{ showsExample: boolean }]>(
      `select example_contest() is not null
         and not exists (select from ${SITE_SETTINGS} where not_public_since is not null) as "showsExample"`,
    );
    if (site.showsExample)
      throw new RestoreError(
        'has-example',
        'The backup has the example, and the site is public. Take the site back, then restore the backup.',
      );
  },
};
