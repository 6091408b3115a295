/** The pictures of entries. */
export const pictures = {
  sings: (song: string) => `Singing “${song}”`,
};
