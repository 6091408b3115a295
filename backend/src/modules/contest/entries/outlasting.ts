import { deleteRows, kept, type Outlasting } from '../../../database/outlasting.js';

/** A link that was used or replaced opens the page of its entry no more. */
export const entryLinksOutlast: Outlasting = {
  tables: ['entry_links'],
  async bringBack(manager) {
    await deleteRows(manager, 'entry_sessions');
    await deleteRows(
      manager,
      'entry_links',
      `token_hash not in (select token_hash from ${kept('entry_links')})`,
    );
  },
};
