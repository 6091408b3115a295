import { deleteRows, type Outlasting } from '../../../database/outlasting.js';

/** The sessions of voters end, as all others do. */
export const voteSessionsEnd: Outlasting = {
  tables: [],
  bringBack: (manager) => deleteRows(manager, 'vote_sessions'),
};
