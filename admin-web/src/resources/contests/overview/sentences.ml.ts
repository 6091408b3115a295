import { formatCount } from '../../../lib/format';
import type { overviewSentences as english } from './sentences';

const openSetUp = '‘ഒരുക്കം’ എന്ന പേജ് തുറക്കുക';

const entries = (count: number) => (count === 1 ? 'ഒരു എൻട്രി' : `${formatCount(count)} എൻട്രികൾ`);
const thereAre = (count: number) => (count === 1 ? 'ഒരു എൻട്രിയുണ്ട്' : `${formatCount(count)} എൻട്രികളുണ്ട്`);
const received = (count: number) => (count === 0 ? 'എൻട്രികൾ കിട്ടിയില്ല' : `${entries(count)} കിട്ടി`);

export const overviewSentences: typeof english = {
  loadFailed: 'മത്സരം ലോഡ് ചെയ്യാനായില്ല',
  steps: {
    prepare: {
      heading: 'ഈ മത്സരം നിങ്ങൾ മാത്രമേ കാണൂ',
      say: () => 'തീയതികളും എഴുത്തും നിയമങ്ങളും തയ്യാറാകുമ്പോൾ സൈറ്റിൽ ഇടുക.',
      act: 'ഒരുക്കം തുടരുക',
    },
    announce: {
      heading: 'സൈറ്റിലേക്ക് തയ്യാർ',
      say: (day) => `സന്ദർശകർ ഈ മത്സരം കണ്ടുതുടങ്ങുന്നത്: ${day}.`,
      act: openSetUp,
    },
    wait: {
      heading: 'മത്സരം പ്രഖ്യാപിച്ചു',
      say: (day) => `എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത്: ${day}.`,
      act: openSetUp,
    },
    collect: {
      heading: 'എൻട്രികൾ സ്വീകരിക്കുന്നു',
      say: (day, count) =>
        `${count === 0 ? 'ഇതുവരെ എൻട്രികളില്ല' : `ഇതുവരെ ${thereAre(count)}`}. എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നത്: ${day}.`,
      act: 'എൻട്രികൾ കാണുക',
    },
    rest: {
      heading: 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ചു',
      say: (day, count) => `${received(count)}. വോട്ടിങ് തുടങ്ങുന്നത്: ${day}.`,
      act: 'എൻട്രികൾ കാണുക',
    },
    vote: {
      heading: 'വോട്ടിങ് നടക്കുന്നു',
      say: (day) => `വോട്ടിങ് അവസാനിക്കുന്നത്: ${day}.`,
      act: 'വോട്ടുകൾ കാണുക',
    },
    judge: {
      heading: 'വോട്ടിങ് അവസാനിച്ചു',
      say: (day) => `ജൂറി കേൾക്കുകയാണ്. വിജയിയെ പ്രഖ്യാപിക്കുന്നത്: ${day}.`,
      act: 'ജൂറിയുടെ പേജ് കാണുക',
    },
    count: {
      heading: 'വോട്ടിങ് അവസാനിച്ചു',
      say: (day) => `ഫലം തീരുമാനിക്കുന്നത് വോട്ടുകളാണ്. വിജയിയെ പ്രഖ്യാപിക്കുന്നത്: ${day}.`,
      act: 'ഫലം കണക്കാക്കുക',
    },
    decide: {
      heading: 'വിജയിയെ പ്രഖ്യാപിക്കേണ്ട ദിവസമായി',
      say: () => 'ഫലം കണക്കാക്കി സ്ഥിരീകരിക്കുക.',
      act: 'ഫലം കണക്കാക്കുക',
    },
    read: {
      heading: 'മത്സരം കഴിഞ്ഞു',
      say: (_, count) => `${received(count)}.`,
      act: 'ഫലം വായിക്കുക',
    },
  },
  before: 'ഇതുവരെ',
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
  giveTime: 'സമയം നീട്ടുക',
  changeDates: 'തീയതികൾ മാറ്റുക',
  invite: 'ജൂറിയെ ക്ഷണിക്കുക',
  numbers: 'കണക്കുകൾ',
  votes: { counted: 'എണ്ണുന്ന വോട്ടുകൾ', quarantined: 'തടഞ്ഞുവച്ച വോട്ടുകൾ' },
  counts: {
    total: 'എൻട്രികൾ',
    approved: 'അംഗീകരിച്ചവ',
    pending: 'തീരുമാനിക്കാനുള്ളവ',
    rejected: 'നിരസിച്ചവ',
    withdrawn: 'പിൻവലിച്ചവ',
  },
  visitorsFailed: 'സന്ദർശകർ കാണുന്നത് ലോഡ് ചെയ്യാനായില്ല',
  open: 'സൈറ്റിൽ തുറക്കുക',
};
