import { AUDIO_EXTENSIONS, AUDIO_MIME_TYPES, MAX_AUDIO_BYTES } from '@paattu/api-client/rules';
import { fieldError, type FieldError } from '../../lib/field-error';
import { translations } from '../../translations';

const t = translations.upload;

export type FileField = 'audio' | 'cover' | 'photo' | 'portrait';

/** For a file input's `accept`. */
export function acceptedTypes(field: FileField): string {
  return field === 'audio' ? AUDIO_EXTENSIONS.map((extension) => `.${extension}`).join(',') : 'image/*';
}

/** A chosen file as it can be sent, or what is wrong with it. */
export async function prepareFile(field: FileField, file: File): Promise<File | FieldError> {
  if (field === 'audio') return findAudioError(file) ?? file;
  const { prepareImage } = await import('@paattu/api-client/prepare-image');
  const prepared = await prepareImage(file);
  if (prepared instanceof File) return prepared;
  switch (prepared.problem) {
    case 'no-picture':
      return fieldError(t.invalidType, t.invalidCoverText);
    case 'too-large':
      return fieldError(t.tooLarge, t.coverTooLargeText);
    case 'too-detailed':
      return fieldError(t.tooLarge, t.coverTooDetailedText);
    case 'unopenable':
      return fieldError(t.invalidType, t.unopenableCoverText(prepared.format));
    case 'damaged':
      return fieldError(t.invalidType, t.damagedCoverText(prepared.format));
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
