import { MAX_CLUSTERS } from '@paattu/shared/voting';
import { SCORE } from './signals.sql.js';
import { isUndecided } from './undecided.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** From how many points a vote is listed, unless it is quarantined or decided on. Crowds alone have fewer. */
const LISTED_FROM = 35;

/** From how many votes of one relay an entry has, these are listed, whatever their points. Nothing else would show a program with a relay. */
const RELAY_LISTED_FROM = 20;

/** From how many votes of several relays together. Otherwise, a program would divide its votes over them. */
const RELAYS_LISTED_FROM = 30;

/** The votes of rare domains for one entry are listed from this number on, and from this number of domains. The owner of a domain has all of its addresses. */
const RARE_LISTED_FROM = 20;
const RARE_DOMAINS = 3;

/** In a contest with at most as many votes, two may decide: then pairs are listed too. In a larger one, they would only hide the rest. */
const SMALL_CONTEST = 500;

/** How far two votes of a pair are apart at most. */
const PAIR_WITHIN = `interval '30 minutes'`;

/**
 * The votes of each cluster, by id of the cluster. A signal of one vote alone, such as a fast confirmation, forms no cluster, and
 * neither does a burst: it would tell how many votes the entry has. A pair, a rare domain and one that the
 * owner added have no points: they are hints, and the owner decides. $1 contest.
 */
export const MEMBERS = `
  size as materialized (
    select count(*) <= ${SMALL_CONTEST} as is_small from ballots where contest_id = $1 and state in ('counted', 'quarantined')
  ), vote as materialized (
    select ballot.id, ballot.entry_id, ballot.changed_at as at, ballot.state, ballot.changes, ${SCORE} as points,
      exists (select from fraud_action_ballots join fraud_actions on fraud_actions.id = action_id
        where fraud_action_ballots.ballot_id = ballot.id and undone_at is null) as is_decided,
      ${isUndecided('ballot')} as is_undecided
    from ballots ballot left join ballot_signals on ballot_id = ballot.id
    where ballot.contest_id = $1 and ballot.state in ('counted', 'quarantined')
      and (kind is not null or (select is_small from size))
    group by ballot.id
  ), of_relay as (
    select vote.*, evidence, count(*) over (partition by entry_id, evidence->>'relay') as of_relay
    from vote join ballot_signals on ballot_id = vote.id and kind = 'relay'
  ), of_relays as (
    select entry_id from of_relay group by entry_id
    having count(*) >= ${RELAYS_LISTED_FROM} and count(distinct evidence->>'relay') > 1
  ), at_rare as (
    select vote.*, evidence from vote join ballot_signals on ballot_id = vote.id and kind = 'rare'
  ), of_rare as (
    select entry_id from at_rare group by entry_id
    having count(*) >= ${RARE_LISTED_FROM} and count(distinct evidence->>'domain') >= ${RARE_DOMAINS}
  ), place as (
    select vote.*, device_id, case family(ip) when 4 then ip else network(set_masklen(ip, 64))::inet end as address
    from vote join ballot_contexts context on context.ballot_id = vote.id
    where points < ${LISTED_FROM} and (select is_small from size)
  ), near as (
    select id, device_id, address,
      device_id is not null and least(at - lag(at) over of_device, lead(at) over of_device - at) <= ${PAIR_WITHIN} as is_of_device,
      least(at - lag(at) over of_address, lead(at) over of_address - at) <= ${PAIR_WITHIN} as is_of_address
    from place
    window of_device as (partition by device_id order by at), of_address as (partition by entry_id, address order by at)
  ), member as materialized (
    select vote.*, kind, evidence, kind || '-' || md5(case kind
      when 'device' then evidence->>'device'
      when 'network' then evidence->>'network'
      when 'domain' then concat_ws(' ', entry_id, evidence->>'domain')
      when 'stem' then concat_ws(' ', entry_id, evidence->>'stem')
      when 'listed' then evidence->>'domain'
      else '' end) as cluster
    from vote join ballot_signals on ballot_id = vote.id
    where kind in ('device', 'network', 'domain', 'stem', 'no-mx', 'disposable', 'listed')
      and (kind = 'listed' or vote.points >= ${LISTED_FROM} or state = 'quarantined' or is_decided)
    union all
    select id, entry_id, at, state, changes, points, is_decided, is_undecided, 'relay', evidence,
      'relay-' || md5(concat_ws(' ', entry_id, evidence->>'relay'))
    from of_relay where of_relay >= ${RELAY_LISTED_FROM}
    union all
    select id, entry_id, at, state, changes, points, is_decided, is_undecided, 'relays', evidence, 'relays-' || md5(entry_id::text)
    from of_relay join of_relays using (entry_id)
    union all
    select id, entry_id, at, state, changes, points, is_decided, is_undecided, 'rare', evidence, 'rare-' || md5(entry_id::text)
    from at_rare join of_rare using (entry_id)
    union all
    select vote.*, 'pair', jsonb_build_object('by', case when is_of_device then 'browser' else 'address' end),
      'pair-' || md5(case when is_of_device then device_id::text else concat_ws(' ', entry_id, address) end)
    from near join vote using (id) where is_of_device or is_of_address
  )`;

export const CLUSTERS = `
  with ${MEMBERS}, cluster as (
    select cluster as id, kind, count(*)::integer as votes,
      percentile_disc(0.5) within group (order by points) as points,
      min(at) as "firstAt", max(at) as "lastAt", count(distinct entry_id)::integer as entries,
      count(*) filter (where state = 'quarantined')::integer as quarantined,
      count(*) filter (where is_undecided)::integer as undecided,
      count(*) filter (where is_decided and not is_undecided)::integer as decided,
      case when kind in ('network', 'domain', 'stem', 'relay') then min(evidence->>kind)
        when kind = 'listed' then min(evidence->>'domain') end as value
    from member group by cluster, kind
  ), shared as (
    select cluster, signal.kind, signal.points, count(*)::integer as votes,
      case when min(signal.evidence->>'relay') = max(signal.evidence->>'relay') or signal.kind <> 'relay'
        then (array_agg(signal.evidence order by signal.evidence->'votes' desc nulls last))[1] else '{}' end as evidence
    from member join ballot_signals signal on signal.ballot_id = member.id
    group by cluster, signal.kind, signal.points
    union all
    select cluster, kind, 0, count(*)::integer, (array_agg(evidence))[1] from member where kind = 'pair' group by cluster, kind
  ), signals as (
    select cluster, json_agg(json_build_object('kind', kind, 'points', points, 'votes', votes, 'evidence', evidence)
      order by points desc, kind) as signals
    from shared group by cluster
  ), of_entry as (
    select cluster, entry_id, count(*) as votes,
      row_number() over (partition by cluster order by count(*) desc, entry_id) as place
    from member group by cluster, entry_id
  )
  select cluster.id, kind, value, cluster.votes, points, "firstAt", "lastAt", entries, quarantined, undecided, decided,
    json_build_object('id', entry.id, 'name', nullif(entry.name, ''), 'votes', of_entry.votes) as favored, signals.signals
  from cluster
    join of_entry on of_entry.cluster = cluster.id and place = 1
    join ${ENTRIES} entry on entry.id = of_entry.entry_id
    join signals on signals.cluster = cluster.id
  order by points desc, cluster.votes desc, cluster.id limit ${MAX_CLUSTERS}`;
