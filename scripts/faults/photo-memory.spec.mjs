// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { requestCaptcha, someAddress, submitEntry } from '../test/calls.mjs';
import { startProcesses } from '../test/processes.mjs';

const UPLOADS = 10;
const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 150 * MEGABYTE;

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;
/** @type {string} */
let site;
/** @type {Record<'progressive40' | 'progressive24' | 'plain40', Buffer>} */
let photos;

beforeAll(async () => {
  const picture = (/** @type {number} */ width, /** @type {number} */ height) =>
    sharp({ create: { width, height, channels: 3, background: '#a40' } });
  photos = {
    progressive40: await picture(8_000, 5_000).jpeg({ progressive: true }).toBuffer(),
    // As large as a file may be, with as many progressive pixels as are decoded.
    progressive24: padded(await picture(6_000, 4_000).jpeg({ progressive: true }).toBuffer()),
    plain40: padded(await picture(8_000, 5_000).png().toBuffer()),
  };
  product = await startProcesses({ workers: 0 });
  [site = ''] = product.sites;
  // The first decode loads the library, and the first large file makes room for reading files of its size.
  expect((await submitEntry(site)).status).toBe(201);
  expect((await submitEntry(site, { photo: photos.plain40, captchaText: 'XXXXXX' })).status).toBe(400);
});

afterAll(() => product.stop());

/** @param {Buffer} photo */
function padded(photo) {
  return Buffer.concat([photo, Buffer.alloc(5 * MEGABYTE - photo.length)]);
}

/** Bytes of the API process. @param {'VmRSS' | 'VmHWM'} field its memory now, or its peak */
function memory(field) {
  const status = readFileSync(`/proc/${product.apis[0]?.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}

/** Runs `upload` ten times at once. @param {() => ReturnType<typeof submitEntry>} upload */
async function uploadTen(upload) {
  // Starts the peak again.
  writeFileSync(`/proc/${product.apis[0]?.pid}/clear_refs`, '5');
  const atRest = memory('VmRSS');
  const answers = await Promise.all(Array.from({ length: UPLOADS }, upload));
  return { answers, growth: memory('VmHWM') - atRest };
}

// @trust photo-memory
test('ten photos of 40 megapixels with a wrong captcha, from one address, are rejected', async () => {
  const address = someAddress();
  const captchaId = await requestCaptcha(site);
  const { answers, growth } = await uploadTen(() =>
    submitEntry(site, { captchaId, captchaText: 'XXXXXX', photo: photos.plain40, address }),
  );
  expect(answers.map(({ body }) => body.code)).toEqual(Array(UPLOADS).fill('CAPTCHA_INCORRECT'));
  expect(growth).toBeLessThan(MAX_GROWTH);
});

// @trust photo-memory
test('ten progressive photos of 40 megapixels are rejected by their header', async () => {
  const { answers, growth } = await uploadTen(() => submitEntry(site, { photo: photos.progressive40 }));
  expect(answers.map(({ body }) => body.code)).toEqual(Array(UPLOADS).fill('IMAGE_TOO_COMPLEX'));
  expect(growth).toBeLessThan(MAX_GROWTH);
});

// @trust photo-memory
test.each(/** @type {const} */ (['progressive24', 'plain40']))(
  'ten %s photos with right captchas are decoded one after the other',
  async (name) => {
    const { answers, growth } = await uploadTen(() => submitEntry(site, { photo: photos[name] }));
    expect(answers.map(({ status }) => status)).toEqual(Array(UPLOADS).fill(201));
    expect(growth).toBeLessThan(MAX_GROWTH);
  },
);
