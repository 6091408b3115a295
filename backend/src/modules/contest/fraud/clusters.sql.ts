import { MAX_CLUSTERS } from '@paattu/api-client/voting';
import { SCORE } from './signals.sql.js';

/** From how many points a vote is listed, unless it is quarantined or decided on. Crowds alone have fewer. */
const LISTED_FROM = 35;

/**
 * The votes of each cluster, by id of the cluster. A signal of one vote alone, such as a fast confirmation, forms no cluster, and
 * neither does a burst: it would tell how many votes the entry has. $1 contest.
 */
export const MEMBERS = `
  vote as materialized (
    select ballot.id, ballot.entry_id, ballot.changed_at as at, ballot.state, ballot.changes, ${SCORE} as points,
      exists (select from fraud_action_ballots join fraud_actions on fraud_actions.id = action_id
        where fraud_action_ballots.ballot_id = ballot.id and undone_at is null) as is_decided
    from ballots ballot join ballot_signals on ballot_id = ballot.id
    where ballot.contest_id = $1 and ballot.state in ('counted', 'quarantined')
    group by ballot.id
  ), member as materialized (
    select vote.*, kind, evidence, kind || '-' || md5(case kind
      when 'device' then evidence->>'device'
      when 'network' then evidence->>'network'
      when 'domain' then concat_ws(' ', entry_id, evidence->>'domain')
      when 'stem' then concat_ws(' ', entry_id, evidence->>'stem')
      else '' end) as cluster
    from vote join ballot_signals on ballot_id = vote.id
    where kind in ('device', 'network', 'domain', 'stem', 'no-mx', 'disposable')
      and (vote.points >= ${LISTED_FROM} or state = 'quarantined' or is_decided)
  )`;

export const CLUSTERS = `
  with ${MEMBERS}, cluster as (
    select cluster as id, kind, count(*)::integer as votes,
      percentile_disc(0.5) within group (order by points) as points,
      min(at) as "firstAt", max(at) as "lastAt", count(distinct entry_id)::integer as entries,
      count(*) filter (where state = 'quarantined')::integer as quarantined,
      count(*) filter (where is_decided)::integer as decided,
      case when kind in ('network', 'domain', 'stem') then min(evidence->>kind) end as value
    from member group by cluster, kind
  ), shared as (
    select cluster, signal.kind, signal.points, count(*)::integer as votes,
      (array_agg(signal.evidence order by signal.evidence->'votes' desc nulls last))[1] as evidence
    from member join ballot_signals signal on signal.ballot_id = member.id
    group by cluster, signal.kind, signal.points
  ), signals as (
    select cluster, json_agg(json_build_object('kind', kind, 'points', points, 'votes', votes, 'evidence', evidence)
      order by points desc, kind) as signals
    from shared group by cluster
  ), of_entry as (
    select cluster, entry_id, count(*) as votes,
      row_number() over (partition by cluster order by count(*) desc, entry_id) as place
    from member group by cluster, entry_id
  )
  select cluster.id, kind, value, cluster.votes, points, "firstAt", "lastAt", entries, quarantined, decided,
    json_build_object('id', entry.id, 'name', entry.name, 'votes', of_entry.votes) as favored, signals.signals
  from cluster
    join of_entry on of_entry.cluster = cluster.id and place = 1
    join contest_entries entry on entry.id = of_entry.entry_id
    join signals on signals.cluster = cluster.id
  order by points desc, cluster.votes desc, cluster.id limit ${MAX_CLUSTERS}`;
