import type { EntityManager } from 'typeorm';
import { isDeadAddress } from '../public.sql.js';

/** Those of the addresses whose emails come back, as they are given. */
export async function findDeadAddresses(
  manager: EntityManager,
  addresses: readonly string[],
): Promise<Set<string>> {
  const dead = await manager.query<Array<{ address: string }>>(
    `select given.address from unnest($1::text[]) as given (address) where ${isDeadAddress('given.address')}`,
    [addresses],
  );
  return new Set(dead.map(({ address }) => address));
}
