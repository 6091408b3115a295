import { translations } from '../../translations';

const MEGABYTE = 1024 * 1024;
const t = translations.upload;

export const UPLOAD_FIELDS = [
  'title',
  'artist',
  'titleMalayalam',
  'releaseDate',
  'description',
  'audio',
  'cover',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

export interface UploadFault {
  fields: UploadField[];
  title: string;
  text: string;
}

export interface UploadFiles {
  audio: File | null;
  cover: File | null;
}

interface FileRule {
  types: string[];
  extensions: string[];
  maxBytes: number;
  invalidText: string;
  tooLargeText: string;
}

// Systems disagree on the type of one and the same file, and some know none; the server looks at the content itself.
const RULES: Record<keyof UploadFiles, FileRule> = {
  audio: {
    types: [
      'audio/mpeg',
      'audio/mp3',
      'audio/wav',
      'audio/x-wav',
      'audio/wave',
      'audio/vnd.wave',
      'audio/mp4',
      'audio/x-m4a',
      'audio/m4a',
      'audio/aac',
      'audio/x-aac',
      'audio/aacp',
      'audio/vnd.dlna.adts',
    ],
    extensions: ['mp3', 'wav', 'm4a', 'aac'],
    maxBytes: 50 * MEGABYTE,
    invalidText: t.invalidAudioText,
    tooLargeText: t.audioTooLargeText,
  },
  cover: {
    types: ['image/png', 'image/jpeg'],
    extensions: ['png', 'jpg', 'jpeg'],
    maxBytes: 5 * MEGABYTE,
    invalidText: t.invalidCoverText,
    tooLargeText: t.coverTooLargeText,
  },
};

/** For a file input's `accept`. */
export function acceptOf(field: keyof UploadFiles): string {
  return RULES[field].extensions.map((extension) => `.${extension}`).join(',');
}

/** What is wrong with a chosen file: its type, then its size. */
export function findFileFault(field: keyof UploadFiles, file: File): UploadFault | null {
  const rule = RULES[field];
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const isOfType = file.type ? rule.types.includes(file.type) : rule.extensions.includes(extension);
  if (!isOfType) return { fields: [field], title: t.invalidType, text: rule.invalidText };
  if (file.size > rule.maxBytes) return { fields: [field], title: t.tooLarge, text: rule.tooLargeText };
  return null;
}

/** The first thing that is wrong with the form, in the specified order. */
export function findUploadFault(fields: FormData, files: UploadFiles): UploadFault | null {
  const blank = findBlankFault(fields);
  if (blank) return blank;
  if (!files.audio) return { fields: ['audio'], title: t.missingAudio, text: t.missingAudioText };
  return findFileFault('audio', files.audio) ?? (files.cover && findFileFault('cover', files.cover));
}

export function findBlankFault(fields: FormData): UploadFault | null {
  const blank = (['title', 'artist'] as const).filter((name) => String(fields.get(name) ?? '').trim() === '');
  if (blank.length === 0) return null;
  return { fields: blank, title: translations.missingInformation, text: translations.missingInformationText };
}
