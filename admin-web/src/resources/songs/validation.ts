import {
  AUDIO_EXTENSIONS,
  AUDIO_MIME_TYPES,
  IMAGE_EXTENSIONS,
  IMAGE_MIME_TYPES,
  MAX_AUDIO_BYTES,
  MAX_IMAGE_BYTES,
} from '@paattu/api-client/rules';
import { fieldError, type FieldError, type FieldErrors } from '../../lib/field-error';
import { translations } from '../../translations';
import { REQUIRED_SONG_FIELDS, type SongText } from './song-fields';

const t = translations.upload;

export interface UploadFiles {
  audio: File | null;
  cover: File | null;
}

export type UploadValues = SongText & UploadFiles & { hidden: boolean };

interface FileRule {
  types: readonly string[];
  extensions: readonly string[];
  maxBytes: number;
  invalidText: string;
  tooLargeText: string;
}

const RULES: Record<keyof UploadFiles, FileRule> = {
  audio: {
    types: AUDIO_MIME_TYPES,
    extensions: AUDIO_EXTENSIONS,
    maxBytes: MAX_AUDIO_BYTES,
    invalidText: t.invalidAudioText,
    tooLargeText: t.audioTooLargeText,
  },
  cover: {
    types: IMAGE_MIME_TYPES,
    extensions: IMAGE_EXTENSIONS,
    maxBytes: MAX_IMAGE_BYTES,
    invalidText: t.invalidCoverText,
    tooLargeText: t.coverTooLargeText,
  },
};

/** For a file input's `accept`. */
export function acceptedExtensions(field: keyof UploadFiles): string {
  return RULES[field].extensions.map((extension) => `.${extension}`).join(',');
}

/** Checks the type of a chosen file, then its size. Systems that know no type leave it empty. */
export function findFileError(field: keyof UploadFiles, file: File): FieldError | null {
  const rule = RULES[field];
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const isOfType = file.type ? rule.types.includes(file.type) : rule.extensions.includes(extension);
  if (!isOfType) return fieldError(t.invalidType, rule.invalidText);
  if (file.size > rule.maxBytes) return fieldError(t.tooLarge, rule.tooLargeText);
  return null;
}

export function validateSongText(text: SongText): FieldErrors {
  const blank = REQUIRED_SONG_FIELDS.filter((field) => text[field].trim() === '');
  const missing = fieldError(translations.missingInformation, translations.missingInformationText);
  return Object.fromEntries(blank.map((field) => [field, missing]));
}

/** All errors, in the order of the specification. The toast of a submit reports the first. */
export function validateUpload({ audio, cover, hidden: _, ...text }: UploadValues): FieldErrors {
  const audioError = audio ? findFileError('audio', audio) : fieldError(t.missingAudio, t.missingAudioText);
  const coverError = cover && findFileError('cover', cover);
  return {
    ...validateSongText(text),
    ...(audioError && { audio: audioError }),
    ...(coverError && { cover: coverError }),
  };
}
