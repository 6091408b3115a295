import type { pictures as english } from '../en/pictures.js';

export const pictures = {
  sings: (song: string) => `“${song}” പാടുന്നു`,
} satisfies typeof english;
