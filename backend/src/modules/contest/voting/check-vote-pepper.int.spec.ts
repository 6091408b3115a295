import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { testConfig } from '../../../../test/config.js';
import pg from 'pg';
import { prepareDatabase } from '../../../prepare-database.js';
import { prepareToServe } from '../../../platform.js';
import { explain } from '../../../start-failure.js';
import { voterKey } from './voter-keys.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const startFailure = (config: ReturnType<typeof testConfig>) =>
  prepareToServe(config).then(() => 'none', explain);

// @trust vote-pepper
test('API and worker do not start with another pepper while votes wait for their result, and commands work', async () => {
  const config = testConfig(database.env);
  const other = { ...config, votePepper: 'another-pepper-0123456789abcdef01234' };
  expect(await startFailure(other)).toBe('none');

  const {
    rows: [contest],
  } = await client.query<{ id: string }>('update contests set certified_at = null returning id');
  await client.query(
    `insert into ballots (contest_id, voter_key, state, withdrawn_from, receipt_code, email, language, consent_text_sha256)
     values ($1, $2, 'withdrawn', 'counted', '0123456789', 'asha@gmail.com', 'en', 'x')`,
    [contest!.id, voterKey(config.votePepper, contest!.id, 'a.sha+vote@gmail.com')],
  );
  // A release has changed the canonical form of another address.
  await client.query(
    `insert into ballots (contest_id, voter_key, state, withdrawn_from, receipt_code, email, language, consent_text_sha256)
     values ($1, $2, 'withdrawn', 'counted', '0123456788', 'x@asha.relay.example', 'en', 'x')`,
    [contest!.id, Buffer.alloc(32)],
  );
  expect(await startFailure(config)).toBe('none');
  expect(await startFailure(other)).toContain(
    'VOTE_PEPPER: is another one than that of the votes in the database',
  );
  await prepareDatabase(other);

  await client.query('update ballots set email = null');
  expect(await startFailure(other)).toBe('none');
  await client.query(`update ballots set email = 'asha@gmail.com'`);
  await client.query('update contests set certified_at = now()');
  expect(await startFailure(other)).toBe('none');
});
