import { heldBy } from '../../holds/holds.js';

/** The time within which an entrant is promised the erasure. */
const PROMISED_HOURS = 7 * 24;

/** How long she has to take a confirmed request back, at least. The next nightly run erases after that. */
export const UNDO_HOURS = 24;

/** How long the link in the email works. */
export const LINK_HOURS = 3 * 24;

/** Whether a legal hold keeps `contest`, which delays its requests. */
export const IS_HELD = heldBy('contest.id');

/**
 * When a confirmed request is done at the latest; null during a legal hold, whose end nobody knows. `request` is its row, and `contest`
 * that of the contest. In hours, because the length of a day depends on the time zone.
 */
export const DUE_AT = `case when request.confirmed_at is not null and not ${IS_HELD} then
  greatest(request.confirmed_at, (select max(lifted_at) from legal_holds where contest_id = contest.id))
    + make_interval(hours => ${PROMISED_HOURS}) end`;
