import { formatCount } from '../../lib/format';
import type { homeSentences as english } from './sentences';

export const homeSentences: typeof english = {
  nothing: 'നിങ്ങളെ കാത്തിരിക്കുന്നതായി ഒന്നുമില്ല.',
  needs: {
    artist: 'സൈറ്റിൽ നിങ്ങളുടെ പേരു ചേർക്കണം.',
    song: 'സൈറ്റിൽ ആദ്യത്തെ പാട്ടു ചേർക്കണം.',
    about: 'സൈറ്റിൽ നിങ്ങളെക്കുറിച്ച് ഒരു കുറിപ്പു ചേർക്കണം.',
    email: 'സൈറ്റിന് ഇതുവരെ ഇമെയിൽ അയയ്ക്കാനാകില്ല.',
    public: 'നിങ്ങളും ടീമും മാത്രമേ സൈറ്റ് കാണുന്നുള്ളൂ.',
  },
  unpublished: 'നിങ്ങൾ എഴുതിയത് ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.',
  loading: 'കാത്തിരിക്കുന്നവ നോക്കുന്നു…',
  loadFailed: 'കാത്തിരിക്കുന്നവ ലോഡ് ചെയ്യാനായില്ല',
  stepsFailed: 'ഇനി ചെയ്യാനുള്ളത് ലോഡ് ചെയ്യാനായില്ല',
  buttons: 'എന്നും വേണ്ട പേജുകൾ',
  ofContest: (contest) => `എൻട്രികളും മാറ്റങ്ങളും വോട്ടുകളും ഈ മത്സരത്തിലേതാണ്: ${contest}.`,
  newest: 'പുതിയ എൻട്രികൾ',
  planNext: 'അടുത്ത മത്സരം ആസൂത്രണം ചെയ്യുക',
  site: 'നിങ്ങളുടെ സൈറ്റ്',
  artist: (name) => `ആർട്ടിസ്റ്റിന്റെ പേര്: ${name}`,
  changeName: 'പേരു മാറ്റുക',
  next: 'അടുത്തത്',
  giveTime: 'സമയം നീട്ടുക',
  changeDates: 'തീയതികൾ മാറ്റുക',
  allOver: 'മത്സരങ്ങളെല്ലാം കഴിഞ്ഞു.',
  week: 'ഈ ആഴ്ച',
  plays: (count, before) => {
    const plays = count === 0 ? 'ഈ ഏഴു ദിവസം ആരും പാട്ട് കേട്ടില്ല' : `പാട്ടുകൾ ${formatCount(count)} തവണ കേട്ടു`;
    if (before === undefined || count === before) return `${plays}.`;
    return `${plays}: അതിനു മുമ്പത്തെ ആഴ്ചയേക്കാൾ ${Math.abs(count - before)} ${count > before ? 'കൂടുതൽ' : 'കുറവ്'}.`;
  },
  toStats: 'കണക്കുകൾ നോക്കുക',
  emailUnknown: 'ഇമെയിൽ പ്രവർത്തിക്കുന്നുണ്ടോ എന്നു നോക്കുന്നു…',
  emailWorks: 'ഇമെയിൽ പ്രവർത്തിക്കുന്നുണ്ട്.',
  emailFails: 'ഇമെയിൽ പ്രവർത്തിക്കുന്നില്ല: ആർക്കും ഇമെയിൽ കിട്ടുന്നില്ല.',
  emailOff: 'ഇമെയിൽ ഒരുക്കിയിട്ടില്ല: ആർക്കും ഇമെയിൽ കിട്ടുന്നില്ല.',
  toEmails: 'ഇമെയിലുകൾ നോക്കുക',
  toEmailSettings: 'ഇമെയിൽ ഒരുക്കുക',
  dates: {
    opensAt: (time) => `എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത് ${time}.`,
    closesAt: (time) => `എൻട്രികൾ ${time} വരെ.`,
    votingOpensAt: (time) => `വോട്ടിങ് തുടങ്ങുന്നത് ${time}.`,
    votingClosesAt: (time) => `വോട്ടിങ് ${time} വരെ.`,
    winnerAt: (time) => `വിജയിയെ പ്രഖ്യാപിക്കുന്നത് ${time}.`,
  },
};
