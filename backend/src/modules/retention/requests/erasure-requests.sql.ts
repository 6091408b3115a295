/** What an entrant is promised. */
const PROMISED_HOURS = 7 * 24;

/** How long she has to take a confirmed request back, at least. The next nightly run erases after that. */
export const UNDO_HOURS = 24;

/** How long the link in the email works. */
export const LINK_HOURS = 3 * 24;

/** When a confirmed request is done at the latest; `request` is its row. In hours, because the length of a day depends on the time zone. */
export const DUE_AT = `request.confirmed_at + make_interval(hours => ${PROMISED_HOURS})`;

/** Whether a legal hold keeps `contest`, which delays its requests. */
export const IS_HELD = `exists (select from legal_holds hold where hold.contest_id = contest.id and lifted_at is null)`;
