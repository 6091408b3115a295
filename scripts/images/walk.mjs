// @ts-check
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:https';
import { join } from 'node:path';
import { CommandError, runScript } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { Stopping } from '../lib/stopping.mjs';
import { until } from '../test/launched.mjs';
import { PASSWORD, setUpAndApprove } from './console-walk.mjs';
import { useMemory } from './memory-walk.mjs';
import { startStack, VISITORS } from './stack.mjs';

const ANSWER = 'ACEFHK';
const SONG = '11111111-1111-4111-8111-111111111111';
const photo = readFileSync(join(root, 'e2e/fixtures/verification-photo.jpg'));

/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */
/** @typedef {ReturnType<typeof visitorsOf>} Site */

/** Runs in a separate network and mount namespace, in which every port is free. The variables are in PAATTU_ENV. */
await runScript(async () => {
  const { signal } = new Stopping();
  /** @type {Record<string, string>} */
  const variables = JSON.parse(process.env.PAATTU_ENV ?? '{}');
  const stack = await startStack(variables, signal);
  try {
    const site = visitorsOf(variables.PUBLIC_URL ?? '', stack);
    const submit = () => submitEntry(site, stack, variables.LINK_SECRET ?? '');
    const code = setupCode(stack.apiLog());
    const id = await setUpAndApprove(variables, code, submit, process.env.CHROMIUM ?? '');
    const gallery = JSON.parse(await site('GET', '/api/contest/entries'));
    if (!gallery.some((/** @type {{ id: string }} */ entry) => entry.id === id))
      throw new CommandError('The gallery does not show the approved entry.');
    await until(
      () => stack.emails.filter((email) => email.includes('meera@visitor.in')).length >= 2,
      'two emails',
    );
    checkSender(stack.emails, variables);
    await checkAddresses(site, stack);
    await useMemory(site, stack, await logIn(site, variables));
    console.log(
      'The documented installation works: an entry was submitted and approved through the proxy, its emails came from the SMTP server of .env, and two visitors had two addresses.',
    );
  } finally {
    await stack.stop();
  }
});

/**
 * Requests of visitors to the site, through Caddy, with its certificate.
 * @param {string} publicUrl
 * @param {Stack} stack
 */
function visitorsOf(publicUrl, { authority }) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ headers?: Record<string, string>, body?: Buffer | string, from?: string }} [options]
   * @returns {Promise<string>}
   */
  return async (method, path, { headers = {}, body, from = VISITORS[0] } = {}) => {
    const { status, text } = await new Promise((resolve, reject) => {
      const sent = ask(
        publicUrl + path,
        { method, headers, localAddress: from, ca: authority(), agent: false },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject).end(body);
    });
    if (status >= 300) throw new CommandError(`${method} ${path} answers ${status}: ${text}`);
    return text;
  };
}

/**
 * @param {Site} site
 * @param {Record<string, string>} variables
 * @returns {Promise<string>} the owner's access token
 */
async function logIn(site, { OWNER_EMAIL: email, PUBLIC_URL: origin = '' }) {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json', origin };
  return JSON.parse(await site('POST', '/api/auth/login', { headers, body })).accessToken;
}

/**
 * @param {Site} site
 * @param {Stack} stack
 * @param {string} linkSecret
 * @returns {Promise<string>} the id of the entry
 */
async function submitEntry(site, { query }, linkSecret) {
  const { id: captchaId } = JSON.parse(await site('POST', '/api/captchas'));
  // Production accepts no fixed answer, and stores only a hash of the answer, keyed by `LINK_SECRET`. The operator has that
  // secret and the database, and so can replace the answer.
  const hash = createHmac('sha256', linkSecret).update(`captcha:${captchaId}:${ANSWER}`).digest();
  await query('update captchas set answer_hash = $2 where id = $1', [captchaId, hash]);
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
  const multipart = new Response(form);
  const { id } = JSON.parse(
    await site('POST', '/api/contest/entries', {
      headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
      body: Buffer.from(await multipart.arrayBuffer()),
    }),
  );
  return id;
}

/** As init.sh tells the operator to find it. @param {string} log */
function setupCode(log) {
  const [, code] = /code (....-....)/.exec(log) ?? [];
  if (code === undefined) throw new CommandError('The log of the API has no code for the set-up.');
  return code;
}

/** @param {string[]} emails @param {Record<string, string>} variables */
function checkSender(emails, { MAIL_FROM = '', PUBLIC_URL = '' }) {
  const address = /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const email = emails.find((text) => text.includes('meera@visitor.in')) ?? '';
  if (!/^From: /m.test(email) || !email.includes(`<${address}>`))
    throw new CommandError(`The emails do not come from ${address}.`);
  const decoded = email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  if (!decoded.includes(`${PUBLIC_URL}/`)) throw new CommandError('The emails do not lead to the site.');
}

/**
 * Each visitor counts once, by her own address: not by that of the proxy, and not by one that she makes up.
 * @param {Site} site
 * @param {Stack} stack
 */
async function checkAddresses(site, { query }) {
  await query(`insert into uploaded_songs (id, slug, title, artist) values ($1, 'rain', 'Rain', 'Asha')`, [
    SONG,
  ]);
  for (const from of VISITORS)
    await site('POST', `/api/songs/${SONG}/plays`, { from, headers: { 'x-forwarded-for': '198.51.100.9' } });
  const rows = await query('select distinct host(ip_address) as address from song_interactions order by 1');
  const seen = rows.map(({ address }) => address).join(', ');
  if (seen !== VISITORS.join(', '))
    throw new CommandError(`The server counts the visitors ${VISITORS.join(', ')} as ${seen}.`);
}
