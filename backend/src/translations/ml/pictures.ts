import type { pictures as english } from '../en/pictures.js';

export const pictures = {
  sings: (song: string) => `“${song}” പാടുന്നു`,
  winner: 'വിജയി',
  points: (points: string) => `100-ൽ ${points} പോയിന്റ്`,
} satisfies typeof english;
