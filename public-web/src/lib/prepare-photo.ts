import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@paattu/api-client/rules';

/** A photo of more bytes or pixels is not decoded: a phone's memory could not hold it. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;
const MAX_DECODED_PIXELS = 64_000_000;
/** In pixels. The text on the paper of a verification photo stays readable. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** The photo as it can be sent, or why its content cannot be shown. Nothing is decoded before its size is known. */
export async function preparePhoto(photo: File): Promise<File | 'no picture' | 'too detailed'> {
  const pixels = await countPixels(photo);
  if (photo.size > MAX_IMAGE_BYTES) {
    const canDecode = pixels !== null && pixels <= MAX_DECODED_PIXELS && photo.size <= MAX_DECODED_BYTES;
    return canDecode ? smallerPhoto(photo) : photo;
  }
  if (pixels === null) return 'no picture';
  return pixels > MAX_IMAGE_PIXELS ? 'too detailed' : photo;
}

/** By the header of the file: a browser decodes an image when it shows it. Null for a file without such a header. */
function countPixels(photo: File): Promise<number | null> {
  const url = URL.createObjectURL(photo);
  const image = new Image();
  return new Promise<number | null>((resolve) => {
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
    image.onerror = () => resolve(null);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

/** The photo as a JPEG of fewer pixels, or the photo itself if the browser cannot decode it or the copy is not smaller. */
async function smallerPhoto(photo: File): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const jpeg = await toJpeg(picture);
    picture.close();
    if (!jpeg || jpeg.size >= photo.size) return photo;
    const name = `${photo.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified });
  } catch {
    return photo;
  }
}

function toJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A transparent PNG would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
