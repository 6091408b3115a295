import type { result as english } from '../../en/my-entry/result';

export const result: typeof english = {
  title: 'നിങ്ങളുടെ ഫലം',
  failed: 'നിങ്ങളുടെ ഫലം ലോഡ് ചെയ്യാനായില്ല.',
  place: (place, finalists) =>
    place === 1 ? 'നിങ്ങൾ വിജയിച്ചു. അഭിനന്ദനങ്ങൾ!' : `ഫൈനലിലെ ${finalists} എൻട്രികളിൽ സ്ഥാനം ${place}.`,
  noFinalist: 'നിങ്ങളുടെ എൻട്രി ഫൈനലിൽ എത്തിയില്ല; അതിനാൽ സ്ഥാനമില്ല. പാടിയതിന് നന്ദി.',
  points: 'പോയിന്റ്',
  ofHundred: (points) => `${points} / 100`,
  part: { rendition: 'ആലാപനം', engagement: 'പ്രേക്ഷക പ്രതികരണം', votes: 'വോട്ടനുസരിച്ച്' },
  partOf: (points, place) => `${points} പോയിന്റ്, സ്ഥാനം ${place}`,
  votes: 'വോട്ടുകൾ',
  number: 'ഫലത്തിന്റെ ഫയലുകളിലെ നമ്പർ',
  all: 'മുഴുവൻ ഫലവും കാണുക',
  certificate: 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ് (PDF)',
};
