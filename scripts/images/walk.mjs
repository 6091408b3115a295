// @ts-check
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CommandError, runScript } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';
import { Stopping } from '../lib/stopping.mjs';
import { until } from '../test/launched.mjs';
import { startStack, VARIABLES } from './stack.mjs';

const SITE = 'http://127.0.0.1:3000';
const CONSOLE_HOST = 'http://127.0.0.1:8080';
const ANSWER = 'ACEFHK';
const photo = readFileSync(join(root, 'e2e/fixtures/verification-photo.jpg'));

/** Runs in a separate network namespace, in which every port of the compose file is free. */
await runScript(async () => {
  const { signal } = new Stopping();
  await runOrFail(['ip', 'link', 'set', 'lo', 'up'], 'There is no loopback network.', { signal });
  const stack = await startStack(signal);
  try {
    await until(() => answers(`${SITE}/health/ready`), 'the API');
    await until(() => answers(`${CONSOLE_HOST}/remotes/admin-web/remoteEntry.js`), 'the console host');
    const id = await submitEntry(stack.databaseUrl);
    const token = await logIn();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { status, version } = await ask('GET', `/api/admin/entries/${id}`, headers);
    await ask('POST', `/api/admin/entries/${id}/approve`, headers, JSON.stringify({ status, version }));
    const gallery = await ask('GET', '/api/contest/entries');
    if (!gallery.some((/** @type {{ id: string }} */ entry) => entry.id === id))
      throw new CommandError('The gallery does not show the approved entry.');
    await until(
      () => stack.emails.filter((email) => email.includes('meera@visitor.in')).length >= 2,
      'two emails',
    );
    console.log('The images serve: an entry was submitted, approved and shown, and its emails were sent.');
  } finally {
    await stack.stop();
  }
});

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {FormData | string} [body]
 */
async function ask(method, path, headers, body) {
  const response = await fetch(SITE + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new CommandError(`${method} ${path} answers ${response.status}: ${text}`);
  return text ? JSON.parse(text) : null;
}

/** @param {string} databaseUrl @returns {Promise<string>} the id of the entry */
async function submitEntry(databaseUrl) {
  const { id: captchaId } = await ask('POST', '/api/captchas');
  await setAnswer(databaseUrl, captchaId);
  const form = new FormData();
  const fields = {
    name: 'Meera',
    email: 'meera@visitor.in',
    youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
    captchaId,
    captchaText: ANSWER,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const { id } = await ask('POST', '/api/contest/entries', {}, form);
  return id;
}

/**
 * Production accepts no fixed answer, and stores only a hash of the answer, keyed by `LINK_SECRET`. The operator has that
 * secret and the database, and so can replace the answer.
 * @param {string} databaseUrl
 * @param {string} id
 */
async function setAnswer(databaseUrl, id) {
  const hash = createHmac('sha256', VARIABLES.LINK_SECRET).update(`captcha:${id}:${ANSWER}`).digest();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update captchas set answer_hash = $2 where id = $1', [id, hash]);
  } finally {
    await client.end();
  }
}

/** @returns {Promise<string>} the owner's access token */
async function logIn() {
  const body = JSON.stringify({ email: VARIABLES.OWNER_EMAIL, password: VARIABLES.OWNER_PASSWORD });
  const { accessToken } = await ask('POST', '/api/auth/login', { 'content-type': 'application/json' }, body);
  return accessToken;
}
