import type { EntityManager } from 'typeorm';
import { describeFailure } from '../failures.js';

/**
 * What the site does in the place of the backups without a row of its own to say that it failed. `look`: for backups that lie there from before.
 * `verification`: of a backup that cannot be read there. `tidying`: after a backup, old ones are deleted and the erasure journal is copied.
 */
export const USES_OF_PLACE = ['look', 'verification', 'tidying'] as const;

export type UseOfPlace = (typeof USES_OF_PLACE)[number];

type Connection = Pick<EntityManager, 'query'>;

/** The page shows it until `endTrouble`, or until another place is chosen. */
export async function noteTrouble(connection: Connection, use: UseOfPlace, cause: unknown): Promise<void> {
  const { failure, error } = describeFailure(cause);
  await connection.query(
    `update care_settings set place_troubles = place_troubles || jsonb_build_object($1::text, jsonb_build_object(
       'failure', $2::text, 'error', $3::text, 'since', coalesce(place_troubles -> $1 -> 'since', to_jsonb(now()))))`,
    [use, failure, error],
  );
}

export async function endTrouble(connection: Connection, use: UseOfPlace): Promise<void> {
  await connection.query(
    'update care_settings set place_troubles = place_troubles - $1::text where place_troubles ? $1',
    [use],
  );
}

/** Another place is chosen. */
export async function endTroubles(connection: Connection): Promise<void> {
  await connection.query(`update care_settings set place_troubles = '{}'`);
}

/** Whether a use has failed for a day. */
export async function isLasting(connection: Connection, use: UseOfPlace): Promise<boolean> {
  const lasting = await connection.query<unknown[]>(
    `select from care_settings where (place_troubles -> $1 ->> 'since')::timestamptz < now() - interval '1 day'`,
    [use],
  );
  return lasting.length > 0;
}
