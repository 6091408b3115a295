import type { overviewSentences as english } from './sentences';

const openSetUp = '‘ഒരുക്കം’ എന്ന പേജ് തുറക്കുക';

const entries = (count: number) => (count === 1 ? 'ഒരു എൻട്രി' : `${count} എൻട്രികൾ`);
const thereAre = (count: number) => (count === 1 ? 'ഒരു എൻട്രിയുണ്ട്' : `${count} എൻട്രികളുണ്ട്`);

export const overviewSentences: typeof english = {
  tab: 'അവലോകനം',
  loadFailed: 'മത്സരം ലോഡ് ചെയ്യാനായില്ല',
  steps: {
    review: {
      say: (_, count) => `${entries(count)} നിങ്ങളുടെ തീരുമാനം കാത്തിരിക്കുന്നു.`,
      act: (count) => `${entries(count)} പരിശോധിക്കുക`,
    },
    prepare: {
      say: () => 'ഈ മത്സരം നിങ്ങൾ മാത്രമേ കാണൂ. തീയതികളും എഴുത്തും നിയമങ്ങളും തയ്യാറാകുമ്പോൾ സൈറ്റിൽ ഇടുക.',
      act: () => 'ഒരുക്കം തുടരുക',
    },
    announce: {
      say: (day) => `സന്ദർശകർ ഈ മത്സരം കണ്ടുതുടങ്ങുന്നത്: ${day}.`,
      act: () => openSetUp,
    },
    wait: {
      say: (day) => `മത്സരം പ്രഖ്യാപിച്ചു. എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത്: ${day}.`,
      act: () => openSetUp,
    },
    collect: {
      say: (day, count) =>
        `${count === 0 ? 'ഇതുവരെ എൻട്രികളില്ല' : `ഇതുവരെ ${thereAre(count)}`}. എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നത്: ${day}.`,
      act: () => 'എൻട്രികൾ കാണുക',
    },
    rest: {
      say: (day, count) =>
        `എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ചു; ${count === 0 ? 'എൻട്രികളില്ല' : thereAre(count)}. വോട്ടിങ് തുടങ്ങുന്നത്: ${day}.`,
      act: () => 'എൻട്രികൾ കാണുക',
    },
    vote: {
      say: (day) => `സന്ദർശകർ വോട്ടു ചെയ്യുകയാണ്. വോട്ടിങ് അവസാനിക്കുന്നത്: ${day}.`,
      act: () => 'വോട്ടുകൾ കാണുക',
    },
    judge: {
      say: (day) => `വോട്ടിങ് അവസാനിച്ചു; ജൂറി കേൾക്കുകയാണ്. വിജയിയെ പ്രഖ്യാപിക്കുന്നത്: ${day}.`,
      act: () => 'ജൂറിയുടെ പേജ് കാണുക',
    },
    decide: {
      say: () => 'വിജയിയെ പ്രഖ്യാപിക്കേണ്ട ദിവസമായി. ഫലം കണക്കാക്കി സ്ഥിരീകരിക്കുക.',
      act: () => 'ഫലം കണക്കാക്കുക',
    },
    read: {
      say: (_, count) => `മത്സരം കഴിഞ്ഞു; ${count === 0 ? 'എൻട്രികളില്ല' : thereAre(count)}.`,
      act: () => 'ഫലം വായിക്കുക',
    },
  },
  timeline: 'സമയക്രമം',
  here: 'ഇപ്പോൾ ഇവിടെ',
  phases: {
    announceAt: 'പ്രഖ്യാപിച്ചു',
    opensAt: 'എൻട്രികൾ',
    closesAt: 'അവസാനിച്ചു',
    votingOpensAt: 'വോട്ടിങ്',
    votingClosesAt: 'ജൂറി',
    winnerAt: 'വിജയി',
  },
  days: (count) => `${count} ദിവസം`,
  noDates: 'ആറു തീയതികളും നൽകിയാൽ സമയക്രമം ഇവിടെ കാണാം.',
  next: 'അടുത്തത്',
  dates: {
    announceAt: 'മത്സരം പ്രഖ്യാപിക്കുന്നത്',
    opensAt: 'എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത്',
    closesAt: 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നത്',
    votingOpensAt: 'വോട്ടിങ് തുടങ്ങുന്നത്',
    votingClosesAt: 'വോട്ടിങ് അവസാനിക്കുന്നത്',
    winnerAt: 'വിജയിയെ പ്രഖ്യാപിക്കുന്നത്',
  },
  giveTime: 'കൂടുതൽ സമയം നൽകുക',
  invite: 'ജൂറിയെ ക്ഷണിക്കുക',
  numbers: 'കണക്കുകൾ',
  counts: {
    total: 'എൻട്രികൾ',
    approved: 'അംഗീകരിച്ചവ',
    pending: 'തീരുമാനിക്കാനുള്ളവ',
    rejected: 'നിരസിച്ചവ',
    withdrawn: 'പിൻവലിച്ചവ',
  },
  open: 'സൈറ്റിൽ തുറക്കുക',
};
