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
  wait: (parts) => `${parts.join(', ')}${parts.length > 1 ? ' എന്നിവ' : ''} നിങ്ങളെ കാത്തിരിക്കുന്നു.`,
  loading: 'കാത്തിരിക്കുന്നവ നോക്കുന്നു…',
  loadFailed: 'കാത്തിരിക്കുന്നവ ലോഡ് ചെയ്യാനായില്ല',
  stepsFailed: 'ഇനി ചെയ്യാനുള്ളത് ലോഡ് ചെയ്യാനായില്ല',
  buttons: 'എന്നും വേണ്ട പേജുകൾ',
  waits: 'നിങ്ങളെ കാത്തിരിക്കുന്നത്',
  ofContest: (contest) => `എൻട്രികളും മാറ്റങ്ങളും വോട്ടുകളും ഈ മത്സരത്തിലേതാണ്: ${contest}.`,
  entries: (count) => `${formatCount(count)} എൻട്രി`,
  changes: (count) => `${formatCount(count)} മാറ്റം`,
  messages: (count) => `${formatCount(count)} സന്ദേശം`,
  votes: (count) => `${formatCount(count)} വോട്ട്`,
  unsent: (count) => `${formatCount(count)} ഇമെയിൽ`,
  rows: {
    pending: { text: (count) => `പരിശോധിക്കാനുള്ള ${formatCount(count)} എൻട്രി`, act: 'പരിശോധിക്കുക' },
    unanswered: { text: (count) => `പുതിയ സന്ദേശമുള്ള ${formatCount(count)} എൻട്രി`, act: 'മറുപടി നൽകുക' },
    videoBroken: { text: (count) => `വീഡിയോ കാണാനാകാത്ത ${formatCount(count)} എൻട്രി`, act: 'നോക്കുക' },
    revised: { text: (count) => `തീരുമാനം വേണ്ട ${formatCount(count)} മാറ്റം`, act: 'തീരുമാനിക്കുക' },
    messages: { text: (count) => `ഇനിയും വായിക്കാത്ത ${formatCount(count)} സന്ദേശം`, act: 'വായിക്കുക' },
    votes: { text: (count) => `തീരുമാനം വേണ്ട, സംശയമുള്ള ${formatCount(count)} വോട്ട്`, act: 'തീരുമാനിക്കുക' },
    emails: { text: (count) => `അയയ്ക്കാനാകാത്ത ${formatCount(count)} ഇമെയിൽ`, act: 'നോക്കുക' },
  },
  votesUntil: (time) => `വോട്ടിങ് ${time} വരെയാണ്.`,
  newest: 'പുതിയ എൻട്രികൾ',
  next: 'അടുത്തത്',
  toContest: 'മത്സരം നോക്കുക',
  week: 'ഈ ആഴ്ച',
  plays: (count, before) => {
    const plays = count === 0 ? 'ഈ ഏഴു ദിവസം ആരും പാട്ട് കേട്ടില്ല' : `പാട്ടുകൾ ${formatCount(count)} തവണ കേട്ടു`;
    if (before === undefined || count === before) return `${plays}.`;
    return `${plays}: അതിനു മുമ്പത്തെ ആഴ്ചയേക്കാൾ ${Math.abs(count - before)} ${count > before ? 'കൂടുതൽ' : 'കുറവ്'}.`;
  },
  toStats: 'കണക്കുകൾ നോക്കുക',
  email: 'ഇമെയിൽ',
  emailWorks: 'ഇമെയിൽ പ്രവർത്തിക്കുന്നുണ്ട്: മെയിൽ സെർവർ മറുപടി തരുന്നു.',
  emailFails: 'ഇമെയിലുകൾ ആർക്കും കിട്ടുന്നില്ല.',
  emailOff: 'ഇമെയിൽ ഒരുക്കിയിട്ടില്ല; അതുകൊണ്ട് ആർക്കും ഇമെയിൽ കിട്ടില്ല.',
  toEmails: 'ഇമെയിലുകൾ നോക്കുക',
  toEmailSettings: 'ഇമെയിൽ ഒരുക്കുക',
  dates: {
    opensAt: (contest, time) => `${contest}: എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത് ${time}.`,
    closesAt: (contest, time) => `${contest}: എൻട്രികൾ സ്വീകരിക്കുന്നത് ${time} വരെ.`,
    votingOpensAt: (contest, time) => `${contest}: വോട്ടിങ് തുടങ്ങുന്നത് ${time}.`,
    votingClosesAt: (contest, time) => `${contest}: വോട്ടിങ് അവസാനിക്കുന്നത് ${time}.`,
    winnerAt: (contest, time) => `${contest}: വിജയിയെ പ്രഖ്യാപിക്കുന്നത് ${time}.`,
  },
};
