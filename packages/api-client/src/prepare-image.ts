import { FORMAT_BYTES, type ImageFormat, imageFormatOf } from '@paattu/shared/image-format';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@paattu/shared/rules';

/** A picture of more bytes or pixels is not decoded: a phone's memory could not hold it. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;
const MAX_DECODED_PIXELS = 64_000_000;
/** The server keeps no whole picture of more pixels in memory, in the costliest coding. */
const MAX_WHOLE_PIXELS = 10_000_000;
/** In pixels. The text on the paper of a verification photo stays readable. The second makes a picture full of noise small enough. */
const LONGEST_SIDES = [2560, 1600];
const QUALITY = 0.85;
/** The share of its rows that a cut-off picture needs: one without its last bytes lacks only a few. */
const LEAST_SHARE = 0.9;

/** Why a chosen file cannot be sent. */
export type ImageProblem =
  | { problem: 'no-picture' | 'too-large' | 'too-detailed' }
  | { problem: 'unopenable' | 'damaged'; format: ImageFormat };

/**
 * A chosen file as the server takes it: the file itself, or a JPEG of what the browser shows of it. The bytes decide, not the
 * name or the type that the system states. Nothing is decoded before its size is known.
 */
export async function prepareImage(file: File): Promise<File | ImageProblem> {
  const format = imageFormatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));
  if (!format) {
    // The type that the system states only chooses the sentence.
    const isLarge = file.size > MAX_IMAGE_BYTES && file.type.startsWith('image/');
    return { problem: isLarge ? 'too-large' : 'no-picture' };
  }
  const isTaken = format === 'PNG' || format === 'JPEG';
  if (file.size > MAX_DECODED_BYTES) return { problem: 'too-large' };
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    if (!image) {
      // Each browser opens these.
      if (format === 'GIF' || format === 'BMP') return { problem: 'no-picture' };
      return { problem: isTaken ? 'damaged' : 'unopenable', format };
    }
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels > MAX_DECODED_PIXELS) return { problem: 'too-detailed' };
    const isSmall = file.size <= MAX_IMAGE_BYTES && pixels <= MAX_IMAGE_PIXELS;
    // Rejects a file of which only a part can be decoded, which an element shows.
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (isTaken && bitmap && isSmall && (pixels <= MAX_WHOLE_PIXELS || !(await isWhole(file)))) {
      bitmap.close();
      return file;
    }
    return (await toJpeg(file, bitmap ?? image)) ?? { problem: 'damaged', format };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** By the header of the file: a browser decodes an image when it shows it. Null for a file without such a header. */
function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve(image.naturalWidth > 0 ? image : null);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

/** Whether a PNG is interlaced, or a JPEG progressive: a decoder keeps the whole of such a picture in memory. */
async function isWhole(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x89) return bytes[28] === 1;
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xc2) return true;
  return false;
}

/** Null if too much of the picture is missing, or the browser has no memory for it. */
async function toJpeg(file: File, picture: ImageBitmap | HTMLImageElement): Promise<File | null> {
  const isPart = picture instanceof HTMLImageElement;
  const share = isPart ? decodedShare(picture) : 1;
  if (share < LEAST_SHARE) return null;
  const width = isPart ? picture.naturalWidth : picture.width;
  const height = Math.max(1, Math.floor((isPart ? picture.naturalHeight : picture.height) * share));
  for (const side of LONGEST_SIDES) {
    const scale = Math.min(1, side / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A transparent picture would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!jpeg) return null;
    if (jpeg.size > MAX_IMAGE_BYTES) continue;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified });
  }
  return null;
}

/** How much of a picture is decoded, from its top: browsers leave what is missing transparent. */
function decodedShare(image: HTMLImageElement): number {
  const rows = 200;
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.drawImage(image, 0, 0, 1, rows);
  const { data } = context.getImageData(0, 0, 1, rows);
  const missing = Array.from({ length: rows }, (_, row) => data[row * 4 + 3] ?? 0).findIndex(
    (opacity) => opacity < 255,
  );
  return missing === -1 ? 1 : missing / rows;
}
