import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { createModerator, createUser } from '../../test/factories/users.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { makePasswordLink } from './password-link-of-account.js';

let app: TestApp;
let config: Config;

beforeAll(async () => {
  app = await createTestApp();
  config = app.api.get<Config>(CONFIG, { strict: false });
});
afterAll(() => app.close());

// @trust second-step
test('the operator makes a link with which the person chooses a new password, once', async () => {
  const auth = client(app).at('/api/auth');
  const user = await createModerator(app, { password: 'seven boats leave early' });
  await app.dataSource.query(`update users set language = 'ml' where id = $1`, [user.id]);
  const link = await makePasswordLink(app.dataSource, config, user.email.toUpperCase());
  const { origin, pathname, searchParams } = new URL(link!);
  expect([origin, pathname, searchParams.get('mode')]).toEqual([
    new URL(config.publicUrl).origin,
    '/ml/auth',
    'reset-password',
  ]);
  const chosen = { token: searchParams.get('token'), password: 'two herons wait at dusk' };
  expect((await auth.post('/reset-password', chosen)).status).toBe(204);
  const { status } = await auth.post('/login', { email: user.email, password: chosen.password });
  expect(status).toBe(200);
  expect((await auth.post('/reset-password', chosen)).body.code).toBe('INVALID_TOKEN');
  const events = await app.dataSource.query(
    'select kind, network, actor_id from security_events where user_id = $1 order by id',
    [user.id],
  );
  expect(events[0]).toEqual({ kind: 'password-link-made', network: null, actor_id: null });
  expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('reset-asked');
});

test('no link is made for an address without an account, for a disabled account, or for an unproved address', async () => {
  const { email } = await createUser(app, { verified: false });
  const disabled = await createUser(app);
  await app.dataSource.query('update users set disabled_at = now() where id = $1', [disabled.id]);
  for (const address of [email, disabled.email, 'nobody@visitor.example'])
    expect(await makePasswordLink(app.dataSource, config, address)).toBeNull();
  expect(await app.dataSource.query('select 1 from account_tokens')).toEqual([]);
});
