import type { SampleContest } from './sample-contest';

/** A line of the sample's paper; its size is in hundredths of the picture's width. */
interface Line {
  text: string;
  size: number;
}

/** Of the paper between the hands, in hundredths of the picture's width. */
const WIDTH = 26;
const HEIGHT = 20;
/** How wide and high a letter is, measured by its size. A Malayalam letter takes several characters. */
const LETTER_WIDTH = { malayalam: 0.5, other: 0.6 };
const LINE_HEIGHT = 1.4;

/** The titles of the song as a person writes them: large, and smaller where a title is long. */
export function linesOnPaper(contest?: Pick<SampleContest, 'songTitle' | 'songTitleMalayalam'>): Line[] {
  if (!contest) return [];
  const { songTitle, songTitleMalayalam } = contest;
  if (songTitleMalayalam === null) return [{ text: songTitle, size: sizeOf(songTitle, HEIGHT, 5) }];
  return [
    { text: songTitleMalayalam, size: sizeOf(songTitleMalayalam, HEIGHT * 0.6, 6) },
    { text: songTitle, size: sizeOf(songTitle, HEIGHT * 0.4, 3) },
  ];
}

/** The largest size at which the lines of the text fill no more than the height, and its longest word one line. */
function sizeOf(text: string, height: number, largest: number): number {
  const letter = /\p{Script=Malayalam}/u.test(text) ? LETTER_WIDTH.malayalam : LETTER_WIDTH.other;
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const inOneLine = WIDTH / (longestWord * letter);
  const inAllLines = Math.sqrt((WIDTH * height) / (text.length * letter * LINE_HEIGHT));
  return Math.round(Math.min(largest, inOneLine, inAllLines) * 100) / 100;
}
