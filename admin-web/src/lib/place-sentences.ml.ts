import type { placeSentences as english } from './place-sentences';

export const placeSentences: typeof english = {
  home: 'ഹോം',
  songs: 'പാട്ടുകൾ',
  contest: 'മത്സരം',
  inbox: 'ഇൻബോക്സ്',
  stats: 'കണക്കുകൾ',
  settings: 'ക്രമീകരണം',
  site: 'സൈറ്റ്',
  email: 'ഇമെയിൽ',
  team: 'ടീം',
  privacy: 'സ്വകാര്യത',
  technical: 'സാങ്കേതികം',
};
