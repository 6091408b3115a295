/** The fewest accepted judges of a round. */
export const MIN_JUDGES = 3;

/** How many judges mark an entry in the first round. */
export const JUDGES_OF_AN_ENTRY = 3;

/** How many entries the final has at most. */
export const MAX_FINALISTS = 20;

/** How long a note of a judge is at most, in characters. */
export const MAX_NOTE = 1000;
