import type { Schemas } from '@paattu/api-client';

/** The entrant's own line in the result. */
export const result = {
  title: 'Your Result',
  failed: 'Your result could not be loaded.',
  place: (place: number, finalists: number) =>
    place === 1 ? 'You have won. Congratulations!' : `Place ${place} of ${finalists} finalists.`,
  noFinalist: 'Your entry was not a finalist, so it has no place. Thank you for singing.',
  points: 'Points',
  ofHundred: (points: string) => `${points} of 100`,
  part: { rendition: 'Rendition', engagement: 'Engagement', votes: 'By votes' } as Record<
    Schemas['MyResultDto']['parts'][number],
    string
  >,
  partOf: (points: string, place: string) => `${points} points, place ${place}`,
  votes: 'Votes',
  number: 'Number in the files of the result',
  all: 'See the whole result',
  certificate: 'Your certificate (PDF)',
};
