import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorsOf } from '../../test/config.js';
import { configSchema, loadConfig } from './config.js';
import { SECRETS } from './secret-files.js';

const secret = 'Zq81mVx0Lk37PbTn5RsWc92HdYfGjE46';
const complete = {
  DATABASE_URL: 'postgres://user:pw@127.0.0.1:5432/paattu',
  JWT_SECRET: secret,
  LINK_SECRET: 'Hn53xQw8VbZr17KdLm60TsYcPfGj92Ea',
  VOTE_PEPPER: 'Rt64yBe9NcXs28JfKp71UqWdMhLa05Vg',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paattu-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

test('every variable that holds a secret may be in a file', () => {
  const secrets = Object.keys(configSchema.shape).filter((name) =>
    /SECRET|PASSWORD|PEPPER|KEY|(DATABASE|REDIS|SMTP|MAILBOX)_URL/.test(name),
  );
  expect(SECRETS).toEqual(secrets);
});

test.each([secret, `${secret}\n`, `${secret}\r\n`])('reads the secret %j', (text) => {
  expect(loadConfig({ ...complete, JWT_SECRET: '', JWT_SECRET_FILE: file(text) }).jwtSecret).toBe(secret);
});

test('an empty variable names no file', () => {
  expect(loadConfig({ ...complete, JWT_SECRET_FILE: '' }).jwtSecret).toBe(secret);
});

test('a secret from a file obeys the same rules', () => {
  expect(errorsOf({ ...complete, JWT_SECRET: '', JWT_SECRET_FILE: file('short') })).toEqual([
    expect.stringMatching(/^JWT_SECRET: /),
  ]);
});

test('a file with a problem is reported once, beside other errors', () => {
  const missing = join(folder, 'missing');
  const env = { ...complete, JWT_SECRET: '', JWT_SECRET_FILE: missing, PORT: 'abc' };
  expect(errorsOf(env)).toEqual([
    `JWT_SECRET_FILE: ${missing} cannot be read (ENOENT)`,
    expect.stringMatching(/^PORT: /),
  ]);
  const empty = file('\n');
  expect(errorsOf({ ...complete, JWT_SECRET: '', JWT_SECRET_FILE: empty })).toEqual([
    `JWT_SECRET_FILE: ${empty} is empty`,
  ]);
  expect(errorsOf({ ...complete, JWT_SECRET_FILE: empty })).toEqual([
    'JWT_SECRET_FILE: JWT_SECRET is set too; keep one of the two',
  ]);
});
