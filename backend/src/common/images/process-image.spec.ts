import sharp from 'sharp';
import { processCover, processPhoto } from './process-image.js';

/** As a camera held upright makes it: wide pixels, and a note that they are to be turned. */
function turnedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a6' } })
    .withExif({ IFD3: { GPSLatitude: '10/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('processPhoto', () => {
  // @trust picture-metadata
  it('turns the photo upright and leaves no EXIF in it', async () => {
    const photo = await turnedPhoto();
    const before = await sharp(photo).metadata();
    expect([before.exif?.includes('Exif'), before.orientation]).toEqual([true, 6]);

    const { jpeg, cardWebp } = await processPhoto(photo);

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

    const { jpeg, cardWebp } = await processPhoto(large);

    expect((await sharp(jpeg).metadata()).width).toBe(2_400);
    expect((await sharp(cardWebp).metadata()).width).toBe(800);
  });

  // @trust file-type
  it('refuses what is neither PNG nor JPEG, by content', async () => {
    const gif = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const file of [gif, svg, Buffer.from('not an image'), Buffer.alloc(0)]) {
      await expect(processPhoto(file)).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_FILE_TYPE',
        message: 'Please upload only PNG, JPG, or JPEG images',
        details: [{ field: 'photo', message: 'Please upload only PNG, JPG, or JPEG images' }],
      });
    }
  });

  // @trust picture-bounds
  it.each(['jpeg', 'png'] as const)('refuses a %s that breaks off', async (format) => {
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
      await expect(processPhoto(noise.subarray(0, noise.length * share))).rejects.toMatchObject({
        code: 'INVALID_FILE_TYPE',
      });
  });

  // @trust picture-bounds
  it('refuses a small file of very many pixels without decoding it', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);

    await expect(processPhoto(bomb)).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: 'Please upload an image of at most 40 megapixels',
    });
  });
});

describe('processCover', () => {
  it('puts a transparent picture on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();

    const { data, info } = await sharp((await processCover(clear)).jpeg)
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(info.channels).toBe(3);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
