import type { Translations } from '../catalogue';
import { pluralIn } from '../plural';

const plural = pluralIn('ml');

/** The name of a vote by its type in the API. */
const voteOf = (type: string) => (type === 'upvote' ? 'അനുകൂല വോട്ട്' : 'പ്രതികൂല വോട്ട്');

export const songs = {
  title: 'എന്റെ പാട്ടുകൾ',
  intro: 'ഞാൻ പുറത്തിറക്കിയ എല്ലാ പാട്ടുകളും, പുതിയത് ആദ്യം. കേൾക്കൂ, വരികൾ വായിക്കൂ, കൂടെ കൂട്ടൂ.',
  description: 'കേൾക്കാനും ഡൗൺലോഡ് ചെയ്യാനും കൂടെ പാടാനും മലയാളം പാട്ടുകൾ, വരികൾ സഹിതം.',
  descriptionOf: (title: string, artist: string) =>
    `പാട്ട്: ${title} (${artist}). കേൾക്കൂ, വരികൾ വായിക്കൂ, ഡൗൺലോഡ് ചെയ്യൂ, കൂടെ പാടൂ.`,
  filter: 'കാണിക്കുക',
  allSongs: 'എല്ലാ പാട്ടുകളും',
  favorites: 'പ്രിയപ്പെട്ടവ',
  signInNotice: 'വോട്ട് ചെയ്യാനും പ്രിയപ്പെട്ടവയിൽ ചേർക്കാനും പ്രവേശിക്കൂ',
  loading: 'പാട്ടുകൾ ലോഡ് ചെയ്യുന്നു…',
  failed: 'പാട്ടുകൾ ലോഡ് ചെയ്യാനായില്ല',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  empty: 'പാട്ടുകളൊന്നുമില്ല',
  emptyText: 'പുതിയ പാട്ടുകൾ പുറത്തിറങ്ങിയാലുടൻ ഇവിടെ കാണാം.',
  noFavorites: 'പ്രിയപ്പെട്ട പാട്ടുകളില്ല',
  noFavoritesText: 'നിങ്ങൾ ഇതുവരെ ഒരു പാട്ടും പ്രിയപ്പെട്ടവയിൽ ചേർത്തിട്ടില്ല.',
  closing: {
    title: 'എന്റെ പാട്ടുകൾ ഇഷ്ടമായോ?',
    text: 'ഒരു പാട്ട് മനസ്സിൽ തൊട്ടെങ്കിൽ എന്നോട് പറയൂ. പുതിയൊരു പാട്ട് വേണമെങ്കിൽ അതും ചോദിക്കൂ.',
    link: 'ബന്ധപ്പെടൂ',
  },
  card: {
    cover: (title: string) => `കവർചിത്രം: ${title}`,
    seek: (title: string) => `പാട്ടിലെ സ്ഥാനം: ${title}`,
    upvote: (title: string, count: string) => `അനുകൂല വോട്ട്: ${title}, ${count}`,
    downvote: (title: string, count: string) => `പ്രതികൂല വോട്ട്: ${title}, ${count}`,
    download: 'ഡൗൺലോഡ്',
    more: (title: string) => `കൂടുതൽ: ${title}`,
    addFavorite: (title: string) => `പ്രിയപ്പെട്ടവയിൽ ചേർക്കുക: ${title}`,
    removeFavorite: (title: string) => `പ്രിയപ്പെട്ടവയിൽ നിന്ന് നീക്കം ചെയ്യുക: ${title}`,
    plays: (_count: number, shown: string) => `${shown} തവണ കേട്ടു`,
    share: (title: string) => `പങ്കിടുക: ${title}`,
    shareShort: 'പങ്കിടുക',
    shareAt: (time: string) => `${time} മുതൽ പങ്കിടുക`,
    downloads: (count: number, shown: string) =>
      plural(count, { one: `${shown} ഡൗൺലോഡ്`, other: `${shown} ഡൗൺലോഡുകൾ` }),
    showLyrics: 'വരികൾ കാണിക്കുക',
    hideLyrics: 'വരികൾ മറയ്ക്കുക',
    lyricsOf: (title: string) => `(${title} എന്ന പാട്ട്)`,
    lyricsLoading: 'വരികൾ ലോഡ് ചെയ്യുന്നു…',
    lyricsFailed: 'വരികൾ ലോഡ് ചെയ്യാനായില്ല.',
    noAudio: { title: 'ഓഡിയോ ഫയലില്ല', description: 'ഈ പാട്ടിന്റെ ഓഡിയോ ഫയൽ ലഭ്യമല്ല.' },
  },
  page: {
    lyrics: 'വരികൾ',
    more: 'കൂടുതൽ പാട്ടുകൾ',
    previous: 'മുമ്പത്തെ പാട്ട്',
    next: 'അടുത്ത പാട്ട്',
  },
  loginRequired: {
    title: 'ആദ്യം പ്രവേശിക്കുക',
    vote: 'വോട്ട് ചെയ്യാൻ പ്രവേശിക്കൂ.',
    favorite: 'പ്രിയപ്പെട്ടവയിൽ ചേർക്കാൻ പ്രവേശിക്കൂ.',
  },
  voting: {
    alreadyCast: 'നേരത്തേ വോട്ട് ചെയ്തിട്ടുണ്ട്',
    alreadyCastText: (type: string) =>
      `ഈ പാട്ടിന് നിങ്ങൾ നേരത്തേ ${voteOf(type)} നൽകിയിട്ടുണ്ട്. ആദ്യം ആ വോട്ട് പിൻവലിക്കുക.`,
    recorded: 'വോട്ട് രേഖപ്പെടുത്തി',
    recordedText: (type: string, title: string) => `${title} എന്ന പാട്ടിന് നിങ്ങൾ ${voteOf(type)} നൽകി.`,
    removed: 'വോട്ട് പിൻവലിച്ചു',
    removedText: (title: string) => `${title} എന്ന പാട്ടിനുള്ള നിങ്ങളുടെ വോട്ട് പിൻവലിച്ചു.`,
    notRecorded: (type: string) => `${voteOf(type)} രേഖപ്പെടുത്താനായില്ല.`,
    notRemoved: 'വോട്ട് പിൻവലിക്കാനായില്ല.',
  },
  favorite: {
    added: 'പ്രിയപ്പെട്ടവയിൽ ചേർത്തു',
    removed: 'പ്രിയപ്പെട്ടവയിൽ നിന്ന് നീക്കം ചെയ്തു',
    failed: 'പ്രിയപ്പെട്ടവ പുതുക്കാനായില്ല.',
  },
  share: {
    copied: 'ലിങ്ക് പകർത്തി',
    notCopied: 'ലിങ്ക് പകർത്താനായില്ല',
  },
  download: {
    started: 'ഡൗൺലോഡ് തുടങ്ങി',
    failed: 'ഡൗൺലോഡ് ചെയ്യാനായില്ല',
    failedText: 'പകരം ഫയൽ പുതിയ ടാബിൽ തുറക്കുന്നു.',
    blockedText: 'പുതിയ ടാബ് തുറക്കാൻ ബ്രൗസർ അനുവദിച്ചില്ല.',
    openFile: 'ഫയൽ തുറക്കുക',
    notTracked: 'ഡൗൺലോഡ് ചെയ്തത് രേഖപ്പെടുത്താനായില്ല.',
  },
} satisfies Translations['songs'];
