import { AUDIT_LOG } from '../../audit/public.sql.js';
import { RULE_VERSIONS } from '../contests/public.sql.js';
/** SQL for the act that closed the votes: the verification of a result knows the acts before it. */
const CLOSE = `(select min(id) from ${AUDIT_LOG} where contest_id = $1 and action = 'contest.closeVotes')`;

/** The row of the rules that are valid for the result: the last ones that were published before the votes were closed. $1 the contest. */
export const RULES_OF_RESULT = `
  select rules.* from ${RULE_VERSIONS} rules where rules.contest_id = $1 and published_at <= site_now()
  order by exists (select from ${AUDIT_LOG} act where act.contest_id = $1 and action = 'rules.publish'
      and data = jsonb_build_object('number', number, 'sha256', sha256)
      and (act.id < ${CLOSE} or ${CLOSE} is null)) desc,
    exists (select from ${AUDIT_LOG} act where act.contest_id = $1 and action = 'contest.takeStock'
      and data -> 'rules' = jsonb_build_object('number', number, 'sha256', sha256)) desc,
    number desc
  limit 1`;
