import { z } from 'zod';
import type { EntityManager } from 'typeorm';
import type { Bucket, Config } from '../../config/config.js';
import { decrypt, encrypt } from './encryption.js';

const NAME = 'backupBucket';

const schema = z.object({
  endpoint: z.string().optional(),
  region: z.string(),
  bucket: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/**
 * The bucket of the backups that the owner has set; null for none. It is read for each use, because programs without the cache of the settings
 * use it too. Before an upgrade, the table or its column may not be there.
 * @returns `lost` when it was stored with another LINK_SECRET
 */
export async function readBackupBucket(
  connection: Pick<EntityManager, 'query'>,
  { linkSecret }: Config,
): Promise<Bucket | null | 'lost'> {
  const [{ exists }] = await connection.query<[{ exists: boolean }]>(
    `select to_regclass('site_settings') is not null as exists`,
  );
  if (!exists) return null;
  const [row] = await connection.query<Array<{ sealed: Buffer | null }>>(
    `select (to_jsonb(site_settings) ->> 'backup_bucket')::bytea as sealed from site_settings`,
  );
  if (!row?.sealed) return null;
  const text = decrypt(linkSecret, NAME, row.sealed);
  return text === null ? 'lost' : schema.parse(JSON.parse(text));
}

/** Null for the folder of the server. */
export async function storeBackupBucket(
  manager: EntityManager,
  { linkSecret }: Config,
  bucket: Bucket | null,
): Promise<void> {
  await manager.query(
    `insert into site_settings (backup_bucket) values ($1)
     on conflict (one) do update set backup_bucket = excluded.backup_bucket`,
    [bucket && encrypt(linkSecret, NAME, JSON.stringify(bucket))],
  );
}
