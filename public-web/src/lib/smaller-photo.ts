/** A photo of more bytes is not decoded: a phone's memory could not hold it. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024;
/** In pixels. The text on the paper of a verification photo stays readable. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** The photo as a JPEG of fewer pixels, or the photo itself if the browser cannot decode it or the copy is not smaller. */
export async function smallerPhoto(photo: File): Promise<File> {
  if (photo.size > MAX_DECODED_BYTES) return photo;
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
