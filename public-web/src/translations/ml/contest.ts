import type { Translations } from '../catalogue';

/** By rank; not ഒന്നാം സ്ഥാനം, which is a place in the result. */
const MEDALS = ['ഒന്നാമത്', 'രണ്ടാമത്', 'മൂന്നാമത്'];

export const contest = {
  hero: {
    eyebrow: 'കവർ സോങ് മത്സരം',
    takingPart: {
      title: 'പാടൂ, നിങ്ങളുടെ ശൈലിയിൽ.',
      second: null,
      lead: 'പാട്ട് നിങ്ങളുടെ ശൈലിയിൽ പാടി റെക്കോർഡ് ചെയ്ത് യൂട്യൂബിൽ ഇടൂ. ലിങ്കും ഒരു ഫോട്ടോയും ഞങ്ങൾക്ക് അയയ്ക്കൂ.',
    },
    entries: {
      title: 'അവർ പാടിയത് കേൾക്കൂ.',
      second: null,
      lead: 'ഒരു പാട്ട്, പല ശബ്ദങ്ങൾ. ആദ്യം പാട്ട് കേൾക്കൂ, പിന്നെ അത് സ്വന്തം ശൈലിയിൽ പാടിയവരെയും.',
    },
    until: (deadline: string) => `${deadline} വരെ എൻട്രികൾ അയയ്ക്കാം.`,
    enter: 'മത്സരത്തിൽ പങ്കെടുക്കൂ',
    howTo: 'എങ്ങനെ പങ്കെടുക്കാം',
    vote: 'വോട്ടു ചെയ്യൂ',
    seeEntries: 'എൻട്രികൾ കാണുക',
    listen: 'പാട്ടുകൾ കേൾക്കുക',
    description: (prize: string) =>
      `ഞങ്ങളുടെ മലയാളം പാട്ട് നിങ്ങളുടെ ശൈലിയിൽ പാടി യൂട്യൂബ് ലിങ്ക് അയയ്ക്കൂ. സമ്മാനം: ${prize}. തീയതികൾ, നിയമങ്ങൾ, എൻട്രി ഫോം, മുന്നിലുള്ള എൻട്രികൾ.`,
  },
  newest: 'ഏറ്റവും പുതിയ പാട്ട്',
  newSongs: { title: 'പുതിയ പാട്ടുകൾ', all: 'എല്ലാ പാട്ടുകളും' },
  prize: {
    label: 'സമ്മാനം',
    submissions: 'എൻട്രികൾ അയയ്ക്കാം',
    voting: 'വോട്ടിങ്',
    winner: 'ഫലപ്രഖ്യാപനം',
    sponsoredBy: 'സ്പോൺസർ:',
  },
  phase: {
    upcoming: 'മത്സരം തുടങ്ങിയിട്ടില്ല',
    upcomingDetail: (date: string) => `എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്ന തീയതി: ${date}.`,
    submissions: 'ഇപ്പോൾ എൻട്രികൾ സമർപ്പിക്കാം.',
    closed: 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ചു.',
    voting: 'പങ്കെടുത്തതിന് നന്ദി! വോട്ടിങ് തുടങ്ങുന്നു!',
    ended: 'മത്സരം അവസാനിച്ചു.',
    judging: 'വോട്ടിങ് അവസാനിച്ചു. വിധിനിർണയം നടക്കുന്നു.',
    winnerOn: (date: string) => `വിജയിയെ പ്രഖ്യാപിക്കുന്ന തീയതി: ${date}.`,
    timeLeft: 'ബാക്കിയുള്ള സമയം',
    units: { days: 'ദിവസം', hours: 'മണിക്കൂർ', minutes: 'മിനിറ്റ്', seconds: 'സെക്കൻഡ്' },
  },
  form: {
    title: 'നിങ്ങളുടെ എൻട്രി സമർപ്പിക്കൂ',
    intro: 'എല്ലാം നിർബന്ധമാണ്. ഓരോ എൻട്രിയും ഞങ്ങൾ പരിശോധിച്ച ശേഷമേ സൈറ്റിൽ വരൂ.',
    closed: 'ഇപ്പോൾ എൻട്രികൾ സ്വീകരിക്കുന്നില്ല.',
    unfold: 'എൻട്രി ഫോം',
  },
  top: {
    rank: (rank: number) => `#${rank}`,
    medal: (rank: number) => MEDALS[rank - 1] ?? `റാങ്ക് ${rank}`,
    views: (count: string) => `${count} തവണ കണ്ടു`,
    viewsUnknown: 'എത്ര തവണ കണ്ടെന്ന് അറിയില്ല',
    viewsAsOf: (time: string) => `യൂട്യൂബിലെ കണക്ക്: ${time}`,
    submittedOn: (date: string) => `സമർപ്പിച്ചത്: ${date}`,
  },
  former: 'കഴിഞ്ഞ മത്സരം:',
  entryPhoto: {
    alt: (name: string) => `സ്ഥിരീകരണ ഫോട്ടോ: ${name}`,
    none: 'സ്ഥിരീകരണ ഫോട്ടോ ഇല്ല',
  },
} satisfies Translations['contest'];
