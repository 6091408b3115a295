import {
  expectFocus,
  expectToast,
  main,
  MEERA,
  openPage,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../test/site';
import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { answerSongs, songOf } from '../../../test/songs';

const OAR = songOf('Oar Song');
const HILL = songOf('Hill Road', { titleMalayalam: 'മലവഴി', durationSeconds: 125 });

const bar = () => within(screen.getByRole('region', { name: 'Player' }));
const control = (name: string) => bar().getByRole('button', { name });
const audio = () => document.querySelector('audio')!;

async function play(title: string, as?: typeof MEERA) {
  await openPage('/songs', { as });
  await press(await main().findByRole('button', { name: `Play ${title}` }));
  await screen.findByRole('region', { name: 'Player' });
  await bar().findByRole('button', { name: 'Pause' });
}

withSite();
// The DOM of these tests goes back only later, on the page of the next one. `player-bar.spec.ts` shows Back in a browser.
const { back } = history;
beforeEach(() => (history.back = () => {}));
afterEach(() => (history.back = back));
beforeEach(() => {
  answerSongs(OAR, HILL);
  server.answer('post', '/api/songs/{id}/plays', 204);
  server.answer('get', '/api/me/songs', 200, { votes: [], favorites: [] });
});

describe('the player', () => {
  it('that is closed by key gives the focus to the heading', async () => {
    await play('Oar Song');
    control('Close player').focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Player' })).toBeNull());
    await expectFocus(() => screen.getByRole('heading', { level: 1 }));
    expect(audio().paused).toBe(true);
  });

  it('that reaches the last song by key keeps the focus on the button, which does nothing more', async () => {
    await play('Oar Song');
    control('Next song').focus();
    await pressKey('{Enter}');
    await bar().findByRole('link', { name: 'Hill Road' });
    await waitFor(() => expect(control('Next song').getAttribute('aria-disabled')).toBe('true'));
    await expectFocus(() => control('Next song'));
    await pressKey('{Enter}');
    expect(bar().getByRole('link', { name: 'Hill Road' })).toBeTruthy();
  });

  it('has the heart of the list', async () => {
    server.answer('put', '/api/songs/{id}/favorite', 204);
    await play('Oar Song', MEERA);
    const inList = within(main().getByRole('article', { name: 'Oar Song' }));
    await waitFor(() => expect(server.received('get', '/api/me/songs')).toHaveLength(1));
    await press(await bar().findByRole('button', { name: 'Add Oar Song to favorites' }));
    await expectToast('Added to Favorites', 'Oar Song');
    await inList.findByRole('button', { name: 'Remove Oar Song from favorites' });
  });

  it('has the artist below the title, whether or not the song has a second title', async () => {
    await play('Oar Song');
    expect(bar().getAllByText('Demo Artist')).not.toHaveLength(0);
    await press(control('Next song'));
    await bar().findByRole('link', { name: 'Hill Road' });
    expect(bar().getAllByText('Demo Artist')).not.toHaveLength(0);
    expect(bar().queryByText('മലവഴി')).toBeNull();
  });
});

describe('the lyrics above the bar', () => {
  const WITH_LYRICS = songOf('Rain Song', { lyricsUrl: '/api/songs/rain-song/lyrics?v=1' });
  const panel = () => within(screen.getByRole('dialog', { name: 'Lyrics' }));

  /** The file of the lyrics, or none. */
  function answerLyrics(text: string | null) {
    const answer = () => (text === null ? new Response('', { status: 500 }) : new Response(text));
    stubGlobal('fetch', async (url: string) => (url === WITH_LYRICS.lyricsUrl ? answer() : new Response('')));
  }

  beforeEach(() => answerSongs(WITH_LYRICS, OAR));
  afterEach(() => void unstubGlobals());

  it('open by key, stay on the page, and give the focus back when they close', async () => {
    answerLyrics('First line\nSecond line\n\nNext verse');
    await play('Rain Song');
    control('Pause').focus();
    await pressKey('{Shift>}L{/Shift}');
    await panel().findByText('Next verse');
    expect(control('Lyrics').getAttribute('aria-expanded')).toBe('true');
    await expectFocus(() => panel().getByRole('region', { name: 'Lyrics of Rain Song' }));
    expect(panel().getByRole('link', { name: 'Page of the song' }).getAttribute('href')).toBe(
      '/songs/rain-song',
    );
    expect(location.pathname).toBe('/songs');

    await pressKey('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Lyrics' })).toBeNull();
    await expectFocus(() => control('Lyrics'));
  });

  it('close by Escape wherever the focus is, and leave the focus there', async () => {
    answerLyrics('First line');
    await play('Rain Song');
    await press(control('Lyrics'));
    await panel().findByText('First line');
    const onPage = main().getByRole('button', { name: 'Play Oar Song' });
    onPage.focus();
    await pressKey('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Lyrics' })).toBeNull();
    expect(document.activeElement).toBe(onPage);
  });

  it('stay when something else takes Escape: a menu of the page, then a field', async () => {
    answerLyrics('First line');
    await play('Rain Song');
    await press(control('Lyrics'));
    await panel().findByText('First line');
    const more = main().getByRole('button', { name: 'More actions on Oar Song' });
    await press(more);
    await pressKey('{Escape}');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(panel().getByText('First line')).toBeTruthy();

    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await pressKey('{Escape}');
    field.remove();
    expect(panel().getByText('First line')).toBeTruthy();
    more.focus();
    await pressKey('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Lyrics' })).toBeNull();
  });

  it('do not open by key on a phone, where they are in the sheet', async () => {
    await play('Rain Song');
    // Without style sheets, nothing hides the button.
    control('Lyrics').getClientRects = () => [] as unknown as DOMRectList;
    control('Pause').focus();
    await pressKey('{Shift>}L{/Shift}');
    expect(screen.queryByRole('dialog', { name: 'Lyrics' })).toBeNull();
    expect(control('Lyrics').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(control('Pause'));
  });

  it('have a button that names its key, as the other buttons with a key do', async () => {
    await play('Rain Song');
    const keyOf = (name: string) => control(name).getAttribute('aria-keyshortcuts');
    expect(['Lyrics', 'Previous song', 'Pause', 'Next song', 'Mute'].map(keyOf)).toEqual([
      'Shift+L',
      'Shift+P',
      'K',
      'Shift+N',
      'M',
    ]);
  });

  it('of a song without any say so, also when it follows a song that has some', async () => {
    answerLyrics('First line');
    await play('Rain Song');
    await press(control('Lyrics'));
    await panel().findByText('First line');
    await press(control('Next song'));
    await panel().findByText('This song has no lyrics yet.');
    await panel().findByRole('region', { name: 'Lyrics of Oar Song' });
  });

  it('that do not load say so, and load at the next try', async () => {
    answerLyrics(null);
    await play('Rain Song');
    await press(control('Lyrics'));
    await panel().findByText('Unable to load lyrics content.');
    answerLyrics('First line');
    await press(panel().getByRole('button', { name: 'Try Again' }));
    await panel().findByText('First line');
  });

  it('have the size that the visitor chose last', async () => {
    answerLyrics('First line');
    await play('Rain Song');
    await press(control('Lyrics'));
    const size = () => panel().getByText('First line').closest<HTMLElement>('.lyrics-view')!.style.cssText;
    await panel().findByText('First line');
    expect(size()).toContain('--size: 1;');
    expect(panel().getByRole('button', { name: 'Smaller text' }).getAttribute('aria-disabled')).toBe('true');
    await press(panel().getByRole('button', { name: 'Larger text' }));
    expect(size()).toContain('--size: 1.2;');
    await press(panel().getByRole('button', { name: 'Close lyrics' }));
    await press(control('Lyrics'));
    await panel().findByText('First line');
    expect(size()).toContain('--size: 1.2;');
  });
});

describe('on a phone, the queue', () => {
  const FIRST = songOf('First Light');
  const sheet = () => within(screen.getByRole('dialog', { name: 'Player' }));
  const order = () =>
    sheet()
      .queryAllByRole('button', { name: /^Play ./ })
      .map(({ textContent }) =>
        ['Hill Road', 'First Light', 'Small Moon'].find((title) => textContent.includes(title)),
      );
  const kept = () =>
    (JSON.parse(sessionStorage.getItem('paattu-playback') ?? '{}') as { queue: { id: string }[] }).queue.map(
      ({ id }) => id,
    );

  async function openQueue() {
    answerSongs(OAR, HILL, FIRST, songOf('Small Moon'));
    await play('Oar Song');
    await press(bar().getByRole('button', { name: /^Open the player:/ }));
    await screen.findByRole('dialog', { name: 'Player' });
    await press(await sheet().findByRole('button', { name: 'Up next' }));
    await sheet().findByText('4 songs, 7 min');
  }

  it('has the current song at its top, and moves a song by key and by its arrow', async () => {
    await openQueue();
    expect(sheet().getByText('Playing', { selector: '.queue-now *' }).parentElement!.textContent).toContain(
      'Oar Song',
    );
    expect(order()).toEqual(['Hill Road', 'First Light', 'Small Moon']);

    sheet().getByRole('button', { name: 'Move Hill Road, 1 of 3' }).focus();
    await pressKey('{ArrowDown}');
    expect(order()).toEqual(['First Light', 'Hill Road', 'Small Moon']);
    await expectFocus(() => sheet().getByRole('button', { name: 'Move Hill Road, 2 of 3' }));
    expect(sheet().getByRole('status').textContent).toBe('Hill Road is now 2 of 3.');

    await press(sheet().getByRole('button', { name: 'Move Small Moon up' }));
    expect(order()).toEqual(['First Light', 'Small Moon', 'Hill Road']);
    expect(sheet().getByRole('button', { name: 'Move First Light up' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(kept()).toEqual(['oar-song', 'first-light', 'small-moon', 'hill-road']);
    expect(audio().paused).toBe(false);
  });

  it('loses a removed song, and gets it back in its place', async () => {
    await openQueue();
    await press(sheet().getByRole('button', { name: 'Remove First Light from the queue' }));
    expect(order()).toEqual(['Hill Road', 'Small Moon']);
    await expectFocus(() => sheet().getByRole('button', { name: 'Remove Small Moon from the queue' }));
    expect(sheet().getByRole('status').textContent).toBe('First Light is no longer in the queue.');
    await press(sheet().getByRole('button', { name: 'Remove Small Moon from the queue' }));
    await press(sheet().getByRole('button', { name: 'Remove Hill Road from the queue' }));
    await sheet().findByText('This is the last song.');

    const undo = () => sheet().queryByRole('button', { name: 'Undo' });
    for (let step = 0; step < 3; step++) await press(undo()!);
    expect(order()).toEqual(['Hill Road', 'First Light', 'Small Moon']);
    expect(undo()).toBeNull();
    expect(sheet().getByRole('status').textContent).toBe('The change is undone.');
  });
});

describe('on a phone, the sheet', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Player' }));

  async function openSheet() {
    await press(bar().getByRole('button', { name: /^Open the player:/ }));
    await screen.findByRole('dialog', { name: 'Player' });
  }

  it('lists what plays next, from which a song is chosen, and says at its end that there is nothing', async () => {
    await play('Oar Song');
    await openSheet();
    await press(sheet().getByRole('button', { name: 'Up next' }));
    const next = await sheet().findByRole('button', { name: /^Play Hill Road/ });
    expect(next.textContent).toContain('2:05');
    await press(next);
    await sheet().findByRole('link', { name: 'Hill Road' });
    await sheet().findByText('This is the last song.');
    expect(audio().paused).toBe(false);
  });

  it('says the second title and the artist below the title', async () => {
    await play('Hill Road');
    await openSheet();
    expect(sheet().getByRole('heading', { name: 'Hill Road' }).nextElementSibling?.textContent).toBe(
      'മലവഴി · Demo Artist',
    );
    expect(sheet().getByText('മലവഴി').lang).toBe('ml');
  });

  it('closes when somebody who is not signed in presses the heart, and the page asks for the sign-in', async () => {
    await play('Oar Song');
    await openSheet();
    await press(await sheet().findByRole('button', { name: 'Add Oar Song to favorites' }));
    await waitFor(() =>
      expect(location.pathname + location.search).toMatch(
        /^\/auth\?returnTo=%2Fsongs%3Fpress%3D[\w-]+%23song-oar-song$/,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectToast('Login Required', 'Please sign in to add favorites.');
  });
});
