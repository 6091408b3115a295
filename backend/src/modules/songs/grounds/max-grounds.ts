/** The owner chooses one of at most so many. */
export const MAX_GROUNDS = 3;
