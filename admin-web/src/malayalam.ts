import { placeSentences } from './lib/place-sentences.ml';
import { aiSentences } from './resources/entries/ai/sentences.ml';
import { changeSentences } from './resources/entries/changes/sentences.ml';
import { entrySentences } from './resources/entries/sentences.ml';
import { shortcutSentences } from './resources/entries/shortcuts/sentences.ml';
import { videoSentences } from './resources/entries/video-sentences.ml';
import { prizeSentences } from './resources/results/prize/sentences.ml';
import { resultSentences } from './resources/results/sentences.ml';
import { voteSentences } from './resources/votes/sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  entries: entrySentences,
  'entries/ai': aiSentences,
  'entries/changes': changeSentences,
  'entries/shortcuts': shortcutSentences,
  'entries/video': videoSentences,
  places: placeSentences,
  results: resultSentences,
  'results/prize': prizeSentences,
  votes: voteSentences,
};
