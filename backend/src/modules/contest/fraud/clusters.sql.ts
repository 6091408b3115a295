/**
 * The votes of each cluster, by id of the cluster. A signal of one vote alone, such as a fast confirmation, forms no cluster.
 * $1 contest.
 */
export const MEMBERS = `
  vote as materialized (
    select ballot.id, ballot.entry_id, ballot.changed_at as at, ballot.state, ballot.changes, sum(points)::integer as points,
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
      when 'burst' then concat_ws(' ', entry_id, evidence->>'hour')
      else '' end) as cluster
    from vote join ballot_signals on ballot_id = vote.id
    where kind in ('device', 'network', 'domain', 'stem', 'burst', 'no-mx', 'disposable')
  )`;

export const CLUSTERS = `
  with ${MEMBERS}, cluster as (
    select cluster as id, kind, count(*)::integer as votes,
      percentile_disc(0.5) within group (order by points) as points,
      min(at) as "firstAt", max(at) as "lastAt", count(distinct entry_id)::integer as entries,
      mode() within group (order by entry_id) as favored,
      count(*) filter (where state = 'quarantined')::integer as quarantined,
      count(*) filter (where is_decided)::integer as decided,
      case when kind in ('network', 'domain', 'stem') then min(evidence->>kind) end as value
    from member group by cluster, kind
  ), shared as (
    select cluster, signal.kind, signal.points, count(*)::integer as votes,
      (array_agg(signal.evidence order by signal.evidence->'votes' desc nulls last))[1] as evidence
    from member join ballot_signals signal on signal.ballot_id = member.id
    group by cluster, signal.kind, signal.points
  )
  select cluster.id, kind, value, votes, points, "firstAt", "lastAt", entries, quarantined, decided,
    json_build_object('id', entry.id, 'name', entry.name,
      'votes', (select count(*) from member where member.cluster = cluster.id and entry_id = favored)) as favored,
    (select json_agg(json_build_object('kind', kind, 'points', points, 'votes', votes, 'evidence', evidence)
      order by points desc, kind) from shared where shared.cluster = cluster.id) as signals
  from cluster join contest_entries entry on entry.id = favored
  order by points desc, votes desc, cluster.id`;
