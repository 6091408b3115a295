import { heldBy } from '../../holds/holds.js';

/** SQL for when a deleted entry is erased, at the earliest. Of `entry`. */
export const ERASED_AT = `entry.deleted_at + interval '24 hours'`;

/** SQL for a deletion that can be undone: until the entry is due to be erased, or as long as a legal hold keeps it. Of `entry`. */
export const CAN_COME_BACK = `entry.deleted_from is not null and (${ERASED_AT} > site_now() or ${heldBy('entry.contest_id')})`;
