import { fileTypeFromBuffer } from 'file-type';

export interface AudioType {
  mimeType: string;
  extension: 'mp3' | 'wav' | 'm4a' | 'aac';
}

/** As many bytes of a file's start as its type can be told by. */
export const HEAD_BYTES = 4_100;

const MP3: AudioType = { mimeType: 'audio/mpeg', extension: 'mp3' };
const WAV: AudioType = { mimeType: 'audio/wav', extension: 'wav' };
const M4A: AudioType = { mimeType: 'audio/mp4', extension: 'm4a' };
const AAC: AudioType = { mimeType: 'audio/aac', extension: 'aac' };

const TYPES = [MP3, WAV, M4A, AAC];

/** By what file-type finds. Many programs write M4A without its own brand; whether there is a video in it shows later. */
const BY_CONTENT: Record<string, AudioType> = {
  'audio/mpeg': MP3,
  'audio/wav': WAV,
  'audio/x-m4a': M4A,
  'audio/mp4': M4A,
  'video/mp4': M4A,
  'audio/aac': AAC,
};

/** Tells a song's type by the start of its content. Null for all but the four that are taken. */
export async function detectAudioType(head: Uint8Array): Promise<AudioType | null> {
  const found = await fileTypeFromBuffer(head);
  return (found && BY_CONTENT[found.mime]) ?? null;
}

export function audioTypeOf(mimeType: string | null): AudioType {
  return TYPES.find((type) => type.mimeType === mimeType) ?? MP3;
}
