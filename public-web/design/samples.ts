import type { Entry } from '../src/features/contest/facts/contest-queries';
import type { Song } from '../src/components/song/song-queries';

/** A second of silence, as a WAV file of one channel with 8 kHz and 8 bit. */
function silence(): string {
  const seconds = 1;
  const rate = 8_000;
  const view = new DataView(new ArrayBuffer(44 + rate * seconds));
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, rate * seconds, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

export const song: Song & { audioUrl: string } = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'a-song',
  title: 'A Song with a Long Title That Wraps',
  titleMalayalam: 'മഴക്കത്ത്',
  artist: 'Demo Artist',
  description: 'ജൂണിന്റെ ആദ്യത്തെ മേഘം\nനിനക്കായ് ഞാനൊരു കത്തെഴുതി',
  story: null,
  storyMalayalam: null,
  releaseDate: '2025-05-30',
  publishedAt: '2025-05-30T00:00:00.000Z',
  createdAt: '2025-05-30T00:00:00.000Z',
  durationSeconds: 69,
  audioUrl: silence(),
  coverUrl: '/drawings/paper-boat.svg',
  coverPageUrl: '/drawings/paper-boat.svg',
  coverCardUrl: '/drawings/paper-boat.svg',
  lyricsUrl: '/lyrics',
  waveformUrl: null,
  upvotes: 1200,
  downvotes: 3,
  playCount: 3_400_000,
  downloadCount: 1,
  ground: null,
};

/** Without a second title and lyrics. */
export const bareSong: Song & { audioUrl: string } = {
  ...song,
  id: '00000000-0000-4000-8000-000000000002',
  slug: 'another-song',
  title: 'Oar Song',
  titleMalayalam: null,
  lyricsUrl: null,
};

export const queue = [song, bareSong];

export const entry: Entry = {
  id: '00000000-0000-4000-8000-000000000003',
  slug: 'anjali-nair',
  name: 'Anjali Lakshmikutty Parameswaran Nair',
  contestTitle: 'Cover Song Contest 2025',
  contestTitleMalayalam: null,
  photoUrl: '/drawings/sample-photo.svg',
  submittedAt: '2025-06-20T10:00:00.000Z',
  videoId: 'abcdefghijk',
  viewCount: 12_400,
  viewsRefreshedAt: '2025-06-21T10:00:00.000Z',
  rank: 1,
  place: null,
  aiUse: 'backing',
  youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};

/** Its photo fails to load. */
export const entryWithoutPhoto: Entry = {
  ...entry,
  id: '00000000-0000-4000-8000-000000000004',
  name: 'മീര ദാസ്',
  photoUrl: 'data:,',
};
