import { lastPublicResult } from '../public-result.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/**
 * SQL for when an `offer` lapses: 48 hours after its email was sent; null while it was not. While its clock stands, what it would be if the
 * offer went on now.
 */
export const DUE_AT = `case when offer.suspended_at is null then offer.due_at
  else coalesce(offer.due_at + (site_now() - offer.suspended_at), case when offer.email_sent_at is not null then site_now() + interval '48 hours' end) end`;

/** SQL that is true of an `offer` whose entry is still in the contest. */
export const IS_IN_CONTEST = `exists (select from ${ENTRIES} entry where entry.id = offer.entry_id and entry.status = 'approved')`;

/** SQL that is true of an `offer` whose entry is not in the last public version of the result. */
export const IS_CORRECTED = `exists (select from contest_results result
  where result.id = ${lastPublicResult('offer.contest_id')}
    and not exists (select from result_lines line where line.result_id = result.id and line.entry_id = offer.entry_id))`;

/** SQL for the state of an `offer` now, also before the sweep has written it. What staff do to the entry does not end it. */
export const STATE = `case when offer.state <> 'open' then offer.state
  when offer.left_at is not null or ${IS_CORRECTED} then 'lapsed'
  when offer.suspended_at is not null then 'suspended'
  when site_now() >= ${DUE_AT} then 'lapsed' else 'open' end`;

/**
 * SQL for why an `offer` that lapsed did so. It is stored with the lapse, because later, a time that has passed or an entry that is back
 * would tell another cause.
 */
export const LAPSE_CAUSE = `coalesce(offer.lapse_cause, case when ${STATE} <> 'lapsed' then null
  when offer.left_at is not null then 'left' when ${IS_CORRECTED} then 'corrected' else 'unanswered' end)`;

/**
 * SQL that is true of a `contest` whose winner must be notified within two days, when no offer has reached anybody. The fourth of the five
 * days has begun. A month later it is too late for a warning.
 * A contest that was confirmed without a result has no offers.
 */
export const IS_LATE = `(contest.published_at is not null
  and (contest.certified_at is null or exists (select from contest_results result
    where result.contest_id = contest.id and result.state <> 'dropped'))
  and site_now() between contest.winner_at + interval '3 days' and contest.winner_at + interval '30 days'
  and exists (select from ${ENTRIES} entry where entry.contest_id = contest.id and entry.status = 'approved')
  and not exists (select from prize_offers offer
    where offer.contest_id = contest.id and (offer.answered_at is not null or ${DUE_AT} is not null)))`;

/** SQL that is true while a correction of the contest $1 is certified and not public yet. One that is not announced, because its files differ, does not count. */
export const CORRECTION_COMES = `exists (select from contest_results coming
  where coming.contest_id = $1 and coming.state = 'certified' and coming.fault is null)`;
