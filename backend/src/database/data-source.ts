import type { PoolClient } from 'pg';
import {
  type DataSourceOptions,
  type MigrationInterface,
  DefaultNamingStrategy,
  type NamingStrategyInterface,
  type Table,
} from 'typeorm';
import { BaseLine1768000000000 } from './migrations/1768000000000-base-line.js';
import { GalleryWithoutCounter1768000000001 } from './migrations/1768000000001-gallery-without-counter.js';
import { ContestsWithoutCounter1768000000002 } from './migrations/1768000000002-contests-without-counter.js';
import { SiteSettings1768000000003 } from './migrations/1768000000003-site-settings.js';
import { Backups1768000000005 } from './migrations/1768000000005-backups.js';
import { Bounces1768000000008 } from './migrations/1768000000008-bounces.js';
import { DevicesOfSessions1768000000010 } from './migrations/1768000000010-devices-of-sessions.js';
import { Passkeys1768000000011 } from './migrations/1768000000011-passkeys.js';
import { IdentityChecks1768000000012 } from './migrations/1768000000012-identity-checks.js';
import { ChallengesOfIdentityChecks1768000000013 } from './migrations/1768000000013-challenges-of-identity-checks.js';
import { CodesOfApps1768000000014 } from './migrations/1768000000014-codes-of-apps.js';
import { RulesForStaff1768000000015 } from './migrations/1768000000015-rules-for-staff.js';
import { SitesThatAreNotPublic1768000000016 } from './migrations/1768000000016-sites-that-are-not-public.js';
import { Examples1768000000017 } from './migrations/1768000000017-examples.js';
import { BucketOfBackups1768000000018 } from './migrations/1768000000018-bucket-of-backups.js';
import { PlacesOfBackups1768000000019 } from './migrations/1768000000019-places-of-backups.js';
import { Restores1768000000020 } from './migrations/1768000000020-restores.js';
import { BackupsBeforeRestores1768000000021 } from './migrations/1768000000021-backups-before-restores.js';
import { SongsOfTheExample1768000000022 } from './migrations/1768000000022-songs-of-the-example.js';
import { EntriesOfTheExample1768000000023 } from './migrations/1768000000023-entries-of-the-example.js';
import { TroublesOfThePlace1768000000024 } from './migrations/1768000000024-troubles-of-the-place.js';
import { ContestsThatMayGo1768000000026 } from './migrations/1768000000026-contests-that-may-go.js';
import { AddressesOfSongs1768000000025 } from './migrations/1768000000025-addresses-of-songs.js';
import { NewSitesAreEmpty1768000000027 } from './migrations/1768000000027-new-sites-are-empty.js';
import { RestsOfBackups1768000000037 } from './migrations/1768000000037-rests-of-backups.js';
import { StoriesOfSongs1768000000038 } from './migrations/1768000000038-stories-of-songs.js';
import { LinksOnThePage1768000000039 } from './migrations/1768000000039-links-on-the-page.js';
import { ProvedAddresses1768000000040 } from './migrations/1768000000040-proved-addresses.js';
import { ProofsThatWereTakenBack1768000000041 } from './migrations/1768000000041-proofs-that-were-taken-back.js';
import { NoUsualTagline1768000000042 } from './migrations/1768000000042-no-usual-tagline.js';

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** camelCase in code, snake_case in tables, and constraints named as PostgreSQL names them. */
class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, custom ?? property].join('_'));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`;
  }
}

/** Oldest first. */
export const migrations: Array<new () => MigrationInterface & { name: string }> = [
  BaseLine1768000000000,
  GalleryWithoutCounter1768000000001,
  ContestsWithoutCounter1768000000002,
  SiteSettings1768000000003,
  Backups1768000000005,
  Bounces1768000000008,
  DevicesOfSessions1768000000010,
  Passkeys1768000000011,
  IdentityChecks1768000000012,
  ChallengesOfIdentityChecks1768000000013,
  CodesOfApps1768000000014,
  RulesForStaff1768000000015,
  SitesThatAreNotPublic1768000000016,
  Examples1768000000017,
  BucketOfBackups1768000000018,
  PlacesOfBackups1768000000019,
  Restores1768000000020,
  BackupsBeforeRestores1768000000021,
  SongsOfTheExample1768000000022,
  EntriesOfTheExample1768000000023,
  TroublesOfThePlace1768000000024,
  AddressesOfSongs1768000000025,
  ContestsThatMayGo1768000000026,
  NewSitesAreEmpty1768000000027,
  RestsOfBackups1768000000037,
  StoriesOfSongs1768000000038,
  LinksOnThePage1768000000039,
  ProvedAddresses1768000000040,
  ProofsThatWereTakenBack1768000000041,
  NoUsualTagline1768000000042,
];

export function dataSourceOptions(
  databaseUrl: string,
  onPoolError: (error: Error) => void,
  clockOffsetSeconds = 0,
  lockTimeoutMs = 0,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    namingStrategy: new SnakeNamingStrategy(),
    migrations,
    migrationsTransactionMode: 'each',
    parseInt8: true,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // Without a listener, a restart of PostgreSQL would end the process.
    poolErrorHandler: onPoolError,
    extra: {
      max: 10,
      // Read by `site_now()` if the role that migrates lets it.
      ...(clockOffsetSeconds === 0
        ? {}
        : { options: `-c paattu.clock_offset_seconds=${clockOffsetSeconds}` }),
      // The timeout includes the wait for a free connection. A server that is down refuses at once.
      connectionTimeoutMillis: 15_000,
      // A new connection has no listener between that of the pool and that of TypeORM. A shutdown of the server in this
      // moment would end the process; the next query fails in any case.
      onConnect: async (client: PoolClient) => {
        client.on('error', () => {});
        // Not an option of the connection, which PgBouncer would reject.
        if (lockTimeoutMs > 0) await client.query(`set lock_timeout = ${lockTimeoutMs}`);
      },
    },
  };
}
