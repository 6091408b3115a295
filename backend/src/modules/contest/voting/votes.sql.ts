import { VOTE_GRACE_MINUTES } from '@paattu/shared/voting';
import { ENTRY_COLUMNS } from './ballot-entries.sql.js';
import { SESSION_DAYS } from './vote-cookies.js';
import { recordEach } from '../../audit/public.sql.js';
import { consentHash, keepConsentText } from '../contests/consents/public.sql.js';
import { CONTESTS, IS_OPEN_FOR_LINKS, IS_OPEN_FOR_VOTES, VALID_RULES } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';

/** How often a vote can be moved or taken back: each time is an act that the audit log keeps. */
export const MAX_CHANGES = 50;

/** Browsers in which one vote can be moved. Of more, those that expire first are forgotten. */
const MAX_SESSIONS = 10;

/**
 * Parameters from `$from` on: address, device, class of the user agent. The context of the first press stays: otherwise, moving a
 * vote would remove what makes it suspicious.
 */
const context = (from: number, confirmedAfter: string) => `
  context as (
    insert into ballot_contexts (ballot_id, ip, network, device_id, user_agent_class, confirmed_after_ms)
    select id, $${from}::inet,
      network(set_masklen($${from}::inet, case family($${from}::inet) when 4 then 24 else 48 end)),
      $${from + 1}::uuid, $${from + 2}, ${confirmedAfter}
    from ballot
    on conflict (ballot_id) do nothing
  )`;

const act = (action: string) => `
  act as (${recordEach(action, 'vote', 'ballot')}
  )`;

/**
 * Counts the votes of `vote`, which the statement before defines. The row locks make the close of voting, and a decision about the
 * entry, wait for a vote that is under way, and a vote wait for them. Of two votes of one voter at once, the second moves
 * the first. A vote for the entry that has it already changes nothing, and neither does one that is void or has changed too often.
 */
const counted = (receipt: string) => `
  ballot as (
    insert into ballots (contest_id, voter_key, entry_id, receipt_code, email, user_id, language,
      consent_text_sha256, rule_version_id)
    select contest_id, voter_key, entry_id, ${receipt}, email, user_id, language,
      consent_text_sha256, rule_version_id
    from vote
    on conflict (contest_id, voter_key) do update set
      entry_id = excluded.entry_id,
      state = coalesce(ballots.withdrawn_from, ballots.state),
      withdrawn_from = null,
      lost_entry = false,
      user_id = coalesce(excluded.user_id, ballots.user_id),
      language = excluded.language,
      changed_at = site_now(),
      changes = ballots.changes + 1
    where ballots.state <> 'void' and ballots.entry_id is distinct from excluded.entry_id and ballots.changes < ${MAX_CHANGES}
    returning id, contest_id, voter_key, state, receipt_code, changed_at
  )`;

/** The columns of a vote, as `toVote` reads them. */
export const VOTE_COLUMNS = `${ENTRY_COLUMNS}, ballot.state, ballot.receipt_code as receipt, ballot.changed_at as "votedAt",
  entry.status = 'approved' as "isEntryInContest", entry.status = 'deleted' as "isEntryDeleted"`;

/**
 * $1 the hash of the link's token, $2 a receipt, $3 address, $4 device, $5 class of the user agent, $6 the hash of a new token, $7 the
 * entry that the voter chose, or null for that of the link: the link proves the mailbox, and what is pressed is the vote. Returns a row for a link that is used for the first time, and remembers the vote in the browser: without columns of the vote if its entry has
 * it already, or it can change no more. In the second case, nothing changes. Returns nothing if the link is unknown, used or expired, the contest takes no votes or the entry
 * is not in it. Of more browsers than MAX_SESSIONS, those that expire first are forgotten.
 */
export const CONFIRM = `
  with vote as materialized (
    select request.id, request.contest_id, voter_key, entry.id as entry_id, request.email, null::uuid as user_id,
      request.language, consent_text_sha256, rule_version_id, requested_at
    from vote_requests request
      join ${ENTRIES} entry on entry.id = coalesce($7::uuid, request.entry_id) and entry.contest_id = request.contest_id
      join ${CONTESTS} contest on contest.id = request.contest_id
    where token_hash = $1 and confirmed_at is null and expires_at > site_now()
      and entry.status = 'approved' and ${IS_OPEN_FOR_LINKS}
    for no key update of request for share of entry, contest
  ), ${counted('$2')},
  ${context(3, '(select round(extract(epoch from site_now() - requested_at) * 1000) from vote)')},
  ${act('vote.cast')}, fixed as (
    select from ballots former join vote using (contest_id, voter_key)
    where former.entry_id is distinct from vote.entry_id and former.changes >= ${MAX_CHANGES}
  ), remembered as (
    select id from ballot
    union select former.id from ballots former join vote using (contest_id, voter_key) where former.entry_id = vote.entry_id
  ), confirmed as (
    update vote_requests set confirmed_at = site_now() from vote where vote_requests.id = vote.id and not exists (select from fixed)
  ), former_session as (
    delete from vote_sessions where token_hash in (
      select token_hash from vote_sessions where ballot_id = (select id from remembered)
      order by expires_at desc, token_hash offset ${MAX_SESSIONS - 1})
  ), session as (
    insert into vote_sessions (token_hash, ballot_id, expires_at)
    select $6, id, now() + interval '${SESSION_DAYS} days' from remembered
  )
  select ${VOTE_COLUMNS}, ${IS_OPEN_FOR_VOTES} as "isChoiceShown" from vote
    join ${ENTRIES} entry on entry.id = vote.entry_id join ${CONTESTS} contest on contest.id = vote.contest_id
    left join ballot on true`;

/** The text that a voter consents to, stored once. */
const consentText = (text: string) => `
  consent as (${keepConsentText(text)}
  )`;

/**
 * $1 entry, $2 the voter's key in the contest of the entry, $3 email, $4 language, $5 the consent, $6 the hash of the token, $7 how many
 * hours the link works, $8 the key of the network. Returns the contest and the name of the entry if it may get votes.
 */
export const REQUEST = `
  with vote as materialized (
    select entry.contest_id, entry.id as entry_id, entry.name, title, title_malayalam, voting_closes_at,
      ${VALID_RULES} as rule_version_id
    from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = entry.contest_id
    where entry.id = $1 and entry.status = 'approved' and ${IS_OPEN_FOR_VOTES}
    for share of entry, contest
  ), ${consentText('$5::text')}, request as (
    insert into vote_requests (contest_id, entry_id, voter_key, email, language, token_hash, consent_text_sha256,
      rule_version_id, network_key, expires_at)
    select contest_id, entry_id, $2, $3, $4, $6, ${consentHash('$5::text')}, rule_version_id, $8,
      least(site_now() + make_interval(hours => $7), voting_closes_at + interval '${VOTE_GRACE_MINUTES} minutes')
    from vote
  )
  select title, title_malayalam as "titleMalayalam", name from vote`;

/**
 * $1 entry, $2 the voter's key in the contest of the entry, $3 email, $4 user, $5 language, $6 the consent, $7 a receipt, $8 address,
 * $9 device, $10 class of the user agent. Returns the vote if it changed.
 */
export const CAST = `
  with vote as materialized (
    select entry.contest_id, $2::bytea as voter_key, entry.id as entry_id, $3::text as email, $4::uuid as user_id,
      $5::text as language, ${consentHash('$6::text')} as consent_text_sha256, ${VALID_RULES} as rule_version_id
    from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = entry.contest_id
    where entry.id = $1 and entry.status = 'approved' and ${IS_OPEN_FOR_VOTES}
    for share of entry, contest
  ), ${consentText('$6::text')}, ${counted('$7')}, ${context(8, 'null')}, ${act('vote.cast')}
  select ${VOTE_COLUMNS} from vote
    join ${ENTRIES} entry on entry.id = vote.entry_id join ballot on true`;

/** $1 contest, $2 the voter's key. Returns a row if voting is open; without a vote, nothing changes. */
export const WITHDRAW = `
  with open as materialized (
    select id from ${CONTESTS} contest where id = $1 and ${IS_OPEN_FOR_VOTES} for share
  ), ballot as (
    update ballots set state = 'withdrawn', withdrawn_from = state, entry_id = null, changed_at = site_now(),
      changes = changes + 1
    from open where contest_id = open.id and voter_key = $2 and state in ('counted', 'quarantined')
    returning ballots.id, contest_id
  ), ${act('vote.withdraw')}
  select id from open`;
