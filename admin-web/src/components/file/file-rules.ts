import { AUDIO_EXTENSIONS, AUDIO_MIME_TYPES, MAX_AUDIO_BYTES } from '@paattu/shared/rules';
import { imageFormatOf } from '@paattu/shared/image-format';
import { fieldError, type FieldError } from '../../lib/field-error';
import { uploadSentences as t } from './sentences';

export type FileField = 'audio' | 'cover' | 'photo' | 'portrait';

/** For a file input's `accept`. */
export function acceptedTypes(field: FileField): string {
  return field === 'audio' ? AUDIO_EXTENSIONS.map((extension) => `.${extension}`).join(',') : 'image/*';
}

/** By the chosen file, and by the file that it became. */
const prepared = new WeakMap<File, Promise<File | FieldError>>();

/**
 * A chosen file as it can be sent, or what is wrong with it. Each file is prepared once: a form that is sent meanwhile waits for its
 * field.
 */
export function prepareFile(field: FileField, file: File): Promise<File | FieldError> {
  const known = prepared.get(file);
  if (known) return known;
  // The server judges a file that cannot be read here.
  const preparing = prepare(field, file).catch(() => file);
  prepared.set(file, preparing);
  void preparing.then((result) => result instanceof File && prepared.set(result, preparing));
  return preparing;
}

async function prepare(field: FileField, file: File): Promise<File | FieldError> {
  if (field === 'audio') {
    const error = findAudioError(file);
    if (error) return error;
    return (await hasNoSound(file)) ? fieldError(t.invalidType, t.noSoundText) : file;
  }
  const { prepareImage } = await import('@paattu/api-client/prepare-image');
  const image = await prepareImage(file);
  if (image instanceof File) return image;
  switch (image.problem) {
    case 'no-picture':
      return fieldError(t.invalidType, t.invalidCoverText);
    case 'too-large':
      return fieldError(t.tooLarge, t.coverTooLargeText);
    case 'too-detailed':
      return fieldError(t.tooLarge, t.coverTooDetailedText);
    case 'unopenable':
      return fieldError(t.invalidType, t.unopenableCoverText(image.format));
    case 'damaged':
      return fieldError(t.invalidType, t.damagedCoverText(image.format));
  }
}

/** Checks the type of an audio file, then its size. Systems state types that are wrong, or none: the name is enough. */
export function findAudioError({ name, type, size }: File): FieldError | null {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const isAudio = AUDIO_EXTENSIONS.some((known) => known === extension) || AUDIO_MIME_TYPES.includes(type);
  if (!isAudio) return fieldError(t.invalidType, t.invalidAudioText);
  if (size > MAX_AUDIO_BYTES) return fieldError(t.tooLarge, t.audioTooLargeText);
  return null;
}

/** As far as the server looks for the first sound of an MP3 or AAC file. */
const START_BYTES = 64 * 1024;
/** WAV, MP4, or tags, whose length says where the sound begins. */
const CONTAINER = /^(?:RIFF|RF64|BW64|ID3|[^]{4}(?:ftyp|moov|mdat|free|skip|wide|pnot))/;
const DOCUMENT = /^(?:%PDF|PK\x03\x04)/;

/**
 * Whether a file is certainly none with sound, whatever its name says: a text, a picture or a document. The server judges all others by the
 * whole file.
 */
async function hasNoSound(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (CONTAINER.test(start)) return false;
  // Each frame of MP3 and AAC begins with this byte, which no text has.
  return DOCUMENT.test(start) || imageFormatOf(bytes) !== null || !bytes.includes(0xff);
}
