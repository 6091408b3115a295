/** SQL for the name of a backup that is asked for now. */
export const NEW_NAME = `to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24MISS"Z"')`;
