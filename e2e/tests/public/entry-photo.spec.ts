import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { verificationPhoto } from '../../support/files.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a6' } });
const jpeg = readFileSync(verificationPhoto);
const png = await picture.clone().png().toBuffer();
const header = Buffer.from('424d000000000000000036000000280000005a0000003c0000000100180000000000', 'hex');
const bmp = Buffer.concat([header, Buffer.alloc(20), Buffer.alloc(272 * 60, 90)]);

async function openPhotoField(page: Page, path = '/#enter') {
  await openPage(page, path);
  const form = page.locator('form[aria-labelledby="enter-title"]');
  await form.scrollIntoViewIfNeeded();
  return { form, photo: form.locator('input[type="file"]'), preview: form.locator('label img') };
}

/** Runs in the page: the bytes of the photo that the form keeps and would send; null if it has another name. */
const keptBytes = async (name: string) => {
  // Only the form creates the database.
  if (!(await indexedDB.databases()).some((database) => database.name === 'keyval-store')) return null;
  const photo = await new Promise<File | undefined>((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const kept = opening.result.transaction('keyval').objectStore('keyval').get('paattu-entry-photo');
      kept.onsuccess = () => {
        opening.result.close();
        resolve((kept.result as { photo: File } | undefined)?.photo);
      };
    };
  });
  return photo?.name === name ? [...new Uint8Array(await photo.arrayBuffer())] : null;
};

async function keptPhoto(page: Page, name: string): Promise<Buffer> {
  let bytes: number[] | null = null;
  await expect
    .poll(async () => {
      bytes = await page.evaluate(keptBytes, name);
      return bytes !== null;
    })
    .toBe(true);
  return Buffer.from(bytes!);
}

test('a picture of another format, or a damaged one, is sent as a JPEG, whatever its name and stated type', async ({
  page,
}) => {
  const { photo, preview } = await openPhotoField(page);
  for (const [format, file] of [
    ['a WebP', await picture.clone().webp().toBuffer()],
    ['an AVIF', await picture.clone().avif({ effort: 0 }).toBuffer()],
    ['a GIF', await picture.clone().gif().toBuffer()],
    ['a BMP', bmp],
    ['a PNG without its end', png.subarray(0, png.length - 12)],
  ] as const)
    await test.step(format, async () => {
      const name = format.replaceAll(' ', '-');
      await photo.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: file });

      await expect(preview).toHaveAttribute('alt', `Your photo: ${name}.jpg`);
      const sent = await keptPhoto(page, `${name}.jpg`);
      expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 60 });
    });
});

test('a JPEG is sent as it is, whatever type the system states', async ({ page }) => {
  const { photo, preview } = await openPhotoField(page);
  for (const mimeType of ['image/jpg', 'image/pjpeg', 'application/octet-stream', 'text/plain']) {
    const name = `${mimeType.replace('/', ' ')}.bin`;
    await photo.setInputFiles({ name, mimeType, buffer: jpeg });

    await expect(preview).toHaveAttribute('alt', `Your photo: ${name}`);
    expect((await keptPhoto(page, name)).equals(jpeg)).toBe(true);
  }
});

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

test('a photo that this browser cannot open is rejected with its format when it is chosen', async ({
  page,
}) => {
  const { form, photo, preview } = await openPhotoField(page);
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: heic });

  const sentence =
    'This is an HEIC photo, which this browser cannot open. Please save it as a JPEG, or take a screenshot of it, and choose that.';
  await expectToast(page, 'Invalid File Type', sentence);
  await expect(photo).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(preview).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Submit Entry' })).toBeDisabled();

  await photo.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: jpeg.subarray(0, jpeg.length / 2),
  });
  await expect(photo).toHaveAccessibleDescription(/This JPEG photo is damaged, or a part of it is missing\./);
});

test('its format is named in Malayalam too', async ({ page }) => {
  const { photo } = await openPhotoField(page, '/ml/#enter');
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: heic });

  await expect(photo).toHaveAccessibleDescription(/ഇത് HEIC ഫോട്ടോയാണ്\./);
});
