import { texts } from '../../../../../e2e/support/sentences';
import { openContest } from '../../../../test/contest';
import { answerHome } from '../../../../test/home';
import { answerEntries, ENTRIES } from '../../../../test/entries';
import { answerForm, emptyForm } from '../../../../test/entry-form';
import {
  button,
  expectText,
  main,
  openPage,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  within,
  withSite,
} from '../../../../test/site';
import { answerSongs, songOf } from '../../../../test/songs';

withSite(emptyForm);
beforeEach(() => {
  answerForm();
  answerEntries();
});

/** The first link of the first screen. */
const offer = () => main().getAllByRole('link', { name: /^(Enter|How|See)/ })[0]!.textContent;
const shown = (elements: HTMLElement[]) => elements.filter((element) => !element.closest('.invisible'));
const prize = () => within(screen.getByRole('region', { name: 'Prize' }));
/** All phases occupy the same place, and one is visible. */
const phases = () =>
  Object.values(texts.home).flatMap((text) =>
    shown(prize().queryAllByText(text)).map(({ textContent }) => textContent),
  );
const timer = () => shown(prize().queryAllByRole('timer', { name: 'Time left' }))[0]?.textContent ?? null;
const section = () => screen.queryByRole('region', { name: 'Submit your entry' });
const PREPARE = 'How to take part';

describe('what the home page offers', () => {
  it.each([
    { state: 'announced' as const, heading: /^Sing it your way/, first: PREPARE },
    { state: 'open' as const, heading: /^Sing it your way/, first: 'Enter the contest' },
    { state: 'closed' as const, heading: /^Hear the covers/, first: 'See the entries' },
  ])('is what the server accepts of a contest that is $state', async ({ state, heading, first }) => {
    answerHome(openContest({ state, acceptsEntries: state === 'open' }));
    answerEntries();
    answerSongs(songOf('Monsoon Letter'));
    await openPage('/');

    await screen.findByRole('heading', { level: 1, name: heading });
    expect(offer()).toBe(first);
    expect(button('Play Monsoon Letter').closest('.hero-cover')).toBeTruthy();
    // After the submissions, nothing says how to take part.
    await waitFor(() =>
      expect(screen.queryAllByRole('region', { name: PREPARE })).toHaveLength(state === 'closed' ? 0 : 1),
    );
    const topEntries = { name: 'Top entries by views on YouTube' };
    if (state === 'announced') expect(screen.queryByRole('region', topEntries)).toBeNull();
    else await screen.findByRole('region', topEntries);
    if (state === 'open') await within(section()!).findByRole('img', { name: /^Distorted picture/ });
    else expect(section()).toBeNull();
    expect(screen.queryByText('Newest song')).toBeNull();
  });

  it('has a label over its song while the site has no song of the contest', async () => {
    answerSongs(songOf('River Song'));
    await openPage('/');
    await screen.findByText('Newest song');
  });

  it('has the newest songs beside the one of the contest', async () => {
    answerSongs(
      ...['One', 'Two', 'Three', 'Four', 'Five'].map((title) => songOf(title)),
      songOf('Monsoon Letter'),
    );
    await openPage('/');
    const songs = within(await screen.findByRole('region', { name: 'New songs' }));
    expect(
      songs.getAllByRole('listitem').map((item) => within(item).getAllByRole('link').at(-1)?.textContent),
    ).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(songs.getByRole('link', { name: 'All songs' }).getAttribute('href')).toBe('/songs');
  });

  it('folds the form away after the submissions, where the contest still takes entries', async () => {
    answerHome(openContest({ state: 'decided', entryGate: 'always' }));
    answerEntries();
    await openPage('/');
    const unfold = within(section()!).getByRole('button', { name: 'Entry form' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    expect(section()!.querySelector('#entry-form')!.className).toBe('folded');

    unfold.focus();
    await pressKey('{Enter}');
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    expect(section()!.querySelector('#entry-form')!.className).toBe('');
    await pressKey('{Enter}');
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
  });

  it('says why the form is gone to whoever was there when it closed', async () => {
    answerHome();
    answerEntries();
    let isOpen = true;
    // While it is open, the next answer is due soon: the page asks again until the contest is closed, on a busy machine too.
    server.answer('get', '/api/contest', 200, () =>
      isOpen
        ? openContest({ closesAt: new Date(Date.now() + 2_000).toISOString() })
        : openContest({ state: 'closed', acceptsEntries: false }),
    );
    await openPage('/');
    await within(section()!).findByRole('form');
    isOpen = false;
    await screen.findByText('Entries are not being accepted at the moment.');
    expect(within(section()!).queryByRole('form')).toBeNull();
  });

  it('leads to the contest before', async () => {
    const previous = {
      id: '1',
      slug: 'cover-song-contest-2024',
      title: 'Contest of 2024',
      titleMalayalam: null,
    };
    answerHome(openContest({ previous }));
    answerEntries();
    await openPage('/');
    const link = await main().findByRole('link', { name: 'Contest of 2024' });
    expect(link.getAttribute('href')).toBe('/contests/cover-song-contest-2024');
  });
});

describe('the top entries', () => {
  const list = () => within(screen.getByRole('region', { name: 'Top entries by views on YouTube' }));

  it('say that they load, and then show medals, names and views', async () => {
    const release = server.hold('get', '/api/contest/entries');
    await openPage('/');
    await expectText(texts.home.loadingTop);
    release();

    await list().findByText('Demo Entrant One');
    expect(screen.queryByText(texts.home.loadingTop)).toBeNull();
    expect(list().getByRole('img', { name: 'Rank 1' })).toBeTruthy();
    expect(list().getByText('#4')).toBeTruthy();
    expect(list().getByText('9.0K views')).toBeTruthy();
    const names = list()
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('link')[0]!.textContent);
    expect(names).toEqual(ENTRIES.map(({ name }) => name));
  });

  it('can be asked for again when they fail to load', async () => {
    server.lose('get', '/api/contest/entries');
    await openPage('/');
    const failure = await screen.findByText('The top entries could not be loaded.');
    answerEntries();
    await press(button('Try Again'));
    await list().findByText('Demo Entrant One');
    expect(failure.isConnected).toBe(false);
  });

  it('say that there are none yet', async () => {
    answerEntries([]);
    await openPage('/');
    await expectText(texts.home.emptyTop);
    await expectText(texts.home.emptyTopText);
  });
});

/** The contest of 2025, whose phases follow the visitor's clock. */
const CONTEST_OF_2025 = openContest({
  entryGate: 'always',
  state: 'decided',
  announceAt: '2025-06-14T18:30:00.000Z',
  opensAt: '2025-06-16T18:30:00.000Z',
  closesAt: '2025-07-31T18:30:00.000Z',
  votingOpensAt: '2025-07-31T18:30:00.000Z',
  votingClosesAt: '2025-08-15T18:30:00.000Z',
  winnerAt: '2025-08-15T18:30:00.000Z',
});

describe('the phase and its countdown', () => {
  const { TZ } = process.env;
  let now = 0;
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    answerHome(CONTEST_OF_2025);
    answerEntries();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.TZ = TZ;
    if (TZ === undefined) delete process.env.TZ;
  });

  /** Shortly before the end of this second, so that the next one is near. */
  const endOf = (second: string) => Date.parse(second) + 970;

  async function openAt(second: string) {
    now = endOf(second);
    await openPage('/');
    await waitFor(() => expect(phases()).toHaveLength(1));
  }

  // Kerala, and a visitor half a day behind it: the phases follow the visitor's time zone.
  describe.each([
    { zone: 'Asia/Kolkata', offset: '+05:30' },
    { zone: 'America/Los_Angeles', offset: '-07:00' },
  ])('in $zone', ({ zone, offset }) => {
    beforeEach(() => {
      process.env.TZ = zone;
    });

    it.each([
      {
        lastSecond: '2025-06-14T23:59:59',
        before: texts.home.upcoming,
        after: texts.home.submission,
        countdown: '47days00hours00minutes00seconds',
      },
      {
        lastSecond: '2025-07-31T23:59:59',
        before: texts.home.submission,
        after: texts.home.voting,
        countdown: '15days00hours00minutes00seconds',
      },
      {
        lastSecond: '2025-08-15T23:59:59',
        before: texts.home.voting,
        after: texts.home.ended,
        countdown: null,
      },
    ])("'$before' lasts until the end of $lastSecond", async ({ lastSecond, before, after, countdown }) => {
      await openAt(`${lastSecond}${offset}`);
      expect(phases()).toEqual([before]);
      await expectText(before);

      now = Date.parse(`${lastSecond}${offset}`) + 1000;

      await waitFor(() => expect(phases()).toEqual([after]));
      await expectText(after);
      expect(timer()).toBe(countdown);
    });
  });

  it('has no countdown before the submissions, and says when they open', async () => {
    process.env.TZ = 'Asia/Kolkata';
    await openAt('2025-06-14T12:00:00+05:30');
    expect(phases()).toEqual([texts.home.upcoming]);
    expect(shown(prize().getAllByText('Submissions open on 17 June 2025.'))).toHaveLength(1);
    expect(timer()).toBeNull();
  });

  it('ticks every second, and is not announced at each tick', async () => {
    process.env.TZ = 'Asia/Kolkata';
    await openAt('2025-07-30T22:58:57+05:30');
    expect(timer()).toBe('01days01hours01minutes03seconds');
    now += 1000;
    await waitFor(() => expect(timer()).toBe('01days01hours01minutes02seconds'));
    // Screen readers do not announce a timer by default, unless an element around it is a live region.
    const element = prize().getByRole('timer');
    expect(element.closest('[aria-live]:not([aria-live="off"])')).toBeNull();
  });
});
