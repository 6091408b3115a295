import type { Translations } from '../catalogue';
import { dates } from '@paattu/shared/dates/ml';
import { frame } from '@paattu/shared/site-texts/ml/frame';

/** By the English name of the network: "on Facebook". */
const ON_NETWORK: Readonly<Record<string, string>> = {
  Facebook: 'ഫേസ്ബുക്കിൽ',
  Instagram: 'ഇൻസ്റ്റാഗ്രാമിൽ',
  YouTube: 'യൂട്യൂബിൽ',
};

export const site = {
  dates,
  defaults: frame,
  description: 'കേൾക്കാനും ഡൗൺലോഡ് ചെയ്യാനും മലയാളം പാട്ടുകൾ.',
  homeTitle: (name: string) => `${name} · മലയാളം പാട്ടുകളും കവർ സോങ് മത്സരവും`,
  imageAlt: (name: string) => `${name}, മലയാളം പാട്ടുകൾ`,
  draft: 'ഇത് പ്രിവ്യൂ ആണ്. പ്രസിദ്ധീകരിച്ചതു മാത്രമേ സന്ദർശകർ കാണൂ.',
  announcement: 'അറിയിപ്പ്',

  skipLink: 'ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  mainNavigation: 'പ്രധാന മെനു',
  openMenu: 'മെനു തുറക്കുക',
  closeMenu: 'മെനു അടയ്ക്കുക',
  links: {
    home: 'ഹോം',
    about: 'എന്നെക്കുറിച്ച്',
    songs: 'എന്റെ പാട്ടുകൾ',
    entries: 'മത്സര എൻട്രികൾ',
    contact: 'ബന്ധപ്പെടുക',
    admin: 'അഡ്മിൻ',
  },
  newSongs: 'പുതിയ പാട്ടുകൾ',
  signIn: 'ലോഗിൻ',
  changePassword: 'പാസ്‌വേഡ് മാറ്റുക',
  signOut: 'ലോഗൗട്ട്',
  signedOut: { title: 'ലോഗൗട്ട് ചെയ്തു', description: 'നിങ്ങൾ അക്കൗണ്ടിൽനിന്ന് ലോഗൗട്ട് ചെയ്തു.' },
  signOutFailed: 'ലോഗൗട്ട് ചെയ്യാനായില്ല',
  switchTheme: 'ലൈറ്റ്, ഡാർക്ക് തീം മാറ്റുക',

  quickLinks: 'പ്രധാന ലിങ്കുകൾ',
  contest: 'മത്സരം',
  allEntries: 'എല്ലാ എൻട്രികളും കാണുക',
  terms: 'നിബന്ധനകളും വ്യവസ്ഥകളും',
  licences: 'സോഫ്റ്റ്‌വെയർ ലൈസൻസുകൾ',
  onNetwork: (name: string, network: string) => `${name} ${ON_NETWORK[network] ?? `· ${network}`}`,

  crashed: {
    title: 'എന്തോ കുഴപ്പം പറ്റി',
    text: 'ഈ പേജ് കാണിക്കാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.',
    retry: 'പേജ് വീണ്ടും ലോഡ് ചെയ്യുക',
  },

  outage: {
    offline: 'ഇന്റർനെറ്റ് ഇല്ല. തിരിച്ചുകിട്ടുമ്പോൾ ഈ പേജ് തനിയെ തുടരും.',
    away: 'സൈറ്റ് ഉടൻ തിരിച്ചെത്തും. അപ്പോൾ ഈ പേജ് തനിയെ തുടരും.',
  },

  notifications: (hotkey: string) => `അറിയിപ്പുകൾ (${hotkey})`,
  dismiss: 'അടയ്ക്കുക',
  error: 'പിശക്',
  unexpectedError: 'അപ്രതീക്ഷിതമായി ഒരു പിശക് സംഭവിച്ചു',
  loading: 'കാത്തിരിക്കൂ…',
  opensNewTab: '(പുതിയ ടാബിൽ തുറക്കും)',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',

  player: {
    play: 'കേൾക്കുക',
    pause: 'നിർത്തുക',
    playSong: (title: string) => `കേൾക്കുക: ${title}`,
    pauseSong: (title: string) => `നിർത്തുക: ${title}`,
    position: (current: string, duration: string) => `${current}, ആകെ ${duration}`,
    failed: 'ഈ പാട്ട് ലോഡ് ചെയ്യാനായില്ല.',
    playing: 'ഇപ്പോൾ കേൾക്കുന്നത്',
    songBy: (title: string, artist: string) => `${title} · ${artist}`,
    playNotRecorded: 'പാട്ട് കേട്ടത് രേഖപ്പെടുത്താനായില്ല.',
  },
} satisfies Translations['site'];
