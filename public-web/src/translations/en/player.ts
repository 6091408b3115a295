import { pluralIn } from '../plural';

const plural = pluralIn('en');

/** Sentences of the player's bar and of what opens from it. Those of its buttons on the pages are in `site`. */
export const player = {
  label: 'Player',
  next: 'Next song',
  previous: 'Previous song',
  seek: 'Seek',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  close: 'Close player',
  open: 'Open the player:',
  minimize: 'Minimize player',
  partFailed: 'This part of the player could not be loaded.',

  upNext: 'Up next',
  closeQueue: 'Close the list',
  nothingNext: 'This is the last song.',
  playing: 'Playing',
  songs: (count: number, minutes: number) =>
    `${plural(count, { one: `${count} song`, other: `${count} songs` })}, ${minutes} min`,
  howToMove: 'Drag a song by its two lines, or press its arrow.',
  moveUp: (title: string) => `Move ${title} up`,
  move: (title: string, place: number, count: number) => `Move ${title}, ${place} of ${count}`,
  remove: (title: string) => `Remove ${title} from the queue`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}.`,
  removed: (title: string) => `${title} is no longer in the queue.`,
  undo: 'Undo',
  undone: 'The change is undone.',

  lyrics: 'Lyrics',
  lyricsOf: (title: string) => `Lyrics of ${title}`,
  closeLyrics: 'Close lyrics',
  noLyrics: 'This song has no lyrics yet.',
  lyricsFailed: 'Unable to load lyrics content.',
  smaller: 'Smaller text',
  larger: 'Larger text',
  songPage: 'Page of the song',
};
