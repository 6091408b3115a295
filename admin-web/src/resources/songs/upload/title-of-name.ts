import { cleanLine } from '@paattu/shared/pasted';

export interface Titles {
  title: string;
  titleMalayalam: string;
}

/** More than a system lets a file have. */
const MAX_NAME = 255;

const NONE: Titles = { title: '', titleMalayalam: '' };

const SOUND = /\.(?:mp3|wav|wave|m4a|mp4|aac|flac|ogg|oga|opus|aiff?|wma)$/i;
/** What recorders and messengers call a file. */
const UNNAMED =
  /^(?:(?:new )?(?:recording|voice|audio|track|untitled|unknown|song|file|memo|record|ptt|aud)(?: (?:memo|recording|message|track|file))?)?(?:[ \d]|wa(?=\d))*$/i;
const WORD = 'final|master(?:ed)?|mixdown|bounce|export';
const NUMBERED = `${WORD}|mix|copy|take|ver(?:sion)?|v`;
/** A version as programs of studios and computers add it: in brackets, after an underscore, or with a number. */
const VERSIONS = new RegExp(
  String.raw`(?:[([](?:\d|(?:${NUMBERED})[ _-]?\d{0,2})[)\]]|[_-](?:${WORD})|[ _-](?:${NUMBERED})[ _-]?\d{1,2}| - copy)$`,
  'i',
);
/** The number of a track, with a sign after it or a zero before it: "7 Rings" is a title. */
const TRACK =
  /^(?:track\s*)?(?:[([]?(?:\d{1,2}-)?\d{1,3}[)\]]?\s*[-–—._)\]]+\s+|\d{1,2}-\d{2}\s+|[([]?\d{1,3}[)\]]?[-–—._)\]]+|0\d{1,2}\s+)/i;
/** The signs between a title and the same title in another script, and after the second one: "Small Moon (ചെറുചന്ദ്രൻ)". */
const BETWEEN = ' -–—|/([';
const CLOSING = ' )]';

/** The titles that the name of a file has, without its number, its artist and what programs add. Blank if it has none. */
export function titlesOfName(name: string, artists: readonly string[]): Titles {
  let stem = name.normalize('NFC').slice(0, MAX_NAME);
  while (SOUND.test(stem)) stem = stem.replace(SOUND, '');
  stem = stem.trim();
  while (VERSIONS.test(stem)) {
    const shorter = withoutEnd(stem.replace(VERSIONS, ''), ' _-');
    if (!shorter) break;
    stem = shorter;
  }
  const untracked = stem.replace(TRACK, '');
  if (/\p{L}/u.test(untracked)) stem = untracked;
  stem = stem.replaceAll('_', ' ');
  const isOneWord = !/\s/.test(stem.trim());
  const spaced = cleanLine(isOneWord ? stem.replace(/[-.]+/g, ' ') : stem);
  return titlesOf(withoutArtist(spaced, artists));
}

/** The titles in the two scripts of one line. Blank for what a recorder writes there. */
export function titlesOf(line: string): Titles {
  const text = cleanLine(line.slice(0, MAX_NAME));
  if (isUnnamed(text)) return NONE;
  return titlesInBoth(text) ?? { title: capital(text), titleMalayalam: '' };
}

/** The parts of a line before and after its change of script; null if it has none, or more than one. */
function titlesInBoth(text: string): Titles | null {
  const [malayalam, latin] = [text.search(/\p{Script=Malayalam}/u), text.search(/\p{Script=Latin}/u)];
  const change = Math.max(malayalam, latin);
  const [before, after] = [text.slice(0, change), text.slice(change)];
  const first = withoutEnd(before, BETWEEN);
  const isTurned = malayalam < latin;
  const isMixed = (isTurned ? /\p{Script=Malayalam}/u : /\p{Script=Latin}/u).test(after);
  if (malayalam < 0 || latin < 0 || isMixed || first === before || (isTurned && malayalam > 0)) return null;
  const second = withoutEnd(after, CLOSING);
  const [title, titleMalayalam] = isTurned ? [second, first] : [first, second];
  return { title: capital(title), titleMalayalam };
}

/** Without the characters at its end that are among these. */
function withoutEnd(text: string, characters: string): string {
  let { length } = text;
  while (length > 0 && characters.includes(text.charAt(length - 1))) length--;
  return text.slice(0, length);
}

/** A year can be a title, a track number cannot. */
function isUnnamed(text: string): boolean {
  if (/^[1-9]\d{2,3}$/.test(text)) return false;
  return UNNAMED.test(text.replace(/[-_]/g, ' ').trim());
}

function withoutArtist(text: string, artists: readonly string[]): string {
  const parts = text.split(/ [-–—] /).filter((part) => !/^\d{1,3}$/.test(part));
  const known = artists.map(fold);
  const others = parts.filter((part) => !known.includes(fold(part)));
  return others.length === 0 ? text : others.join(' - ');
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
