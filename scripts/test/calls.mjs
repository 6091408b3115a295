// @ts-check
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { CAPTCHA_ANSWER, OWNER } from './processes.mjs';

/**
 * @typedef {object} Body the fields of response bodies that tests read
 * @property {string} [id]
 * @property {string} [code]
 * @property {string} [version]
 * @property {string} [accessToken]
 * @property {string} [status]
 * @property {Record<string, string>} [checks]
 * @property {number} [upvotes]
 * @property {import('altcha-lib').Challenge} [challenge]
 * @property {{ receipt: string, entry: { id: string } }} [vote]
 */
/** @typedef {{ status: number, body: Body, cookie: string }} Answer */
/**
 * @typedef {object} Call
 * @property {object | FormData} [body]
 * @property {string} [token] an access token
 * @property {string} [cookie]
 * @property {string} [address] network address of the visitor, for rate limits; by default each call has a new one
 * @property {string} [key] the Idempotency-Key
 */

const photo = readFileSync(join(root, 'e2e/fixtures/verification-photo.jpg'));

export const randomId = () => randomBytes(8).toString('base64url').slice(0, 11);

/**
 * Sends a request to an API process, as the proxy in front of it does.
 * @param {string} method
 * @param {string} url
 * @param {Call} [call]
 * @returns {Promise<Answer>}
 */
export async function call(method, url, { body, token, cookie, address = someAddress(), key } = {}) {
  const isForm = body instanceof FormData;
  const headers = {
    'x-forwarded-for': address,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(url, { method, headers, body: isForm ? body : JSON.stringify(body) });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? JSON.parse(text) : {},
    cookie:
      response.headers
        .getSetCookie()
        .find((set) => /^paattu_(refresh|vote)=/.test(set))
        ?.split(';')[0] ?? '',
  };
}

/** The ids that a public list shows. @param {string} url @returns {Promise<string[]>} */
export async function idsIn(url) {
  const response = await fetch(url, { headers: { 'x-forwarded-for': someAddress() } });
  const rows = /** @type {{ id: string }[]} */ (await response.json());
  return rows.map(({ id }) => id);
}

/** @param {string} site @returns {Promise<string>} the owner's access token */
export async function logInAsOwner(site) {
  const { body } = await call('POST', `${site}/api/auth/login`, { body: OWNER });
  return body.accessToken ?? '';
}

/** @param {string} site @returns {Promise<string>} the id of a captcha whose answer is `CAPTCHA_ANSWER` */
export async function requestCaptcha(site) {
  return (await call('POST', `${site}/api/captchas`)).body.id ?? '';
}

/**
 * Submits a valid entry.
 * @param {string} site
 * @param {{ captchaId?: string, captchaText?: string, videoId?: string, email?: string, photo?: Buffer, key?: string, address?: string }} [entry]
 */
export async function submitEntry(site, { key, address, videoId = randomId(), ...entry } = {}) {
  const form = new FormData();
  const fields = {
    name: 'Meera',
    email: entry.email ?? 'meera@visitor.example',
    youtubeUrl: `https://youtu.be/${videoId}`,
    captchaId: entry.captchaId ?? (await requestCaptcha(site)),
    captchaText: entry.captchaText ?? CAPTCHA_ANSWER,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', new Blob([new Uint8Array(entry.photo ?? photo)]), 'photo.jpg');
  return call('POST', `${site}/api/contest/entries`, { body: form, key, address });
}

/**
 * @param {string} site
 * @param {string} token the owner's
 * @param {{ title?: string, audio?: Buffer }} [song]
 */
export function uploadSong(site, token, { title = 'Rain', audio = wav(1_000) } = {}) {
  const form = new FormData();
  form.append('title', title);
  form.append('artist', 'Asha Menon');
  form.append('audio', new Blob([new Uint8Array(audio)]), 'song.wav');
  return call('POST', `${site}/api/admin/songs`, { body: form, token });
}

/** A silent WAV, 8,000 bytes a second. @param {number} milliseconds */
export function wav(milliseconds) {
  const sound = Buffer.alloc(milliseconds * 8, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}

export function someAddress() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/**
 * Decides about a pending entry as it is now.
 * @param {string} site
 * @param {string} token
 * @param {string} id
 * @param {'approve' | 'reject'} action
 */
export async function decide(site, token, id, action) {
  const entry = `${site}/api/admin/entries/${id}`;
  const { version } = (await call('GET', entry, { token })).body;
  return call('POST', `${entry}/${action}`, { token, body: { status: 'pending', version } });
}
