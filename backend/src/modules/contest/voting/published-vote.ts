import { leafOf } from '@paattu/verify';
import type { DataSource } from 'typeorm';
import { lastPublicResult } from '../contests/result-of.js';

/** How the public result of a contest counts the vote of a receipt; null before there is one, and for a vote that it does not have. */
export async function findPublishedState(
  dataSource: DataSource,
  contestId: string,
  receipt: string,
): Promise<'counted' | 'void' | null> {
  const [result] = await dataSource.query<Array<{ id: string; nonce: string }>>(
    `select id, convert_from(content, 'UTF8')::jsonb ->> 'nonce' as nonce
     from contest_results join result_files on result_id = id and name = 'contest.json'
     where id = ${lastPublicResult('$1')}`,
    [contestId],
  );
  if (!result) return null;
  const leaf = await leafOf(result.nonce, receipt);
  // After the leaf and a space, a line of the roll has the state.
  const [line] = await dataSource.query<Array<{ state: string }>>(
    `select convert_from(substring(content from position + 65 for 4), 'UTF8') as state
     from (select content, position(convert_to($2, 'UTF8') in content) as position
       from result_files where result_id = $1 and name = 'roll.txt') roll
     where position > 0`,
    [result.id, leaf],
  );
  if (!line) return null;
  return line.state === 'void' ? 'void' : 'counted';
}
