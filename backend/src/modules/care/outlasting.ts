import { bringBackRows, type Outlasting } from '../../database/outlasting.js';

const TABLES = ['backups', 'restores', 'care_settings'];

/** They describe this place. */
export const careOutlasts: Outlasting = {
  tables: TABLES,
  async bringBack(manager) {
    for (const table of TABLES) await bringBackRows(manager, table);
  },
};
