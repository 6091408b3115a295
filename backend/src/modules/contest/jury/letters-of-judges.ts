import type { EntityManager } from 'typeorm';

/**
 * Gives a letter to each judge of the final who has none and has worked in it. The letters are drawn, because the acts of a judge have the id
 * and a letter must not follow from it. A contest has 20 judges at a time: 26 letters are enough unless the owner revokes seven of them.
 */
export async function giveLettersToJudges(manager: EntityManager, contestId: string): Promise<void> {
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
