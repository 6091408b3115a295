// @ts-check
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:https';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { VISITORS } from './network.mjs';

const ANSWER = 'ACEFHK';
const photo = readFileSync(join(root, 'e2e/fixtures/verification-photo.jpg'));

/** Gives the contest of 2025 to the site, in its image. */
const HOLD_CONTEST = `
  import { createRequire } from 'node:module';
  import { insertFirstContest } from '/app/backend/dist/src/database/migrations/base-line/first-rows.js';
  const { Client } = createRequire('/app/backend/package.json')('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await insertFirstContest(client);
  await client.end();`;

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {{ headers?: Record<string, string>, body?: Buffer | string, from?: string }} Request */

/** What visitors and the owner ask of the site, through Caddy and with its certificate. */
export class Site {
  #engine;
  #variables;

  /**
   * @param {Engine} engine
   * @param {Record<string, string>} variables of the .env file
   */
  constructor(engine, variables) {
    this.#engine = engine;
    this.#variables = variables;
  }

  /**
   * Fails unless the answer is a success.
   * @param {string} method
   * @param {string} path
   * @param {Request} [request]
   * @returns {Promise<Buffer>}
   */
  async ask(method, path, request) {
    const { status, bytes } = await this.answer(method, path, request);
    if (status >= 300) throw new CommandError(`${method} ${path} answers ${status}: ${String(bytes)}`);
    return bytes;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Request} [request]
   * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, bytes: Buffer }>}
   */
  answer(method, path, { headers = {}, body, from = VISITORS[0] } = {}) {
    const ca = this.#engine.authority();
    return new Promise((resolve, reject) => {
      const sent = ask(
        this.#variables.PUBLIC_URL + path,
        { method, headers, localAddress: from, ca, agent: false },
        (response) => {
          /** @type {Buffer[]} */
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk)).once('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject).end(body);
    });
  }

  /** @param {string} method @param {string} path @param {Request} [request] */
  async json(method, path, request) {
    return JSON.parse(String(await this.ask(method, path, request)));
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {FormData} form
   * @param {Record<string, string>} [headers]
   */
  async send(method, path, form, headers = {}) {
    const multipart = new Response(form);
    return this.json(method, path, {
      headers: { ...headers, 'content-type': multipart.headers.get('content-type') ?? '' },
      body: Buffer.from(await multipart.arrayBuffer()),
    });
  }

  /** @param {string} password @returns {Promise<Record<string, string>>} the headers of the owner's requests */
  async logIn(password) {
    const { OWNER_EMAIL: email, PUBLIC_URL: origin = '' } = this.#variables;
    const headers = { 'content-type': 'application/json', origin };
    const body = JSON.stringify({ email, password });
    const { accessToken } = await this.json('POST', '/api/auth/login', { headers, body });
    return { authorization: `Bearer ${accessToken}` };
  }

  /** A new site has no contest. That of 2025 takes entries at any time. */
  async holdContest() {
    await this.#engine.run('api', ['node', '--input-type=module', '--eval', HOLD_CONTEST]);
  }

  /** @param {string} name of the entrant @returns {Promise<string>} the id of the entry */
  async submitEntry(name) {
    const { id: captchaId } = await this.json('POST', '/api/captchas');
    // Production accepts no fixed answer, and stores only a hash of the answer, keyed by `LINK_SECRET`. The operator has that
    // secret and the database, and so can replace the answer.
    const hash = createHmac('sha256', this.#variables.LINK_SECRET ?? '')
      .update(`captcha:${captchaId}:${ANSWER}`)
      .digest();
    await this.#engine.postgres.query('update captchas set answer_hash = $2 where id = $1', [
      captchaId,
      hash,
    ]);
    const form = new FormData();
    const fields = {
      name,
      email: `${name.toLowerCase()}@visitor.in`,
      youtubeUrl: `https://youtu.be/${name.padEnd(11, '_')}`,
      captchaId,
      captchaText: ANSWER,
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    const { id } = await this.send('POST', '/api/contest/entries', form);
    return id;
  }

  /** What visitors see and hear: songs with their counts, entries without the figures of YouTube, and a checksum of each file. */
  async shown() {
    const songs = await this.json('GET', '/api/songs');
    const listed = await this.json('GET', '/api/contest/entries?sort=submittedAt&order=asc&limit=100');
    const entries = listed.map(withoutFigures);
    /** @type {Record<string, string>} */
    const files = {};
    for (const { id } of songs)
      files[`song ${id}`] = await this.#checksum(`/api/songs/${id}/audio`).catch((error) => error.message);
    for (const { id } of entries.slice(0, 3))
      files[`entry ${id}`] = await this.#checksum(`/api/contest/entries/${id}/photo`);
    return { songs, entries, files };
  }

  /** @param {string} path */
  async #checksum(path) {
    return createHash('sha256')
      .update(await this.ask('GET', path))
      .digest('hex');
  }
}

/** A backup has none of them. @param {Record<string, unknown>} entry */
function withoutFigures(entry) {
  const { viewCount, viewsRefreshedAt, rank, ...rest } = entry;
  return rest;
}

/**
 * Fails with the sentence if visitors do not see the same.
 * @param {Awaited<ReturnType<Site['shown']>>} before
 * @param {Awaited<ReturnType<Site['shown']>>} after
 * @param {string} sentence
 */
export function checkSame(before, after, sentence) {
  for (const part of /** @type {const} */ (['songs', 'entries', 'files'])) {
    const [was, is] = [JSON.stringify(before[part], null, 1), JSON.stringify(after[part], null, 1)];
    const lines = is.split('\n');
    const different = was.split('\n').findIndex((line, index) => line !== lines[index]);
    if (was !== is)
      throw new CommandError(`${sentence} ${part}: ${was.split('\n')[different]} is ${lines[different]}`);
  }
}
