/*
 * The tables of the jury that SQL of other modules may read. Only this module writes them.
 */

/** Judges, with their letter in the files of a result. */
export const JUDGES = 'judges';

/** Rounds of the jury: the first is number 1, the final number 2. */
export const JURY_ROUNDS = 'jury_rounds';

/** Who marks which entry in which round, and the marks. */
export const JURY_ASSIGNMENTS = 'jury_assignments';

/** SQL for a contest that has the round with this number. $1 the contest. */
export const hasRound = (number: 1 | 2) =>
  `exists (select from ${JURY_ROUNDS} where contest_id = $1 and number = ${number})`;

/** SQL for an `entry` that the final hears. */
export const IS_IN_FINAL = `exists (select from ${JURY_ASSIGNMENTS} join ${JURY_ROUNDS} round on round.id = round_id
    where entry_id = entry.id and round.number = 2)`;

/** SQL for an approved `entry` that is a finalist: each one of a contest without a final. $1 the contest. */
export const IS_FINALIST = `(not ${hasRound(2)} or ${IS_IN_FINAL})`;
