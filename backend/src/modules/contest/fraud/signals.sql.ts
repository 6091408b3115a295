/** Raised when a signal or its points change. */
export const RULES_VERSION = 1;

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

/**
 * What the signals are computed from. $1 contest, $2 ids of votes, $3 how often each had changed, $4 domains, $5 the registered domain
 * above each, $6 stems, $7 whether the domain is disposable, $8 whether it is a relay, $9 the everyday domains.
 */
const VOTES = `
  vote as materialized (
    select ballot.id, ballot.entry_id, ballot.changed_at as at, facts.domain, facts.site, facts.stem, facts.is_disposable,
      facts.is_relay, facts.domain = any($9::text[]) as is_everyday, context.device_id, context.network, context.user_agent_class, context.confirmed_after_ms
    from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::boolean[])
        facts (id, changes, domain, site, stem, is_disposable, is_relay)
      join ballots ballot on ballot.id = facts.id and ballot.changes = facts.changes
      left join ballot_contexts context on context.ballot_id = ballot.id
    where ballot.contest_id = $1 and ballot.state in ('counted', 'quarantined')
  )`;

/** How many votes of a group there are in the hour up to each vote, and then the most of any hour that includes the vote. */
const withinHour = (name: string, group: string) => `
  ${name}_before as (
    select id, ${group}, at, count(*) over (partition by ${group} order by at
      range between interval '1 hour' preceding and current row) as votes
    from vote where num_nulls(${group}) = 0
  ), ${name} as materialized (
    select id, max(votes) over (partition by ${group} order by at
      range between current row and interval '1 hour' following) as votes
    from ${name}_before
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

const counted = (name: string, columns: string, least: number) => `
  ${name} as (
    select ${columns}, count(*) as votes from vote where num_nulls(${columns}) = 0
    group by ${columns} having count(*) >= ${least}
  )`;

/** One row for each signal of each vote: id, kind, points, evidence. */
const FOUND = `
  found (id, kind, points, evidence) as (
    select id, 'disposable', 60, jsonb_build_object('domain', domain) from vote
    where is_disposable or exists (select from disposable_domains listed
      where vote.domain = listed.domain or right(vote.domain, length(listed.domain) + 1) = '.' || listed.domain)
    union all
    select id, 'no-mx', 60, jsonb_build_object('domain', domain) from vote join mail_domains using (domain) where not has_mx
    union all
    select id, 'device', 40, jsonb_build_object('votes', votes, 'device', device_id) from vote join of_device using (device_id)
    union all
    select id, 'network', 25, jsonb_build_object('votes', votes, 'network', network)
    from vote join network_within_hour using (id) where votes >= 10
    union all
    select id, 'domain', case when votes < 50 then 40 else 60 end, jsonb_build_object('votes', votes, 'domain', site)
    from vote join of_site using (entry_id, site) where not is_everyday and not is_relay
    union all
    select id, 'stem', 35, jsonb_build_object('votes', votes, 'stem', stem)
    from vote join of_stem using (entry_id, domain, stem) where not is_everyday
    union all
    select id, 'stem', 35, jsonb_build_object('votes', votes, 'stem', stem)
    from vote join stem_within_hour using (id) where is_everyday and votes >= 5
    union all
    select id, 'fast', 20, jsonb_build_object('ms', confirmed_after_ms) from vote where confirmed_after_ms between 0 and ${FAST_MS - 1}
    union all
    select id, 'automated', 30, '{}' from vote where user_agent_class = 'automated'
    union all
    select id, 'burst', 15, jsonb_build_object('votes', votes, 'median', median, 'hour', hour)
    from vote join burst on burst.entry_id = vote.entry_id and burst.hour = date_trunc('hour', vote.at)
    union all
    select id, 'relay', 20, jsonb_build_object('domain', domain) from vote where is_relay
  )`;

/** The parameters are those of VOTES; $10 the version of the rules. */
export const INSERT_SIGNALS = `
  with ${VOTES}, ${withinHour('network_within_hour', 'entry_id, network')},
    ${withinHour('stem_within_hour', 'entry_id, domain, stem')}, ${BURSTS},
    ${counted('of_device', 'device_id', 3)},
    ${counted('of_site', 'entry_id, site', 20)},
    ${counted('of_stem', 'entry_id, domain, stem', 5)},
    ${FOUND}
  insert into ballot_signals (ballot_id, kind, points, evidence, rules_version)
  select id, kind, points, evidence, $10 from found
  on conflict (ballot_id, kind) do update
    set points = excluded.points, evidence = excluded.evidence, rules_version = excluded.rules_version`;

/**
 * $1 contest. A vote that was quarantined when its voter moved it or took it back keeps its signals, so that no voter ends a
 * quarantine.
 */
export const DELETE_SIGNALS = `
  delete from ballot_signals using ballots where ballots.id = ballot_id and contest_id = $1
    and (changes = 0 or coalesce(withdrawn_from, state) <> 'quarantined')`;

/**
 * Gives the votes the state that their points ask for, except those that the owner decided on: a quarantine holds until it is undone, a
 * release until the vote moves. A vote that was moved or taken back after it was read keeps its state. $1 contest, $2 ids, $3 how often
 * each had changed. Returns the new states.
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
    returning ballots.state
  )
  select count(*) filter (where state = 'quarantined')::integer as quarantined,
    count(*) filter (where state = 'counted')::integer as released
  from followed`;
