import { dates, inTwelveHours } from '@paattu/shared/dates/ml';
import type { laterHomes as english } from '../en/later-homes';

const WEEKDAYS = ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'];

export const laterHomes: typeof english = {
  voting: {
    title: 'ഒരു പാട്ട്, പല ശബ്ദങ്ങൾ.',
    lead: 'എല്ലാം കേൾക്കൂ, ഇഷ്ടമായ ഒന്നിന് വോട്ടു ചെയ്യൂ.',
    until: ({ day, weekday, time }) =>
      `${dates.long(day)}, ${WEEKDAYS[weekday]} ${time ? inTwelveHours(time) : 'അർധരാത്രി'} വരെ വോട്ടു ചെയ്യാം.`,
    description: 'ഞങ്ങളുടെ പാട്ട് സ്വന്തം ശൈലിയിൽ പാടിയവരെ കേൾക്കൂ, ഇഷ്ടമായതിന് വോട്ടു ചെയ്യൂ.',
  },
  judging: {
    title: 'വോട്ടുകൾ എത്തി. വിധികർത്താക്കൾ കേൾക്കുന്നു.',
    lead: 'അവർക്കൊപ്പം കേൾക്കൂ.',
    soon: 'വിജയിയെ ഉടൻ പ്രഖ്യാപിക്കും.',
    description: 'ഞങ്ങളുടെ പാട്ട് സ്വന്തം ശൈലിയിൽ പാടിയവരെ വിധികർത്താക്കൾ കേൾക്കുന്നു. അവർക്കൊപ്പം കേൾക്കൂ.',
  },
  voices: {
    title: 'ശബ്ദങ്ങൾ',
    all: 'എല്ലാ ശബ്ദങ്ങളും കേൾക്കാം',
    yours: 'നിങ്ങളുടെ വോട്ട്:',
  },
  decided: {
    description: (winner, contest) => `${contest}: വിജയി ${winner}. വിജയിയെയും മറ്റെല്ലാവരെയും കേൾക്കൂ.`,
    descriptionWithout: (contest) => `${contest}: ഫലം പ്രഖ്യാപിച്ചു.`,
    others: 'രണ്ടും മൂന്നും സ്ഥാനങ്ങൾ',
    hear: 'എല്ലാവരെയും കേൾക്കാം',
  },
  artist: {
    title: 'മലയാളം പാട്ടുകൾ',
    soon: 'ആദ്യത്തെ പാട്ട് ഉടൻ',
    songs: 'മറ്റു പാട്ടുകൾ',
    all: 'എല്ലാ പാട്ടുകളും',
    about: (name) => `${name}: കൂടുതൽ അറിയാം`,
  },
  last: {
    title: 'കഴിഞ്ഞ മത്സരത്തിലെ വിജയി',
    without: 'കഴിഞ്ഞ മത്സരം',
    result: 'മത്സരഫലം കാണുക',
    hear: 'എല്ലാ ശബ്ദങ്ങളും കേൾക്കാം',
  },
};
