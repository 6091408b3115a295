import {
  AUDIO_EXTENSIONS,
  AUDIO_MIME_TYPES,
  IMAGE_EXTENSIONS,
  IMAGE_MIME_TYPES,
  MAX_AUDIO_BYTES,
  MAX_IMAGE_BYTES,
} from '@paattu/api-client/rules';
import { fieldError, type FieldError } from '../../lib/field-error';
import { translations } from '../../translations';

const t = translations.upload;

interface FileRule {
  types: readonly string[];
  extensions: readonly string[];
  maxBytes: number;
  invalidText: string;
  tooLargeText: string;
  /** A right extension is enough. */
  isNamed?: boolean;
}

const IMAGE: FileRule = {
  types: IMAGE_MIME_TYPES,
  extensions: IMAGE_EXTENSIONS,
  maxBytes: MAX_IMAGE_BYTES,
  invalidText: t.invalidCoverText,
  tooLargeText: t.coverTooLargeText,
};

const RULES: Record<'audio' | 'cover' | 'photo' | 'portrait', FileRule> = {
  audio: {
    types: AUDIO_MIME_TYPES,
    extensions: AUDIO_EXTENSIONS,
    maxBytes: MAX_AUDIO_BYTES,
    invalidText: t.invalidAudioText,
    tooLargeText: t.audioTooLargeText,
    isNamed: true,
  },
  cover: IMAGE,
  photo: IMAGE,
  portrait: IMAGE,
};

export type FileField = keyof typeof RULES;

/** For a file input's `accept`. */
export function acceptedExtensions(field: FileField): string {
  return RULES[field].extensions.map((extension) => `.${extension}`).join(',');
}

/**
 * Checks the type of a chosen file, then its size. Systems that know no type leave it empty. The type of an audio file does
 * not decide against its name: telephones call an M4A a video, and the server looks at the content.
 */
export function findFileError(field: FileField, file: File): FieldError | null {
  const rule = RULES[field];
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const isOfName = rule.extensions.includes(extension);
  const isOfType = file.type ? rule.types.includes(file.type) || (rule.isNamed && isOfName) : isOfName;
  if (!isOfType) return fieldError(t.invalidType, rule.invalidText);
  if (file.size > rule.maxBytes) return fieldError(t.tooLarge, rule.tooLargeText);
  return null;
}
