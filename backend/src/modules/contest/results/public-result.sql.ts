/** SQL that is true of a version of a result that is public. */
export const IS_PUBLIC = `state in ('announced', 'final')`;

/** SQL for the id of the last public version of a result. `contestId` is SQL too. */
export const lastPublicResult = (contestId: string) =>
  `(select id from contest_results where contest_id = ${contestId} and ${IS_PUBLIC} order by version desc limit 1)`;
