import { uploadSentences } from './components/file/sentences.ml';
import { placeSentences } from './lib/place-sentences.ml';
import { homeSentences } from './resources/home/sentences.ml';
import { songSentences } from './resources/songs/sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  'components/file': uploadSentences,
  home: homeSentences,
  places: placeSentences,
  songs: songSentences,
};
