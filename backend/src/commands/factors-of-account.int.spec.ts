import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { emailsTo } from '../../test/factories/emails.js';
import { addPasskey } from '../../test/factories/passkeys.js';
import { accessTokenOf, createModerator } from '../../test/factories/users.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { resetFactors } from './factors-of-account.js';

const PASSWORD = 'seven boats leave early';

let app: TestApp;
let config: Config;

beforeAll(async () => {
  app = await createTestApp();
  config = app.api.get<Config>(CONFIG, { strict: false });
});
afterAll(() => app.close());

// @trust second-step
test('the operator resets the factors of one account, and the log and an email say so', async () => {
  const auth = client(app).at('/api/auth');
  const people = await Promise.all(
    [0, 1].map(async () => {
      const user = await createModerator(app, { password: PASSWORD });
      const here = auth.as(await accessTokenOf(app, user));
      await addPasskey(here, new URL(config.publicUrl).origin);
      return { user, here };
    }),
  );
  const [{ user, here }, other] = people as [(typeof people)[0], (typeof people)[0]];
  expect(await resetFactors(app.dataSource, config, user.email.toUpperCase())).toBe(true);
  expect((await here.get('/passkeys')).status).toBe(401);
  const session = await auth.post('/login', { email: user.email, password: PASSWORD });
  expect(session.status).toBe(200);
  const factors = await auth.as(session.body.accessToken).get('/factors');
  expect(factors.body).toEqual({ codeAppSince: null, recoveryCodesLeft: 0 });
  const events = await app.dataSource.query(
    `select network, actor_id from security_events where user_id = $1 and kind = 'factors-reset'`,
    [user.id],
  );
  expect(events).toEqual([{ network: null, actor_id: null }]);
  expect((await emailsTo(app, user.email)).map(({ template }) => template)).toContain('factors-reset');
  expect((await other.here.get('/passkeys')).body).toHaveLength(1);
  expect(await resetFactors(app.dataSource, config, 'nobody@visitor.example')).toBe(false);
});
