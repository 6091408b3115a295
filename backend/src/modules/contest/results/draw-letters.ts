import type { EntityManager } from 'typeorm';

/**
 * Gives a letter to each judge who has worked in the final of a contest and has none. The order is random, so that a letter does not
 * follow the id, which the acts of the judge have. A contest has 20 judges at a time, so 26 letters
 * are enough unless the owner revokes seven who have worked in the final.
 */
export async function drawLetters(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query(
    `update judges set letter = chr(ascii('A') + used + position - 1)
     from (
       select id, row_number() over (order by gen_random_uuid())::integer as position from judges judge
       where contest_id = $1 and letter is null
         and exists (select from jury_assignments join jury_rounds round on round.id = round_id
           where judge_id = judge.id and number = 2 and state in ('submitted', 'abstained', 'recused'))
     ) drawn, (select count(letter)::integer as used from judges where contest_id = $1) letters
     where drawn.id = judges.id`,
    [contestId],
  );
}
