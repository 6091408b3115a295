import { Logger } from '@nestjs/common';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: 'https://paattu.test', SECURITY_CONTACT: 'mailto:security@paattu.test' },
  });
});
afterAll(() => app.close());

const fieldsOf = (body: string) =>
  new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );

test('security.txt names the contact, and expires within a year', async () => {
  const response = await client(app).get('/.well-known/security.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = fieldsOf(response.text);
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe('mailto:security@paattu.test');
  expect(fields.get('Canonical')).toBe('https://paattu.test/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('without settings, the contact is the contact form', async () => {
  const other = await createTestApp({ env: { SECURITY_EXPIRES: '2030-01-31' } });
  try {
    const fields = fieldsOf((await client(other).get('/.well-known/security.txt')).text);
    expect(fields.get('Contact')).toBe('http://localhost:3000/contact');
    expect(fields.get('Expires')).toBe('2030-01-31T00:00:00.000Z');
  } finally {
    await other.close();
  }
});

test('a day that has passed is told at the start, which goes on', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  try {
    const late = await createTestApp({ env: { SECURITY_EXPIRES: '2025-01-31' } });
    try {
      expect((await client(late).get('/.well-known/security.txt')).status).toBe(200);
    } finally {
      await late.close();
    }
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringMatching(/^SECURITY_EXPIRES has passed/));
  } finally {
    warn.mockRestore();
  }
});

test('password managers find the page that changes the password', async () => {
  const { status, headers } = await client(app).get('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/auth?mode=change-password']);
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await client(app).get(unknown)).status).toBe(404);
});
