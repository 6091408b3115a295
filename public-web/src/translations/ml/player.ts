import type { player as english } from '../en/player';

export const player = {
  label: 'പ്ലെയർ',
  next: 'അടുത്ത പാട്ട്',
  previous: 'മുമ്പത്തെ പാട്ട്',
  seek: 'പാട്ടിന്റെ സമയം',
  volume: 'ശബ്ദം',
  mute: 'നിശ്ശബ്ദമാക്കുക',
  unmute: 'ശബ്ദം ഓണാക്കുക',
  close: 'പ്ലെയർ അടയ്ക്കുക',
  open: 'പ്ലെയർ തുറക്കുക:',
  minimize: 'പ്ലെയർ ചെറുതാക്കുക',
  partFailed: 'പ്ലെയറിന്റെ ഈ ഭാഗം ലോഡ് ചെയ്യാനായില്ല.',

  upNext: 'അടുത്തത്',
  closeQueue: 'പട്ടിക അടയ്ക്കുക',
  nothingNext: 'ഇത് അവസാനത്തെ പാട്ടാണ്.',
  playing: 'പാടുന്നു',
  songs: (count: number, minutes: number) => `${count} ${count === 1 ? 'പാട്ട്' : 'പാട്ടുകൾ'}, ${minutes} മിനിറ്റ്`,
  howToMove: 'പാട്ടിന്റെ ക്രമം മാറ്റാൻ രണ്ടു വരകളിൽ പിടിച്ചു വലിക്കാം, അല്ലെങ്കിൽ അമ്പടയാളം അമർത്താം.',
  moveUp: (title: string) => `മുകളിലേക്ക് നീക്കുക: ${title}`,
  move: (title: string, place: number, count: number) =>
    `ക്രമം മാറ്റുക: ${title}, ${count} പാട്ടുകളിൽ ${place}-ാമത്`,
  remove: (title: string) => `അടുത്ത പാട്ടുകളിൽനിന്ന് നീക്കം ചെയ്യുക: ${title}`,
  moved: (title: string, place: number, count: number) => `${title}: ഇപ്പോൾ ${count} പാട്ടുകളിൽ ${place}-ാമത്.`,
  removed: (title: string) => `അടുത്ത പാട്ടുകളിൽനിന്ന് നീക്കം ചെയ്തു: ${title}.`,
  undo: 'പഴയപടിയാക്കുക',
  undone: 'പഴയപടിയാക്കി.',

  lyrics: 'വരികൾ',
  lyricsOf: (title: string) => `വരികൾ: ${title}`,
  closeLyrics: 'വരികൾ അടയ്ക്കുക',
  noLyrics: 'ഈ പാട്ടിന്റെ വരികൾ ഇതുവരെ ചേർത്തിട്ടില്ല.',
  lyricsFailed: 'വരികൾ ലോഡ് ചെയ്യാനായില്ല.',
  smaller: 'അക്ഷരങ്ങൾ ചെറുതാക്കുക',
  larger: 'അക്ഷരങ്ങൾ വലുതാക്കുക',
  songPage: 'പാട്ടിന്റെ പേജ്',
} satisfies typeof english;
