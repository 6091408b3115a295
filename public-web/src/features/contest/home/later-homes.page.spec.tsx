import type { Schemas } from '@paattu/api-client';
import { openContest } from '../../../../test/contest';
import { answerEntries, ENTRIES } from '../../../../test/entries';
import { answerForm, emptyForm } from '../../../../test/entry-form';
import { answerHome } from '../../../../test/home';
import {
  button,
  main,
  openPage,
  press,
  screen,
  server,
  waitFor,
  within,
  withSite,
} from '../../../../test/site';
import { answerSongs, songOf } from '../../../../test/songs';
import { NO_VOTE, ONE, voteFor } from '../../../../test/voting';

withSite(emptyForm);

type Contest = Schemas['ContestDto'];

const WINNER = {
  slug: ENTRIES[0]!.slug,
  name: ENTRIES[0]!.name,
  videoId: 'video-00000',
  photoUrl: '/photo',
  points: 98_333,
};
const THREE_SONGS = [
  songOf('Oar Song', { description: 'തുഴപ്പാട്ടിന്റെ വരി\nമറ്റൊരു വരി' }),
  songOf('Hill Road'),
  songOf('Monsoon Letter'),
];

/** The home page of a contest that closes its entries, with three songs. */
async function openHome(changes: Partial<Contest> | null, path = '/') {
  answerHome(openContest({ acceptsEntries: false, ...changes }));
  if (!changes) server.answer('get', '/api/contest', 204);
  answerEntries();
  answerSongs(...THREE_SONGS);
  server.answer('get', '/api/contest/my-vote', 200, NO_VOTE);
  server.answer('get', '/api/texts/about', 200, { aboutIntro: 'I sing in Malayalam.\n\nMore.' });
  await openPage(path);
}

const heading = () => main().getByRole('heading', { level: 1 }).textContent;
/** The page takes part in nothing that is over. */
function expectNothingOver() {
  expect(screen.queryByRole('region', { name: 'How to take part' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Submit your entry' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Top entries/ })).toBeNull();
  expect(screen.queryByText('The contest has ended.')).toBeNull();
}

/** The levels of the headings, each at most one below the one before. */
function expectHeadingsInOrder() {
  const levels = main()
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
}

const voices = () => within(screen.getByRole('region', { name: 'The voices' }));

describe('while visitors vote, the home page', () => {
  const voting: Partial<Contest> = { state: 'voting', votingClosesAt: '2098-12-03T18:30:00.000Z' };

  it('has the entries, one button for the vote, and the deadline once', async () => {
    await openHome(voting);
    expect(heading()).toBe('One song, many voices.');
    expect(
      main()
        .getAllByText(/3 December/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Voting is open until midnight on Wednesday 3 December.']);
    expect(main().getAllByRole('link', { name: 'Vote now' })).toHaveLength(1);
    expect(button('Play Monsoon Letter').closest('.hero-cover')).toBeTruthy();
    await voices().findByRole('link', { name: 'Demo Entrant One' });
    expect(voices().getAllByRole('article')).toHaveLength(6);
    expectNothingOver();
    expectHeadingsInOrder();
  });

  it('is that of the contest after a visit that ended before the contest was there', async () => {
    answerSongs();
    answerHome(openContest({ acceptsEntries: false, ...voting }));
    const release = server.hold('get', '/api/contest');
    await openPage('/songs');
    await press(within(screen.getAllByRole('navigation')[0]!).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(server.requestsOf('get', '/api/contest')).toHaveLength(1));
    await openHome(voting);
    release();
    expect(heading()).toBe('One song, many voices.');
    expectNothingOver();
  });

  it('names the vote of the visitor, and leads to it', async () => {
    answerHome(openContest({ acceptsEntries: false, ...voting }));
    answerEntries();
    server.answer('get', '/api/contest/my-vote', 200, voteFor(ONE));
    await openPage('/');
    const vote = await main().findByText(/^Your vote:/);
    expect(within(vote).getByRole('link', { name: ONE.name }).getAttribute('href')).toBe('/vote#my-vote');
  });

  it('plays one video in the place of its photo', async () => {
    await openHome(voting);
    await press(await voices().findByRole('button', { name: 'Play the video of Demo Entrant Two' }));
    expect(voices().getByTitle('The video of Demo Entrant Two on YouTube')).toBeTruthy();
    await press(voices().getByRole('button', { name: 'Play the video of Demo Entrant One' }));
    expect(voices().queryByTitle('The video of Demo Entrant Two on YouTube')).toBeNull();
  });

  it('says that the entries do not load, and loads them again', async () => {
    answerHome(openContest({ acceptsEntries: false, ...voting }));
    server.answer('get', '/api/contest/my-vote', 200, NO_VOTE);
    server.lose('get', '/api/contest/entries');
    await openPage('/');
    await voices().findByText('The entries could not be loaded.');
    answerEntries();
    await press(voices().getByRole('button', { name: 'Try Again' }));
    await voices().findByText('Demo Entrant One');
  });

  it('says that there are no entries', async () => {
    answerHome(openContest({ acceptsEntries: false, ...voting }));
    server.answer('get', '/api/contest/my-vote', 200, NO_VOTE);
    await openPage('/');
    await voices().findByText('No Approved Entries Yet');
  });

  it('tells whoever filled in the form that it is closed', async () => {
    answerForm();
    answerEntries();
    answerHome();
    server.answer('get', '/api/contest/my-vote', 200, NO_VOTE);
    let isOpen = true;
    // While it is open, the page asks again at each close date until the contest is closed, on a busy machine too.
    server.answer('get', '/api/contest', 200, () =>
      isOpen
        ? openContest({ closesAt: new Date(Date.now() + 2_000).toISOString() })
        : openContest({ state: 'voting', acceptsEntries: false }),
    );
    await openPage('/');
    await within(screen.getByRole('region', { name: 'Submit your entry' })).findByRole('form');
    isOpen = false;
    await screen.findByText('Entries are not being accepted at the moment.');
    await waitFor(() => expect(heading()).toBe('One song, many voices.'));
  });

  it('is in Malayalam, too', async () => {
    await openHome(voting, '/ml');
    expect(heading()).toBe('ഒരു പാട്ട്, പല\u00a0ശബ്ദങ്ങൾ.');
    expect(main().getByText('ഡിസംബർ 3, ബുധനാഴ്ച അർധരാത്രി വരെ വോട്ടു ചെയ്യാം.')).toBeTruthy();
  });
});

describe('while the jury marks, the home page', () => {
  it('says when the winner is named, and keeps the entries playable', async () => {
    await openHome({ state: 'judging', hasJury: true, winnerAt: '2098-12-02T12:30:00.000Z' });
    expect(heading()).toBe('Votes are in. The jury is listening.');
    expect(main().getByText('The winner is announced on 2 December 2098.')).toBeTruthy();
    await voices().findByRole('button', { name: 'Play the video of Demo Entrant One' });
    expect(main().queryByRole('link', { name: 'Vote now' })).toBeNull();
    expect(server.requestsOf('get', '/api/contest/my-vote')).toHaveLength(0);
    expectNothingOver();
    expectHeadingsInOrder();
  });

  it('names no jury where none has begun to listen', async () => {
    await openHome({ state: 'judging', hasJury: false });
    expect(heading()).toBe('Votes are in. The winner is being chosen.');
    expect(main().queryByText(/jury/i)).toBeNull();
  });

  it('promises no day that is over', async () => {
    await openHome({ state: 'judging', winnerAt: '2025-12-02T12:30:00.000Z' });
    expect(main().getByText('The winner will be announced soon.')).toBeTruthy();
    expect(main().queryByText(/2 December 2025/)).toBeNull();
  });
});

describe('after the announcement, the home page', () => {
  const decided: Partial<Contest> = {
    state: 'decided',
    hasResults: true,
    winner: WINNER,
    winnerAt: new Date(Date.now() - 86_400_000).toISOString(),
  };
  const lineOf = (index: number) => {
    const { id, name, slug, videoId, photoUrl } = ENTRIES[index]!;
    const entry = { id, name, slug, videoId, photoUrl };
    return { number: index + 1, place: index + 1, entry, points: { total: 98_333 - index * 10_000 } };
  };
  const answerResult = (...lines: unknown[]) =>
    server.answer('get', '/api/contests/{slug}/results', 200, { lines } as Schemas['ResultDto']);

  it('is about the winner, with her video, the second, the third and all the others', async () => {
    answerResult(lineOf(0), lineOf(1), lineOf(2), lineOf(3));
    await openHome(decided);
    const hero = within(await screen.findByRole('region', { name: WINNER.name }));
    expect(heading()).toBe(WINNER.name);
    expect(hero.getByText('98.3 of 100 points')).toBeTruthy();
    expect(hero.getByText('₹5,00,000')).toBeTruthy();
    expect(hero.getByRole('link', { name: 'Hear them all' }).getAttribute('href')).toBe('/entries');
    expect(hero.getByRole('link', { name: 'See the result' }).getAttribute('href')).toBe(
      '/contests/cover-song-contest-2025/results',
    );
    const others = within(screen.getByRole('region', { name: 'Second and third' }));
    await others.findByText('Demo Entrant Two');
    expect(others.getAllByRole('listitem')).toHaveLength(2);
    await press(hero.getByRole('button', { name: `Play the video of ${WINNER.name}` }));
    expect(hero.getByTitle(`The video of ${WINNER.name} on YouTube`)).toBeTruthy();
    expectNothingOver();
    expectHeadingsInOrder();
  });

  it('has the song in the place of a winner whose entry has left, and the number of another', async () => {
    answerResult({ ...lineOf(0), entry: null }, { ...lineOf(1), entry: null }, lineOf(2));
    await openHome({ ...decided, winner: null });
    await waitFor(() => expect(heading()).toBe('The result is announced'));
    expect(button('Play Monsoon Letter').closest('.hero-cover')).toBeTruthy();
    await main().findByText('Entry 2');
  });

  it.each([
    { entries: 1, regions: [] },
    { entries: 2, regions: ['Second place'] },
  ])('names no third of $entries entries', async ({ entries, regions }) => {
    answerResult(...Array.from({ length: entries }, (_, index) => lineOf(index)));
    await openHome(decided);
    const names = () =>
      screen.queryAllByRole('heading', { name: /^Second/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(regions));
    expect(heading()).toBe(WINNER.name);
  });

  it('is about the artist a month later, with the winner as a band', async () => {
    await openHome({ ...decided, winnerAt: new Date(Date.now() - 31 * 86_400_000).toISOString() });
    const last = within(await screen.findByRole('region', { name: 'The last winner' }));
    expect(last.getByRole('link', { name: WINNER.name }).getAttribute('href')).toBe(
      '/entries/demo-entrant-one',
    );
    expect(last.getByRole('link', { name: 'Cover Song Contest 2025' })).toBeTruthy();
    expect(last.getByRole('link', { name: 'See the result' })).toBeTruthy();
    expect(button('Play Oar Song').closest('.hero-cover')).toBeTruthy();
    expectNothingOver();
    expectHeadingsInOrder();
  });
});

describe('near its end, the home page of a newer contest', () => {
  const intro = 'I sing in Malayalam.';

  it.each(['open', 'voting', 'judging'] as const)(
    'leads from the first words of the artist to the rest while the contest is %s',
    async (state) => {
      await openHome({ state });
      expect(await main().findByText(intro)).toBeTruthy();
      expect(main().getByRole('link', { name: 'About Paattu' }).getAttribute('href')).toBe('/about');
    },
  );

  it('has nothing of an artist who has written nothing', async () => {
    await openHome({ state: 'voting' });
    await main().findByText(intro);
    server.answer('get', '/api/texts/about', 200, {});
    await openPage('/');
    await waitFor(() => expect(screen.queryByText(intro)).toBeNull());
    expect(main().queryByRole('link', { name: 'About Paattu' })).toBeNull();
  });
});

describe('the prize', () => {
  it.each([
    { state: 'open' as const, acceptsEntries: true },
    { state: 'voting' as const, acceptsEntries: false },
    { state: 'judging' as const, acceptsEntries: false },
    { state: 'open' as const, acceptsEntries: true, entryGate: 'always' as const },
  ])('of a contest that is $state is on the page once', async (changes) => {
    answerForm();
    await openHome(changes);
    expect(main().getAllByText('₹5,00,000')).toHaveLength(1);
  });
});

describe('without a contest, the home page', () => {
  it('is about the artist: a line of the newest song, and a list of the others to play', async () => {
    await openHome(null);
    expect(heading()).toMatch(/^Paattu/);
    expect(button('Play Oar Song').closest('.hero-cover')).toBeTruthy();
    expect(main().getByText('തുഴപ്പാട്ടിന്റെ വരി').lang).toBe('ml');
    expect(await main().findByText('I sing in Malayalam.')).toBeTruthy();
    expect(main().getByRole('link', { name: 'About Paattu' }).getAttribute('href')).toBe('/about');
    const songs = within(screen.getByRole('region', { name: 'More songs' }));
    expect(songs.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Play Hill Road',
      'Play Monsoon Letter',
    ]);
    expectNothingOver();
    expectHeadingsInOrder();
  });

  it('has no empty section with one song', async () => {
    answerHome();
    server.answer('get', '/api/contest', 204);
    answerSongs(songOf('Oar Song'));
    server.answer('get', '/api/texts/about', 200, {});
    await openPage('/');
    expect(button('Play Oar Song')).toBeTruthy();
    expect(main().queryByRole('region')).toBeNull();
    expect(main().getAllByRole('heading')).toHaveLength(1);
  });

  it('says that the first song is to come', async () => {
    answerHome();
    server.answer('get', '/api/contest', 204);
    await openPage('/');
    await screen.findByText('No song here yet');
    expect(main().getAllByRole('heading')).toHaveLength(1);
    expect(main().queryByRole('button', { name: /^Play/ })).toBeNull();
  });
});
