import { columnsOf, kept, type Outlasting } from '../../database/outlasting.js';

const TABLE = 'site_settings';

/** What the owner has set stays; what she has not set is that of the backup. */
export const settingsOutlast: Outlasting = {
  tables: [TABLE],
  async bringBack(manager) {
    const columns = await columnsOf(manager, TABLE);
    const values = columns.map((column) => `coalesce(${kept(TABLE)}.${column}, ${TABLE}.${column})`);
    await manager.query(
      `update ${TABLE} set (${columns.join(', ')}) = row(${values.join(', ')}) from ${kept(TABLE)}`,
    );
    await manager.query(
      `insert into ${TABLE} (${columns.join(', ')}) select ${columns.join(', ')} from ${kept(TABLE)} on conflict do nothing`,
    );
  },
};
