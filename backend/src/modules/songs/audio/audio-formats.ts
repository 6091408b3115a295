/** Names of codecs, as the owner reads them. */
export const AAC = 'AAC';
export const MP3 = 'MP3';
export const FLAC = 'FLAC';
export const OPUS = 'Opus';
export const PCM = 'PCM';
export const FLOAT = '32-bit float PCM';
export const A_LAW = 'A-law';
export const MU_LAW = 'µ-law';

/**
 * The formats that a song may have. `codecs` are those that browsers play in this container: a file with another one is
 * refused by the name of its codec.
 */
export const AUDIO_FORMATS = {
  mp3: { mimeType: 'audio/mpeg', codecs: [MP3] },
  wav: { mimeType: 'audio/wav', codecs: [PCM, FLOAT, A_LAW, MU_LAW] },
  m4a: { mimeType: 'audio/mp4', codecs: [AAC, MP3, FLAC, OPUS] },
  aac: { mimeType: 'audio/aac', codecs: [AAC] },
} as const satisfies Record<string, { mimeType: string; codecs: string[] }>;

/** The name of a format is also the extension of its files. */
export type AudioFormat = keyof typeof AUDIO_FORMATS;

const NAMES = Object.keys(AUDIO_FORMATS) as AudioFormat[];

export function audioFormatOf(mimeType: string | null): AudioFormat {
  return NAMES.find((name) => AUDIO_FORMATS[name].mimeType === mimeType) ?? 'mp3';
}

/** The content of a file, as its bytes show it. */
export interface InspectedAudio {
  format: AudioFormat;
  /** One of `codecs`, or the name of another codec. */
  codec: string;
  /** Counted by what is there. */
  seconds: number;
  /** What the header says, by which players show a length at first; null if it says nothing. */
  statedSeconds: number | null;
  sampleRate: number;
  channels: number;
  /** Where the sound of an MP3, AAC or WAV begins and ends. */
  sound: { start: number; end: number };
}
