import { type Result, resultsPath } from './result-query';

/** What was done after the certification. It goes on, so it is no file of the announced ones. */
export const AFTER = 'audit-after.jsonl';

export const afterFolder = ({ contest, version }: Pick<Result, 'contest' | 'version'>) =>
  `/api${resultsPath(contest.slug)}/${version}`;
