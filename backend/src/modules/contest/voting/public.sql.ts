/*
 * The tables of votes that SQL of other modules may read. Only this module writes them.
 */

/** Votes, one for each voter of a contest, also those that are withdrawn or void. */
export const BALLOTS = 'ballots';

/** SQL for a vote that its voter took back and did not cast again. */
export const IS_TAKEN_BACK = `(state = 'withdrawn' and not lost_entry)`;

/** How many voters a throwaway domain of the owner's list has rejected in a contest. */
export const REJECTED_VOTES = 'rejected_votes';

/** When staff opened the tallies, and why. */
export const TALLY_OPENINGS = 'tally_openings';

/** Links for a vote that were asked for by email. */
export const VOTE_REQUESTS = 'vote_requests';
