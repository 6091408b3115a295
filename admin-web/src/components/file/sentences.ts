import { withArticle } from '@paattu/shared/image-format';
import { inLanguage } from '../../lib/language';

export const uploadSentences = inLanguage('components/file', {
  heading: 'Upload a song',
  fields: {
    title: 'Title',
    titleMalayalam: 'Title in Malayalam',
    artist: 'Artist',
    releaseDate: 'Release date',
    story: 'A few words about this song',
    storyMalayalam: 'A few words about this song in Malayalam',
    description: 'Lyrics',
  },
  /** Says below a field that the file filled it in. */
  origins: {
    tags: 'from the file’s tags',
    name: 'from the file’s name',
  },
  /** Before the file is chosen. */
  fileFirst: 'Drop the file here, or choose it: what it says of the song is filled in below.',
  /** On a device without a pointer that drops files. */
  fileFirstByTouch: 'Choose the file: what it says of the song is filled in below.',
  /** The names of fields. */
  filled: (fields: string[]) => `Filled in from the file: ${fields.join(', ')}`,
  needed: (field: string) => `${field} is needed.`,
  titleInMalayalamAlone:
    'Each song needs a title in this field. If it has one in Malayalam alone, write that here.',
  titleTaken: (artists: string[]) =>
    `The site has ${artists.length === 1 ? 'another song' : `${artists.length} other songs`} of this title, by ${artists.join(', ')}. A contest that names this title plays the newest.`,
  lyricsHint: 'Line breaks and blank lines are kept.',
  audio: 'Audio file',
  audioHint: 'MP3, WAV, M4A or AAC, up to 50 MB',
  cover: 'Cover image',
  samplePhoto: 'Sample photo',
  portrait: 'Portrait',
  coverHint: 'PNG, JPG or JPEG, up to 5 MB',
  duration: (time: string) => `Duration ${time}`,
  noDuration: 'Duration not known in this browser',
  dropOrChoose: 'Drop a file here, or choose one',
  chooseFile: 'Choose file',
  chooseAnother: 'Choose another',
  removeFile: 'Remove',
  heardAtOnce: 'Visitors hear it as soon as it is uploaded.',
  heardLater: 'Visitors hear it once the site is public.',
  hidden: 'Keep the song hidden until I publish it',
  submit: 'Upload',
  giveUp: {
    title: 'Give this song up?',
    text: 'The files that you chose and what you typed are not kept.',
    label: 'Give it up',
  },
  progress: (percent: number) => `Uploading: ${percent} %`,
  checking: 'Uploaded. The server is checking the file…',
  done: 'Song uploaded',
  doneWithTags: 'Song uploaded. Its lyrics were taken from the audio file: please read them.',
  cancelled: 'Upload cancelled',
  failed: 'Failed to upload the song.',
  missingAudio: 'Missing Audio File',
  missingAudioText: 'Please select an audio file',
  missingCover: 'Missing Image',
  invalidType: 'Invalid File Type',
  invalidAudioText: 'Please select an MP3, WAV, M4A, or AAC file',
  noSoundText: 'This file has no sound in it, whatever its name says. Please choose the file of the song.',
  invalidCoverText: 'Please upload only PNG, JPG, or JPEG images',
  unopenableCoverText: (format: string) =>
    `This is ${withArticle(format)} picture, which this browser cannot open. Please save it as a JPEG or PNG, and choose that.`,
  damagedCoverText: (format: string) =>
    `This ${format} picture is damaged, or a part of it is missing. Please choose another copy of it.`,
  coverTooDetailedText: 'Please upload an image of at most 40 megapixels',
  tooLarge: 'File Too Large',
  audioTooLargeText: 'Please select a file smaller than 50MB',
  coverTooLargeText: 'Please upload an image smaller than 5MB',
});
