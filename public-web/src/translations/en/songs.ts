import { pluralIn } from '../plural';

const plural = pluralIn('en');

/** Sentences of the song library. */
export const songs = {
  title: 'My Songs',
  intro: 'All songs, newest first.',
  description: (artist: string) => `All songs of ${artist}, newest first.`,
  descriptionOf: (title: string, artist: string, hasLyrics: boolean) =>
    hasLyrics ? `Listen to ${title} by ${artist}, and read the lyrics.` : `Listen to ${title} by ${artist}.`,
  filter: 'Show',
  allSongs: 'All Songs',
  favorites: 'Favorites',
  signInNotice: 'Sign in to vote and add to favorites',
  loading: 'Loading songs…',
  failed: 'Failed to load songs',
  retry: 'Retry',
  empty: 'No Songs Available',
  emptyText: 'New songs will appear here as soon as they are released.',
  noFavorites: 'No Favorite Songs',
  noFavoritesText: "You haven't added any songs to your favorites yet.",
  playAll: 'Play all',
  closing: {
    title: 'Love My Music?',
    text: 'Tell me what a song meant to you.',
    link: 'Get in Touch',
  },
  card: {
    cover: (title: string) => `Cover of ${title}`,
    seek: (title: string) => `Seek in ${title}`,
    upvote: (title: string, count: string) => `Upvote ${title}, ${count}`,
    downvote: (title: string, count: string) => `Downvote ${title}, ${count}`,
    download: 'Download',
    more: (title: string) => `More actions on ${title}`,
    addFavorite: (title: string) => `Add ${title} to favorites`,
    removeFavorite: (title: string) => `Remove ${title} from favorites`,
    plays: (count: number, shown: string) => plural(count, { one: `${shown} play`, other: `${shown} plays` }),
    share: (title: string) => `Share ${title}`,
    shareShort: 'Share',
    shareAt: (time: string) => `Share at ${time}`,
    downloads: (count: number, shown: string) =>
      plural(count, { one: `${shown} download`, other: `${shown} downloads` }),
    showLyrics: 'Show lyrics',
    hideLyrics: 'Hide lyrics',
    lyricsOf: (title: string) => `of ${title}`,
    lyricsLoading: 'Loading lyrics…',
    lyricsFailed: 'Unable to load lyrics content.',
    noAudio: { title: 'No Audio File', description: "This song doesn't have an audio file available." },
  },
  /** The page of one song. */
  page: {
    story: 'About this song',
    lyrics: 'Lyrics',
    more: 'More songs',
  },
  loginRequired: {
    title: 'Login Required',
    vote: 'Please sign in to vote.',
    favorite: 'Please sign in to add favorites.',
  },
  voting: {
    alreadyCast: 'Vote Already Cast',
    alreadyCastText: (type: string) => `You have already ${type}d this song. Remove your current vote first.`,
    recorded: 'Vote Recorded',
    recordedText: (type: string, title: string) => `You ${type}d ${title}.`,
    removed: 'Vote Removed',
    removedText: (title: string) => `Your vote on ${title} has been removed.`,
    notRecorded: (type: string) => `Failed to record ${type} interaction.`,
    notRemoved: 'Failed to remove vote.',
  },
  favorite: {
    added: 'Added to Favorites',
    removed: 'Removed from Favorites',
    failed: 'Failed to update favorites.',
  },
  share: {
    copied: 'Link Copied',
    notCopied: 'Link Not Copied',
  },
  download: {
    started: 'Download Started',
    failed: 'Download Failed',
    failedText: 'The file opens in a new tab instead.',
    blockedText: 'Your browser did not let a new tab open.',
    openFile: 'Open the file',
    notTracked: 'Failed to track download interaction.',
  },
};
