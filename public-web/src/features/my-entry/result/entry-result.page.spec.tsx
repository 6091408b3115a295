import type { Schemas } from '@paattu/api-client';
import { example } from '../../../../../packages/api-client/test/example';
import { answerMyEntry, ID, openMyEntry } from '../../../../test/my-entry';
import { main, press, screen, server, waitFor, withSite, within } from '../../../../test/site';

const RESULT = '/api/my-entry/{id}/result';

const resultOf = (changes: Partial<Schemas['MyResultDto']> = {}): Schemas['MyResultDto'] => ({
  ...example('MyResultDto'),
  place: 3,
  finalists: 20,
  number: 17,
  votes: 204,
  parts: ['rendition', 'engagement', 'votes'],
  points: { rendition: 27_000, engagement: 15_000, votes: 40_500, total: 82_500 },
  places: { rendition: 2, engagement: 2.5, votes: 3 },
  ...changes,
});

const result = () => main().findByRole('region', { name: 'Your Result' });
const rows = (region: HTMLElement) =>
  [...region.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent));

withSite();
beforeEach(() => answerMyEntry({ status: 'approved', hasResult: true }));

it('shows place, points and votes, and leads to the whole result and the certificate', async () => {
  server.answer('get', RESULT, 200, resultOf());
  await openMyEntry();
  const region = await result();
  expect(within(region).getByText('Place 3 of 20 finalists.')).toBeTruthy();
  expect(rows(region)).toEqual([
    ['Points', '82.5 of 100'],
    ['Rendition', '27 points, place 2'],
    ['Engagement', '15 points, place 2.5'],
    ['By votes', '40.5 points, place 3'],
    ['Votes', '204'],
    ['Number in the files of the result', '17'],
  ]);
  const links = within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['See the whole result', '/contests/cover-song-contest-2025/results'],
    ['Your certificate (PDF)', `/api/my-entry/${ID}/certificate?lang=en`],
  ]);
});

it.each([
  [1, 'You have won. Congratulations!'],
  [null, 'Your entry was not a finalist, so it has no place. Thank you for singing.'],
])('says of place %s: %s', async (place, sentence) => {
  server.answer(
    'get',
    RESULT,
    200,
    resultOf({ place, ...(place === null && { points: null, places: null }) }),
  );
  await openMyEntry();
  const region = await result();
  expect(within(region).getByText(sentence)).toBeTruthy();
  expect(rows(region)).toHaveLength(place === null ? 2 : 6);
});

it('says nothing of an entry that has left the result', async () => {
  server.refuse('get', RESULT, 404, 'NOT_FOUND');
  await openMyEntry();
  await waitFor(() => expect(server.received('get', RESULT)).toHaveLength(1));
  await screen.findByRole('heading', { name: 'Your entry is in the contest' });
  expect(main().queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your Result' })).toBeNull();
});

it('that does not load is asked for again, and links the certificate in the language of the page', async () => {
  server.lose('get', RESULT);
  await openMyEntry('/ml');
  const alert = await main().findByRole('alert');
  server.answer('get', RESULT, 200, resultOf());
  await press(within(alert).getByRole('button'));
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(`/api/my-entry/${ID}/certificate?lang=ml`),
  );
});
