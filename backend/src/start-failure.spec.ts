import { createServer, type AddressInfo, type Server } from 'node:net';
import pg from 'pg';
import { ConfigError } from './config/config.js';
import { SchemaTooNewError } from './database/migrate.js';
import { MadeByThisReleaseError } from './database/migrations/1768000000000-base-line.js';
import { explain } from './start-failure.js';

/** Returns the error of the driver when it cannot connect. */
async function failureOf(host: string, port: number): Promise<unknown> {
  const connectionString = `postgres://paattu:tK4-nilavu@${host}:${port}/paattu`;
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 2_000 });
  return pool.connect().then(
    () => null,
    (error: unknown) => error,
  );
}

/** An error as PostgreSQL sends it. */
function answer(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 100, 'error'), { code });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function listen(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
}

describe('explain', () => {
  test('a host that refuses the connection', async () => {
    const server = await listen();
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    expect(explain(await failureOf('127.0.0.1', port))).toBe(
      `DATABASE_URL: PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:${port})`,
    );
  });

  test('an unknown host', async () => {
    // Which of the two depends on whether there is a name server to ask.
    expect(explain(await failureOf('postgres.invalid', 5432))).toMatch(
      /^DATABASE_URL: PostgreSQL cannot be reached \(getaddrinfo (ENOTFOUND|EAI_AGAIN) postgres\.invalid\)$/,
    );
  });

  test('a host that never answers', async () => {
    const server = await listen();
    try {
      expect(explain(await failureOf('127.0.0.1', portOf(server)))).toBe(
        'DATABASE_URL: PostgreSQL cannot be reached (Connection terminated due to connection timeout)',
      );
    } finally {
      server.close();
    }
  });

  test.each([
    ['28P01', 'password authentication failed for user "paattu"', 'PostgreSQL rejects the log-in'],
    ['28000', 'role "paattu" is not permitted to log in', 'PostgreSQL rejects the log-in'],
    ['3D000', 'database "paatu" does not exist', 'PostgreSQL has no such database'],
  ])('an error %s of the database', (code, message, cause) => {
    expect(explain(answer(code, message))).toBe(`DATABASE_URL: ${cause} (${message})`);
  });

  test('a configuration error, without a stack', () => {
    expect(explain(new ConfigError(['PORT: is not a number']))).toBe(
      'The configuration has an error:\n  PORT: is not a number',
    );
  });

  // @trust start-checks
  test('a database of a newer release, without a stack', () => {
    expect(explain(new SchemaTooNewError(['AddAlbums1']))).toBe(
      'DATABASE_URL: the database has migrations that this release does not know (AddAlbums1); start a newer release',
    );
  });

  test('a database that no earlier release can use, without a stack', () => {
    expect(explain(new MadeByThisReleaseError())).toBe(
      'DATABASE_URL: release 1.0.0 or later made or restored this database, and no earlier release can use it, so its base line stays. To go back, restore a backup that the earlier release has made.',
    );
  });

  test('any other error, with its stack', () => {
    const error = new Error('out of luck');
    expect(explain(error)).toBe(error.stack);
  });
});
