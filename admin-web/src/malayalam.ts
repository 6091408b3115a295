import { placeSentences } from './lib/place-sentences.ml';
import { homeSentences } from './resources/home/sentences.ml';

/** What the console says in Malayalam, by the area that `inLanguage` names. */
export const malayalam = {
  home: homeSentences,
  places: placeSentences,
};
