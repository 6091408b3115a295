/** The pictures of entries and results. */
export const pictures = {
  sings: (song: string) => `Singing “${song}”`,
  winner: 'Winner',
  points: (points: string) => `${points} of 100 points`,
};
