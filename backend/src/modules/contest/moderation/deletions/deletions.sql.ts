/** SQL for when a deleted entry is erased, at the earliest. Of `entry`. */
export const ERASED_AT = `entry.deleted_at + interval '24 hours'`;
