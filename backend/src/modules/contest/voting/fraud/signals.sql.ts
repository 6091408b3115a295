import { CONTESTS } from '../../contests/public.sql.js';
/** Raised when a signal or its points change. */
export const RULES_VERSION = 3;

/** From how many points a vote is quarantined. */
export const QUARANTINE_FROM = 60;

/** Signals of crowds, which honest voters share. Together they add at most CROWD_POINTS to the score of a vote. */
const CROWD_KINDS = `('network', 'burst', 'relay')`;
const CROWD_POINTS = 15;

/** SQL for the score of the signals of a group. */
export const SCORE = `(coalesce(sum(points) filter (where kind not in ${CROWD_KINDS}), 0)
  + least(coalesce(sum(points) filter (where kind in ${CROWD_KINDS}), 0), ${CROWD_POINTS}))::integer`;

const FAST_MS = 4_000;
const BURST_HOURS = 72;

/** From how many votes for one entry a domain is a crowd, which has points. */
const DOMAIN_FROM = 20;

/** Below a crowd, a domain is a hint from how many votes for one entry on, and with which part of all its votes. */
const RARE_FROM = 3;
const RARE_PART = 0.9;

const HOUR_BEFORE = `range between interval '1 hour' preceding and current row`;
const HOUR_AFTER = `range between current row and interval '1 hour' following`;

/**
 * The facts from which the signals are computed. $1 contest, $2 ids of votes, $3 how often each had changed, $4 domains, $5 the registered domain
 * above each, $6 stems, $7 whether the domain is disposable, $8 the relay that the domain belongs to, $9 the everyday domains.
 */
const VOTES = `
  vote as materialized (
    select ballot.id, ballot.entry_id, ballot.changed_at as at, facts.domain, facts.site, facts.stem, facts.is_disposable,
      facts.relay, facts.domain = any($9::text[]) as is_everyday, context.device_id, context.network, context.user_agent_class, context.confirmed_after_ms
    from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::text[])
        facts (id, changes, domain, site, stem, is_disposable, relay)
      join ballots ballot on ballot.id = facts.id and ballot.changes = facts.changes
      left join ballot_contexts context on context.ballot_id = ballot.id
    where ballot.contest_id = $1 and ballot.state in ('counted', 'quarantined')
  )`;

/**
 * How many votes each vote has beside it. Windows instead of joins: without statistics, the planner would compare each vote with each.
 * Of an hour, it is the most of any hour that includes the vote.
 */
const CROWDS = `
  in_crowd as materialized (
    select *, count(*) over (partition by device_id) as of_device,
      count(*) over (partition by entry_id, site) as of_site,
      count(*) over (partition by site) as of_site_in_all,
      count(*) over (partition by entry_id, domain, stem) as of_stem,
      count(*) over (partition by entry_id, network order by at ${HOUR_BEFORE}) as of_network_before,
      count(*) over (partition by entry_id, domain, stem order by at ${HOUR_BEFORE}) as of_stem_before,
      count(*) over (partition by entry_id, domain, stem, network order by at ${HOUR_BEFORE}) as of_stem_and_network_before
    from vote
  ), crowd as materialized (
    select *, max(of_network_before) over (partition by entry_id, network order by at ${HOUR_AFTER}) as of_network_in_hour,
      max(of_stem_before) over (partition by entry_id, domain, stem order by at ${HOUR_AFTER}) as of_stem_in_hour,
      max(of_stem_and_network_before) over (partition by entry_id, domain, stem, network order by at ${HOUR_AFTER})
        as of_stem_and_network_in_hour
    from in_crowd
  )`;

/** Hours of an entry with more votes than its 72 hours before let expect. Hours without votes count as 0. */
const BURSTS = `
  of_hour as materialized (
    select entry_id, date_trunc('hour', at) as hour, count(*) as votes,
      array_agg(count(*)::float) over (partition by entry_id order by date_trunc('hour', at)
        range between interval '${BURST_HOURS} hours' preceding and interval '1 hour' preceding) as former
    from vote group by 1, 2
  ), burst as materialized (
    select entry_id, hour, votes, usual.median
    from (
      select *, former || array_fill(0::float, array[${BURST_HOURS} - coalesce(cardinality(former), 0)]) as hours
      from of_hour where votes > 10
    ) busy
      cross join lateral (
        select percentile_cont(0.5) within group (order by each) as median from unnest(busy.hours) each
      ) usual
      cross join lateral (
        select percentile_cont(0.5) within group (order by abs(each - usual.median)) as mad from unnest(busy.hours) each
      ) spread
    where votes > usual.median + 6 * spread.mad
  )`;

/**
 * One row for each signal of each vote: id, kind, points, evidence. A domain that the owner added has no points: votes that counted when she
 * added it count until she decides otherwise, with a reason. Neither has a rare domain, which a college, a firm or a family has too: only many of them
 * for one entry are a cluster.
 */
const FOUND = `
  of_list as materialized (
    select each.domain, min(listed.domain) as listed
    from (select distinct domain from vote) each join disposable_domains listed
      on each.domain = listed.domain or right(each.domain, length(listed.domain) + 1) = '.' || listed.domain
    group by each.domain
  ), found (id, kind, points, evidence) as (
    select id, 'disposable', 60, jsonb_build_object('domain', domain) from crowd
    where is_disposable
    union all
    select id, 'listed', 0, jsonb_build_object('domain', listed) from crowd join of_list using (domain) where not is_disposable
    union all
    select id, 'no-mx', 60, jsonb_build_object('domain', domain) from crowd join mail_domains using (domain) where not has_mx
    union all
    select id, 'device', 40, jsonb_build_object('votes', of_device, 'device', device_id)
    from crowd where device_id is not null and of_device >= 3
    union all
    select id, 'network', 25, jsonb_build_object('votes', of_network_in_hour, 'network', network)
    from crowd where network is not null and of_network_in_hour >= 10
    union all
    select id, 'domain', 40, jsonb_build_object('votes', of_site, 'domain', site)
    from crowd where site is not null and of_site >= ${DOMAIN_FROM} and not is_everyday and relay is null
    union all
    select id, 'rare', 0, jsonb_build_object('votes', of_site, 'domain', site)
    from crowd where site is not null and of_site >= ${RARE_FROM} and of_site < ${DOMAIN_FROM}
      and of_site >= ${RARE_PART} * of_site_in_all and not is_everyday and relay is null
    union all
    select id, 'stem', case when network is null or of_stem_and_network_in_hour < 20 then 35 else 60 end, jsonb_build_object('votes', votes, 'stem', stem)
    from crowd cross join lateral (select case when is_everyday then of_stem_in_hour else of_stem end as votes) each
    where stem is not null and votes >= 5
    union all
    select id, 'fast', 20, jsonb_build_object('ms', confirmed_after_ms)
    from crowd where confirmed_after_ms between 0 and ${FAST_MS - 1}
    union all
    select id, 'automated', 30, '{}' from crowd where user_agent_class = 'automated'
    union all
    select id, 'burst', 15, jsonb_build_object('votes', votes, 'median', median, 'hour', hour)
    from crowd join burst on burst.entry_id = crowd.entry_id and burst.hour = date_trunc('hour', crowd.at)
    union all
    select id, 'relay', 20, jsonb_build_object('domain', domain, 'relay', relay) from crowd where relay is not null
  )`;

/** The parameters are those of VOTES; $10 the version of the rules. A signal that a quarantined vote kept does not lose points. */
export const INSERT_SIGNALS = `
  with ${VOTES}, ${CROWDS}, ${BURSTS}, ${FOUND}
  insert into ballot_signals (ballot_id, kind, points, evidence, rules_version)
  select id, kind, points, evidence, $10 from found
  on conflict (ballot_id, kind) do update
    set points = greatest(ballot_signals.points, excluded.points),
      evidence = case when excluded.points >= ballot_signals.points then excluded.evidence else ballot_signals.evidence end,
      rules_version = excluded.rules_version`;

/**
 * $1 contest. A vote that was quarantined when its voter moved it or took it back keeps its signals, so that no voter ends a
 * quarantine.
 */
export const DELETE_SIGNALS = `
  delete from ballot_signals using ballots where ballots.id = ballot_id and contest_id = $1
    and (changes = 0 or coalesce(withdrawn_from, state) <> 'quarantined')`;

/**
 * Gives the votes the state that their points ask for, except those that the owner decided on: a quarantine holds until it is undone, a
 * release until the vote moves. A vote that was moved or taken back after it was read keeps its state. Once a result is certified, no
 * state follows: only the owner decides what a correction counts, with a reason. $1 contest, $2 ids, $3 how often each had changed.
 * Returns how many votes have a new state.
 */
export const FOLLOW_SCORES = `
  with score as (
    select facts.id, facts.changes, case when ${SCORE} >= ${QUARANTINE_FROM} then 'quarantined' else 'counted' end as state
    from unnest($2::uuid[], $3::integer[]) facts (id, changes)
      left join ballot_signals on ballot_id = facts.id
      left join lateral (
        select action.kind as decided, member.changes as decided_changes
        from fraud_action_ballots member join fraud_actions action on action.id = action_id
        where member.ballot_id = facts.id and undone_at is null order by created_at desc, action.id limit 1
      ) decision on true
    where decided is null or (decided = 'release' and decided_changes <> facts.changes)
    group by facts.id, facts.changes
  ), followed as (
    update ballots set state = score.state from score
    where ballots.id = score.id and ballots.changes = score.changes and contest_id = $1
      and ballots.state in ('counted', 'quarantined') and ballots.state <> score.state
      and exists (select from ${CONTESTS} where id = $1 and certified_at is null)
    returning ballots.state
  )
  select count(*) filter (where state = 'quarantined')::integer as quarantined,
    count(*) filter (where state = 'counted')::integer as released
  from followed`;
