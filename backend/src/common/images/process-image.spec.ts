import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import sharp from 'sharp';
import { MAX_WAITING_DECODES, MAX_WAITING_OF_NETWORK } from './decode-image.js';
import {
  checkPhoto,
  type ProcessedImage,
  processCover,
  processPhoto,
  processPortrait,
} from './process-image.js';

async function process(file: Buffer): Promise<ProcessedImage> {
  return processPhoto(await checkPhoto(file), null);
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } });
}

/** Like the photo of a camera held upright: wide pixels with an orientation in EXIF. */
function turnedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a6' } })
    .withExif({ IFD3: { GPSLatitude: '10/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('processPhoto', () => {
  // @trust picture-metadata
  it('turns the photo upright and removes EXIF', async () => {
    const photo = await turnedPhoto();
    const before = await sharp(photo).metadata();
    expect([before.exif?.includes('Exif'), before.orientation]).toEqual([true, 6]);

    const { jpeg, cardWebp } = await process(photo);

    for (const [image, format] of [
      [jpeg, 'jpeg'],
      [cardWebp, 'webp'],
    ] as const) {
      const { width, height, exif, orientation, ...rest } = await sharp(image).metadata();
      expect({ width, height, exif, orientation, format: rest.format }).toEqual({
        width: 40,
        height: 60,
        exif: undefined,
        orientation: undefined,
        format,
      });
    }
  });

  it('makes a card of a large photo', async () => {
    const large = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

    const { jpeg, cardWebp } = await process(large);

    expect((await sharp(jpeg).metadata()).width).toBe(2_400);
    expect((await sharp(cardWebp).metadata()).width).toBe(800);
  });

  // @trust file-type
  it('rejects other types than PNG and JPEG by content', async () => {
    const gif = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const file of [gif, svg, Buffer.from('not an image'), Buffer.alloc(0)]) {
      await expect(process(file)).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_FILE_TYPE',
        message: 'Please upload only PNG, JPG, or JPEG images',
        details: [{ field: 'photo', message: 'Please upload only PNG, JPG, or JPEG images' }],
      });
    }
  });

  // @trust picture-bounds
  it.each(['jpeg', 'png'] as const)('rejects a truncated %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();

    for (const share of [0.02, 0.5, 0.99])
      await expect(process(noise.subarray(0, noise.length * share))).rejects.toMatchObject({
        code: 'INVALID_FILE_TYPE',
      });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns orientation %d upright', async (orientation) => {
    const sides = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 20, top: 0 },
      ])
      .removeAlpha()
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const expected = await sharp(sides).autoOrient().raw().toBuffer({ resolveWithObject: true });

    const { data, info } = await sharp((await process(sides)).jpeg)
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect([info.width, info.height]).toEqual([expected.info.width, expected.info.height]);
    for (const at of [0, data.length - 3]) expect(data[at]! > 128).toBe(expected.data[at]! > 128);
  });
});

describe('checkPhoto', () => {
  // @trust picture-bounds
  it('rejects a small file of more than 40 megapixels by its header', async () => {
    const bomb = await plain(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES);

    await expect(checkPhoto(bomb)).rejects.toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_DETAILED',
      message: 'Please upload an image of at most 40 megapixels',
    });
  });

  // Decoded as a whole: 30 megapixels take 90 MB, as coefficients or as interlaced pixels.
  it.each([
    ['progressive JPEG', () => plain(6_000, 5_000).jpeg({ progressive: true })],
    ['interlaced PNG', () => plain(6_000, 5_000).png({ progressive: true })],
  ])('rejects a %s that takes more than 80 MB to decode', async (_, make) => {
    await expect(checkPhoto(await make().toBuffer())).rejects.toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_COMPLEX',
      message: 'This image takes too much memory to open. Please upload a smaller one',
    });
  });

  it.each([
    ['progressive JPEG of 24 megapixels', () => plain(6_000, 4_000).jpeg({ progressive: true })],
    ['JPEG of 40 megapixels', () => plain(8_000, 5_000).jpeg()],
    ['PNG of 40 megapixels', () => plain(8_000, 5_000).png()],
  ])('accepts a %s', async (_, make) => {
    const file = await make().toBuffer();
    expect(await checkPhoto(file)).toEqual({ file, field: 'photo' });
  });
});

describe('the decode queue', () => {
  // @trust photo-memory, bounded-memory
  it('holds ten waiting images and rejects the next', async () => {
    const photo = await checkPhoto(await plain(60, 40).jpeg().toBuffer());
    const decodes = Array.from({ length: MAX_WAITING_DECODES + 2 }, (_, sender) =>
      processPhoto(photo, `network ${sender}`),
    );

    const results = await Promise.allSettled(decodes);

    expect(results.map(({ status }) => status)).toEqual([
      ...Array(MAX_WAITING_DECODES + 1).fill('fulfilled'),
      'rejected',
    ]);
    await expect(decodes.at(-1)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 });
    expect((await processPhoto(photo, null)).jpeg.length).toBeGreaterThan(0);
  });

  // @trust photo-memory
  it('holds two waiting images of a network, and those of others', async () => {
    const photo = await checkPhoto(await plain(60, 40).jpeg().toBuffer());
    const send = (network: string) => processPhoto(photo, network);
    // One is decoded at once.
    const greedy = Array.from({ length: MAX_WAITING_OF_NETWORK + 3 }, () => send('192.0.2.1'));
    const results = await Promise.allSettled([...greedy, send('192.0.2.2'), send('192.0.2.3')]);

    expect(results.map(({ status }) => status)).toEqual([
      ...Array(MAX_WAITING_OF_NETWORK + 1).fill('fulfilled'),
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(greedy.at(-1)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect((await send('192.0.2.1')).jpeg.length).toBeGreaterThan(0);
  });

  it('is unavailable while the machine starts no process', async () => {
    const photo = await checkPhoto(await plain(60, 40).jpeg().toBuffer());
    const { execPath } = globalThis.process;
    globalThis.process.execPath = '/nowhere/node';
    try {
      await expect(processPhoto(photo, null)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    } finally {
      globalThis.process.execPath = execPath;
    }
  });

  it('continues after an image that cannot be decoded', async () => {
    const whole = await plain(300, 300).jpeg().toBuffer();
    await expect(process(whole.subarray(0, whole.length - 100))).rejects.toMatchObject({
      code: 'INVALID_FILE_TYPE',
    });
    expect((await process(whole)).jpeg.length).toBeGreaterThan(0);
  });
});

describe('processCover', () => {
  it('makes a page and a card of a large cover, and enlarges none', async () => {
    const widthsOf = async (width: number) => {
      const cover = await processCover(await plain(width, width).png().toBuffer(), null);
      const sizes = Object.entries(cover).map(async ([name, picture]) => {
        const metadata = await sharp(picture as Buffer).metadata();
        return [name, `${metadata.format} ${metadata.width}`];
      });
      return Object.fromEntries(await Promise.all(sizes)) as Record<string, string>;
    };

    expect(await widthsOf(1_500)).toEqual({ jpeg: 'jpeg 1200', pageWebp: 'webp 800', cardWebp: 'webp 400' });
    expect(await widthsOf(300)).toEqual({ jpeg: 'jpeg 300', pageWebp: 'webp 300', cardWebp: 'webp 300' });
  });

  // @trust link-pictures
  it.each([
    ['cover', processCover],
    ['portrait', processPortrait],
  ] as const)('makes a JPEG of at most 300 KB of a %s full of details', async (kind, process) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const detailed = await sharp({
      create: { width: 1_200, height: 1_200, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(detailed.length).toBeGreaterThan(1_000_000);

    const { jpeg, pageWebp } = await process(detailed, null);

    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    const { width } = await sharp(jpeg).metadata();
    expect(width).toBeGreaterThanOrEqual(500);
    // The pictures of pages are not made of it.
    expect((await sharp(pageWebp).metadata()).width).toBe(kind === 'cover' ? 800 : 1_200);
  });

  it('flattens transparency onto white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();

    const { data, info } = await sharp((await processCover(clear, null)).jpeg)
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(info.channels).toBe(3);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
