// @ts-check
import { measureArchive } from './archive.mjs';
import { measureAudio } from './audio.mjs';
import { measureBallots } from './ballots.mjs';
import { measureEmails } from './emails.mjs';
import { measureGrowth } from './growth.mjs';
import { measureLogIns } from './log-ins.mjs';
import { measurePages } from './pages.mjs';
import { measurePending } from './pending.mjs';
import { measurePictures } from './pictures.mjs';
import { measureResults } from './results.mjs';
import { measureRetention } from './retention.mjs';
import { measureSeals } from './seals.mjs';
import { measureSongs } from './songs.mjs';
import { measureStart } from './start.mjs';
import { measureVotes } from './votes.mjs';

/** @typedef {(place: import('../lib/place.mjs').Place) => Promise<import('../lib/rounds.mjs').Result[]>} Measure */

/** The measures by their name on the command line, in the order in which they run. @type {Record<string, Measure>} */
export const MEASURES = {
  songs: measureSongs,
  pages: measurePages,
  votes: measureVotes,
  ballots: measureBallots,
  audio: measureAudio,
  emails: measureEmails,
  pending: measurePending,
  'log-ins': measureLogIns,
  growth: measureGrowth,
  archive: measureArchive,
  pictures: measurePictures,
  retention: measureRetention,
  seals: measureSeals,
  results: measureResults,
  start: measureStart,
};
