/*
 * The tables of entries that SQL of other modules may read, and lock against changes. Only this module writes them.
 */

/** Entries in all their states. An entry in a contest is an approved one. */
export const ENTRIES = 'contest_entries';

/** The events of entries. */
export const ENTRY_EVENTS = 'entry_events';

/** Changes that entrants propose; a pending one waits for the moderators. */
export const ENTRY_REVISIONS = 'entry_revisions';

/** The answers of YouTube about the video of an entry, and whether it plays. The entry may have another video meanwhile. */
export const ENTRY_VIDEOS = 'entry_videos';

/** Requests to prove that a video is the entrant's. */
export const OWNERSHIP_PROOFS = 'ownership_proofs';
