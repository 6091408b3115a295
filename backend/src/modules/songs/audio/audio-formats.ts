import { fileTypeFromBuffer } from 'file-type';

export interface AudioType {
  mimeType: string;
  extension: 'mp3' | 'wav' | 'm4a' | 'aac';
}

/** How many bytes from the start of a file decide its type. */
export const HEAD_BYTES = 4_100;

const MP3: AudioType = { mimeType: 'audio/mpeg', extension: 'mp3' };
const WAV: AudioType = { mimeType: 'audio/wav', extension: 'wav' };
const M4A: AudioType = { mimeType: 'audio/mp4', extension: 'm4a' };
const AAC: AudioType = { mimeType: 'audio/aac', extension: 'aac' };

const TYPES = [MP3, WAV, M4A, AAC];

/** Keys are the types of `file-type`. Many programs write M4A with a brand of video; the upload rejects videos later. */
const BY_CONTENT: Record<string, AudioType> = {
  'audio/mpeg': MP3,
  'audio/wav': WAV,
  'audio/x-m4a': M4A,
  'audio/mp4': M4A,
  'video/mp4': M4A,
  'audio/aac': AAC,
};

/** Returns the type that the start of a file shows, or null for a type that is not accepted. */
export async function detectAudioType(head: Uint8Array): Promise<AudioType | null> {
  const found = await fileTypeFromBuffer(head);
  return (found && BY_CONTENT[found.mime]) ?? null;
}

export function audioTypeOf(mimeType: string | null): AudioType {
  return TYPES.find((type) => type.mimeType === mimeType) ?? MP3;
}
