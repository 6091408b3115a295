import { bringBackInstants, deleteRows, type Outlasting } from '../../../database/outlasting.js';

/** The sessions of voters end, as all others do, and no voter is told twice that a vote was lost. */
export const votingOutlasts: Outlasting = {
  tables: ['lost_votes'],
  async bringBack(manager) {
    await deleteRows(manager, 'vote_sessions');
    await bringBackInstants(manager, 'lost_votes', ['emailed_at']);
  },
};
