import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

const listeners = (count: number) => (count === 1 ? '1 listener' : `${formatCount(count)} listeners`);

export const songSentences = inLanguage('songs', {
  list: 'Songs',
  heading: 'Songs',
  /** The first sentence of the list, and of a song. */
  say: {
    upload: 'What do you want to release?',
    all: (count: number) =>
      count === 0
        ? 'Your site has no song yet.'
        : count === 1
          ? 'Your site has 1 song.'
          : `Your site has ${formatCount(count)} songs.`,
    unplayable: 'Browsers cannot play this song.',
    lyrics: 'The lyrics of this song wait for you to read them.',
    hidden: 'Visitors do not see this song.',
    scheduled: (time: string) => `Visitors hear this song from ${time} on.`,
    published: 'Visitors can hear this song.',
    publishedLater: 'Visitors can hear this song once the site is public.',
    scheduledLater: (time: string) =>
      `Visitors hear this song from ${time} on, if the site is public by then.`,
  },
  upload: 'Upload Song',
  loadFailed: 'Error Loading Songs',
  empty: 'No songs yet',
  emptyText: 'The songs of your site are listed here.',
  noneFound: 'No song matches',
  noneFoundText: 'Try another title or artist, or show all songs.',
  filter: 'Show songs',
  searchHint: 'Title or artist',
  status: { published: 'Published', hidden: 'Hidden', scheduled: 'Scheduled' },
  song: 'Song',
  plays: (count: number, shown: string) => (count === 1 ? '1 play' : `${shown} plays`),
  counts: { upvotes: 'Upvotes', downvotes: 'Downvotes', downloads: 'Downloads', plays: 'Plays' },
  released: 'Released',
  duration: 'Duration',
  added: 'Added',
  openOnSite: 'Open on the site',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: (link: string) => `The link could not be copied: ${link}`,
  ground: {
    label: 'Colors of the song’s page',
    day: 'Day',
    night: 'Night',
    changed: 'Colors changed',
    failed: 'Failed to change the colors.',
  },
  publication: {
    heading: 'Publishing',
    onlyYou: 'Hidden: only you see it.',
    chooseTime: 'Choose a time',
    changeTime: 'Change the time',
    hidden: 'Hidden',
    scheduled: (time: string) => `Scheduled for ${time}`,
    published: (time: string) => `Published ${time}`,
    publishNow: 'Publish now',
    publishedDone: 'Song published',
    hide: 'Hide',
    hideTitle: 'Hide this song?',
    hideText: (title: string) =>
      `Visitors no longer see ${title}. Votes, plays, downloads and the address stay. It can be published again, and is then listed by its new time.`,
    hiddenDone: 'Song hidden',
    failed: 'Failed to change the publication.',
    schedule: 'Time of publication',
    time: 'Publish at',
    setTime: 'Set time',
    timeHint: (zone: string) =>
      `Time in ${zone}. A later time schedules the song. Songs are listed by this time.`,
  },
  processing: {
    pending: 'Waveform is being drawn',
    done: 'Waveform is drawn',
    failed: 'No waveform could be drawn',
  },
  fromTags: {
    state: 'Lyrics to be checked',
    text: 'These lyrics were taken from the audio file. Visitors see them when you have read them, and corrected or confirmed them.',
    read: 'Read the lyrics',
    confirm: 'The lyrics are right',
  },
  stated: (stated: string, real: string) =>
    `The file states ${stated} as its length, but lasts ${real}. Visitors see ${real}.`,
  statedState: 'The file states another length',
  unplayableState: 'Browsers cannot play it',
  notPlayed: {
    state: (count: number) => `Failed for ${listeners(count)}`,
    text: (count: number) => `${listeners(count)} could not play this song in the last 30 days.`,
    damaged:
      'The file is probably damaged. Play it here to its end. Then export the song again as MP3, and replace the audio.',
    unsupported:
      'Their browsers do not know the format of the file. Export the song as MP3, which every browser plays, and replace the audio.',
  },
  address: {
    label: 'Address',
    follows:
      'It follows the title until visitors can open the song. Then it stays, so that links keep working.',
    stays: {
      known: 'It stays when the title changes, so that links keep working.',
      named: 'It stays while a milestone of the page about you shows the song.',
    },
  },
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  back: 'All songs',
  text: 'What is written about it',
  cards: { audio: 'Audio', cover: 'Cover' },
  preview: 'Preview',
  previewToCome: 'Here you see the song as visitors will, once it has a title.',
  card: 'The song in the list of songs',
  page: 'The page of the song, with what you type',
  openPage: 'Open the page as it is saved',
  saved: 'Song saved',
  saveFailed: 'Failed to save the song.',
  audioOf: (title: string) => `Audio of ${title}`,
  listen: {
    play: (title: string) => `Play ${title}`,
    pause: (title: string) => `Pause ${title}`,
    failed: (title: string) => `“${title}” could not be played.`,
  },
  audioIsNew: 'The file is new: its length and its waveform appear soon.',
  replaceAudio: 'Replace audio',
  replaceAudioTitle: 'Replace the audio of this song?',
  replaceAudioText: (title: string, file: string) =>
    `${file} becomes the audio of ${title}. The former file is removed for good. The address, votes, plays and downloads stay.`,
  audioReplaced: 'Audio replaced',
  audioFailed: 'Failed to replace the audio.',
  coverToCome:
    'Without a picture of yours, the site draws a cover of this letter. Its color and its pattern follow from the sound, soon after the upload.',
  drawnCover: 'Drawn from the song: the first letter of its title, and its sound.',
  coverOf: (title: string) => `Cover of ${title}`,
  uploadCover: 'Choose a picture',
  replaceCover: 'Replace cover',
  replaceCoverTitle: 'Replace the cover of this song?',
  replaceCoverText: (title: string, file: string) =>
    `${file} becomes the cover of ${title}. The former picture is removed for good, and the page of the song gets the colors of the new one. The address, votes, plays and downloads stay.`,
  removeCover: 'Remove cover',
  removeCoverTitle: 'Remove this cover?',
  removeCoverText: (title: string) => `${title} gets the cover that is drawn from its title and its sound.`,
  coverReplaced: 'Cover replaced',
  coverRemoved: 'Cover removed',
  coverFailed: 'Failed to change the cover.',
  resetStatistics: 'Reset statistics',
  resetTitle: 'Reset this song’s statistics?',
  resetText: (title: string) =>
    `Votes, plays and downloads of ${title} go back to zero. They cannot be brought back.`,
  resetDone: 'Song statistics reset',
  resetFailed: 'Failed to reset song statistics.',
  deleteTitle: 'Delete this song?',
  deleteText: (title: string) => `${title}, its audio file and its statistics are removed for good.`,
  deleted: 'Song deleted',
  deleteFailed: 'Failed to delete the song.',
});
