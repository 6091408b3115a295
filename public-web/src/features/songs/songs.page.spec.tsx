import { sentences, texts } from '../../../../e2e/support/sentences';
import {
  button,
  expectFocus,
  expectText,
  expectToast,
  main,
  MEERA,
  openPage,
  press,
  pressKey,
  screen,
  chooseOption,
  server,
  session,
  sessionOf,
  field,
  fill,
  waitFor,
  within,
  withSite,
} from '../../../test/site';
import { answerSongs, songOf } from '../../../test/songs';

const said = sentences.songs;
const VOTE = '/api/songs/{id}/vote';
const FAVORITE = '/api/songs/{id}/favorite';
const PLAYS = '/api/songs/{id}/plays';
const MINE = '/api/me/songs';
const LIST = '/api/songs';
const SONG = '/api/songs/{id}';
const OAR = songOf('Oar Song', { upvotes: 4, downvotes: 1 });
const RIVER = songOf('River Song');

const cardOf = (title = 'Oar Song') => within(main().getByRole('article', { name: title }));
const upvote = (count: number, title = 'Oar Song') =>
  cardOf(title).findByRole('button', { name: `Upvote ${title}, ${count}` });
const downvote = (count: number) => cardOf().findByRole('button', { name: `Downvote Oar Song, ${count}` });
const heart = (title = 'Oar Song') => cardOf(title).getByRole('button', { name: /favorites$/ });
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true';
const counts = (upvotes: number, downvotes: number, type: 'upvote' | 'downvote' | null) => ({
  upvotes,
  downvotes,
  type,
});
const filter = () => field('Show') as unknown as HTMLSelectElement;
const headings = () =>
  main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

withSite();
beforeEach(() => {
  answerSongs(OAR, RIVER);
  server.answer('get', MINE, 200, { votes: [], favorites: [] });
});

async function openSongs(as?: typeof MEERA) {
  await openPage('/songs', { as });
  await main().findByRole('article', { name: 'Oar Song' });
  if (as) await waitFor(() => expect(server.received('get', MINE)).toHaveLength(1));
}

describe('a visitor who is not signed in', () => {
  interface Kind {
    name: string;
    control: RegExp;
    message: readonly [string, string];
    why: string;
    path: typeof VOTE | typeof FAVORITE;
    done: readonly [string, string];
  }
  const KINDS: Kind[] = [
    {
      name: 'an upvote',
      control: /^Upvote/,
      message: said.loginToVote,
      why: 'Your upvote for “Oar Song” counts as soon as you are signed in.',
      path: VOTE,
      done: said.upvoted,
    },
    {
      name: 'a downvote',
      control: /^Downvote/,
      message: said.loginToVote,
      why: 'Your downvote for “Oar Song” counts as soon as you are signed in.',
      path: VOTE,
      done: said.downvoted,
    },
    {
      name: 'a favorite',
      control: /favorites$/,
      message: said.loginToMark,
      why: '“Oar Song” is among your favorites as soon as you are signed in.',
      path: FAVORITE,
      done: said.marked,
    },
  ];

  async function pressSignedOut(control: RegExp) {
    server.answer('post', '/api/auth/login', 200, sessionOf(MEERA));
    server.answer('put', VOTE, 200, ({ body }) => ({
      upvotes: 5,
      downvotes: 2,
      ...(body as { type: 'upvote' | 'downvote' }),
    }));
    server.answer('put', FAVORITE, 204);
    await openSongs();
    await expectText(texts.songs.signIn);
    await press(cardOf().getByRole('button', { name: control }));
  }

  async function signIn() {
    await fill(await main().findByLabelText<HTMLInputElement>('Email'), MEERA.email);
    await fill(field('Password'), 'mazha-peyyunnu');
    await press(button('Sign In'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/songs'));
    await main().findByRole('article', { name: 'Oar Song' });
  }

  it.each(KINDS)(
    'is asked to sign in for $name, which is done once when the visitor is back at the song',
    async ({ control, message, why, path, done }) => {
      await pressSignedOut(control);
      await expectToast(message[0], message[1]);
      await waitFor(() => expect(location.pathname).toBe('/auth'));
      await main().findByText(why);

      await signIn();
      expect(location.hash).toBe('#song-oar-song');
      await expectToast(done[0], done[1]);
      expect(server.received('put', path)).toHaveLength(1);
      expect(localStorage.getItem('press')).toBeNull();
    },
  );

  it('does not take a favorite or a vote back that the user turns out to have', async () => {
    server.answer('get', MINE, 200, { votes: [{ songId: OAR.id, type: 'upvote' }], favorites: [OAR.id] });
    await pressSignedOut(/favorites$/);
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    await signIn();
    await waitFor(() => expect(server.received('get', MINE)).toHaveLength(1));
    await cardOf().findByRole('button', { name: 'Remove Oar Song from favorites' });
    expect(server.received('put', FAVORITE)).toEqual([]);
    expect(server.received('delete', FAVORITE)).toEqual([]);
  });

  it('does nothing for somebody who signs in elsewhere', async () => {
    await pressSignedOut(/^Upvote/);
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    await main().findByLabelText('Email');
    // As a sign-in in another tab does.
    session.signIn(sessionOf(MEERA));
    await waitFor(() => expect(location.pathname + location.search).toBe('/songs'));
    await waitFor(() => expect(server.received('get', MINE)).toHaveLength(1));
    expect(server.received('put', VOTE)).toEqual([]);
    expect(localStorage.getItem('press')).toBeNull();
  });

  it('does nothing for a link that somebody else made', async () => {
    await pressSignedOut(/^Upvote/);
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    await openPage('/auth?returnTo=%2Fsongs%3Fpress%3D1-2');
    await main().findByLabelText('Email');
    expect(main().queryByText(/as soon as you are signed in/)).toBeNull();
    await signIn();
    await waitFor(() => expect(server.received('get', MINE)).toHaveLength(1));
    expect(server.received('put', VOTE)).toEqual([]);
  });
});

it('plays all songs of the list, from the first one', async () => {
  server.answer('post', PLAYS, 204);
  await openSongs();
  await press(button('Play all'));
  await expectToast(...said.playing);
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  expect(player.getByRole('link', { name: 'Oar Song' })).toBeTruthy();
});

describe('a song vote', () => {
  it.each([
    {
      type: 'upvote' as const,
      cast: said.upvoted,
      already: said.upvotedAlready,
      after: counts(5, 1, 'upvote'),
    },
    {
      type: 'downvote' as const,
      cast: said.downvoted,
      already: said.downvotedAlready,
      after: counts(4, 2, 'downvote'),
    },
  ])('$type, the opposite vote, and removing the vote', async ({ type, cast, already, after }) => {
    server.answer('put', VOTE, 200, after);
    server.answer('delete', VOTE, 200, counts(4, 1, null));
    await openSongs(MEERA);
    const [own, opposite] = type === 'upvote' ? [upvote, downvote] : [downvote, upvote];
    const [ownCount, otherCount] = type === 'upvote' ? [4, 1] : [1, 4];

    await press(await own(ownCount));
    await expectToast(cast[0], cast[1]);
    expect(isPressed(await own(ownCount + 1))).toBe(true);
    await press(await opposite(otherCount));
    await expectToast(already[0], already[1]);
    expect(isPressed(await own(ownCount + 1))).toBe(true);
    await press(await own(ownCount + 1));
    await expectToast(...said.voteRemoved);
    expect(isPressed(await own(ownCount))).toBe(false);
    expect(server.received('put', VOTE)).toEqual([{ type }]);
    // The answers have the counts.
    expect(server.received('get', LIST)).toHaveLength(1);
  });

  it('appears at once, is sent once, and is undone if it fails', async () => {
    server.lose('put', VOTE);
    const release = server.hold('put', VOTE);
    await openSongs(MEERA);
    await press(await upvote(4));
    const shown = await upvote(5);
    expect(isPressed(shown)).toBe(true);
    await press(shown);

    release();
    await expectToast(...said.upvoteNotRecorded);
    expect(isPressed(await upvote(4))).toBe(false);
    expect(server.received('put', VOTE)).toHaveLength(1);
  });

  it.each([
    { type: 'upvote', control: /^Upvote/, message: said.upvoteNotRecorded },
    { type: 'downvote', control: /^Downvote/, message: said.downvoteNotRecorded },
  ])('$type that fails leaves the card as before', async ({ control, message }) => {
    server.fail('put', VOTE);
    await openSongs(MEERA);
    await press(cardOf().getByRole('button', { name: control }));
    await expectToast(message[0], message[1]);
    expect(cardOf().queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('stays when its removal fails', async () => {
    server.answer('get', MINE, 200, { votes: [{ songId: OAR.id, type: 'upvote' }], favorites: [] });
    server.lose('delete', VOTE);
    await openSongs(MEERA);
    await waitFor(async () => expect(isPressed(await upvote(4))).toBe(true));
    await press(await upvote(4));
    await expectToast(...said.voteNotRemoved);
    expect(isPressed(await upvote(4))).toBe(true);
  });

  it('that is pressed before those of the user are known waits for them', async () => {
    server.answer('get', MINE, 200, { votes: [{ songId: OAR.id, type: 'upvote' }], favorites: [] });
    const release = server.hold('get', MINE);
    await openSongs(MEERA);
    await press(await downvote(1));
    release();
    await expectToast(...said.upvotedAlready);
    await waitFor(async () => expect(isPressed(await upvote(4))).toBe(true));
    expect(server.received('put', VOTE)).toEqual([]);
  });

  it('of another tab is shown with its count', async () => {
    server.refuse('put', VOTE, 409, 'VOTE_ALREADY_CAST');
    await openSongs(MEERA);
    server.answer('get', MINE, 200, { votes: [{ songId: OAR.id, type: 'upvote' }], favorites: [] });
    answerSongs({ ...OAR, upvotes: 9 }, RIVER);
    await press(await downvote(1));
    await expectToast(...said.upvotedAlready);
    await waitFor(async () => expect(isPressed(await upvote(9))).toBe(true));
  });

  it('that loads the songs again leaves them where that fails', async () => {
    server.refuse('put', VOTE, 409, 'VOTE_ALREADY_CAST');
    await openSongs(MEERA);
    server.fail('get', LIST);
    await press(await downvote(1));
    await waitFor(() => expect(server.received('get', LIST)).toHaveLength(2));
    await expectToast(...said.upvotedAlready);
    expect(headings()).toHaveLength(2);
    expect(screen.queryByText(texts.songs.failed)).toBeNull();
  });
});

describe('a favorite', () => {
  it('is added and removed', async () => {
    server.answer('put', FAVORITE, 204);
    server.answer('delete', FAVORITE, 204);
    await openSongs(MEERA);
    await press(heart());
    await expectToast(...said.marked);
    await cardOf().findByRole('button', { name: 'Remove Oar Song from favorites' });
    await press(heart());
    await expectToast(...said.unmarked);
    await cardOf().findByRole('button', { name: 'Add Oar Song to favorites' });
  });

  it('appears at once, is sent once, and is undone if it fails', async () => {
    server.lose('put', FAVORITE);
    const release = server.hold('put', FAVORITE);
    await openSongs(MEERA);
    await press(heart());
    await press(await cardOf().findByRole('button', { name: 'Remove Oar Song from favorites' }));
    release();
    await expectToast(...said.notMarked);
    await cardOf().findByRole('button', { name: 'Add Oar Song to favorites' });
    expect(server.received('put', FAVORITE)).toHaveLength(1);
  });

  it('that is pressed before those of the user are known waits for them, and one that is one stays', async () => {
    server.answer('get', MINE, 200, { votes: [], favorites: [OAR.id] });
    server.answer('put', FAVORITE, 204);
    const release = server.hold('get', MINE);
    await openSongs(MEERA);
    await press(heart());
    await press(heart('River Song'));
    release();
    for (const title of ['Oar Song', 'River Song'])
      await cardOf(title).findByRole('button', { name: `Remove ${title} from favorites` });
    await expectToast('Added to Favorites', 'River Song');
    expect(server.requests.filter(({ line }) => line.startsWith('PUT')).map(({ line }) => line)).toEqual([
      'PUT /api/songs/river-song/favorite',
    ]);
  });

  it('is what the filter shows, which the address keeps', async () => {
    server.answer('get', MINE, 200, { votes: [], favorites: [RIVER.id] });
    await openSongs(MEERA);
    await chooseOption(filter(), 'Favorites');
    await waitFor(() => expect(headings()).toEqual([expect.stringContaining('River Song')]));
    expect(location.search).toBe('?filter=favorites');
    await chooseOption(filter(), 'All Songs');
    await waitFor(() => expect(headings()).toHaveLength(2));
    expect(location.search).toBe('');
  });

  it('that a key removes leaves the focus in the list', async () => {
    server.answer('get', MINE, 200, { votes: [], favorites: [OAR.id, RIVER.id] });
    server.answer('delete', FAVORITE, 204);
    await openPage('/songs?filter=favorites', { as: MEERA });
    await main().findByRole('article', { name: 'Oar Song' });
    heart().focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(headings()).toHaveLength(1));
    await expectFocus(() => heart('River Song'));

    await pressKey('{Enter}');
    await expectText(texts.songs.emptyFavorites);
    await expectText(texts.songs.emptyFavoritesText);
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: texts.songs.heading }));
  });

  it('says when the favorites do not load', async () => {
    server.lose('get', MINE);
    await openPage('/songs?filter=favorites', { as: MEERA });
    await expectText(texts.songs.failed);
    expect(main().queryAllByRole('article')).toEqual([]);
  });
});

describe('a play', () => {
  const play = () => press(cardOf().getByRole('button', { name: /^Play/ }));

  it('is said, and its answer has the count', async () => {
    server.answerBy('post', PLAYS, 204, () => ({ body: undefined, headers: { 'play-count': '8' } }));
    await openSongs();
    await play();
    await expectToast(...said.playing);
    await cardOf().findByText('8 plays', { exact: false });
    expect(server.received('get', LIST)).toHaveLength(1);
  });

  it('leaves the counts as they are where the answer has none', async () => {
    server.answer('post', PLAYS, 204);
    await openSongs();
    await play();
    await waitFor(() => expect(server.received('post', PLAYS)).toHaveLength(1));
    expect(cardOf().getByText('0 plays', { exact: false })).toBeTruthy();
  });

  it('that is not recorded says so, and the song plays on', async () => {
    server.fail('post', PLAYS);
    await openSongs();
    await play();
    await expectToast(...said.playNotRecorded);
    expect(cardOf().getByRole('button', { name: 'Pause Oar Song' })).toBeTruthy();
  });

  it('of a song without a file says so', async () => {
    answerSongs(songOf('Oar Song', { audioUrl: null }));
    await openSongs();
    await play();
    await expectToast(...said.noAudio);
    expect(server.received('post', PLAYS)).toEqual([]);
  });
});

describe('a download', () => {
  it('is counted by its answer', async () => {
    server.answer('get', '/api/songs/{id}/download', 200);
    server.answerBy('post', '/api/songs/{id}/downloads', 204, () => ({
      body: undefined,
      headers: { 'download-count': '3' },
    }));
    await openSongs();
    await press(cardOf().getByRole('button', { name: /^Download/ }));
    await expectToast(...said.downloading);
    await cardOf().findByText('3 downloads', { exact: false });
    expect(server.received('get', LIST)).toHaveLength(1);
  });

  it('whose count fails says so', async () => {
    server.answer('get', '/api/songs/{id}/download', 200);
    server.lose('post', '/api/songs/{id}/downloads');
    await openSongs();
    await press(cardOf().getByRole('button', { name: /^Download/ }));
    await expectToast(...said.downloadNotTracked);
  });

  it('that runs keeps the focus and starts once', async () => {
    server.answer('get', '/api/songs/{id}/download', 200);
    server.answer('post', '/api/songs/{id}/downloads', 204);
    const release = server.hold('get', '/api/songs/{id}/download');
    await openSongs();
    const download = cardOf().getByRole('button', { name: /^Download/ });
    download.focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(download.getAttribute('aria-disabled')).toBe('true'));
    await pressKey('{Enter}');
    release();
    await expectToast(...said.downloading);
    expect(document.activeElement).toBe(download);
    expect(server.received('get', '/api/songs/{id}/download')).toHaveLength(1);
  });
});

describe('the list', () => {
  it('says that there are no songs', async () => {
    answerSongs();
    await openPage('/songs');
    await expectText(texts.songs.empty);
  });

  it('has a link to the contact form below it', async () => {
    await openSongs();
    const closing = within(screen.getByRole('region', { name: texts.songs.closing }));
    await expectText(texts.songs.closing);
    await press(closing.getByRole('link', { name: texts.contact.heading }));
    await waitFor(() => expect(location.pathname).toBe('/contact'));
    await expectText(texts.contact.heading);
  });

  it('names the song in each button of its card', async () => {
    await openSongs();
    const names = cardOf()
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.includes('Oar Song'))).toEqual([]);
  });

  it('marks the language of a title, and shows the other one beside it', async () => {
    answerSongs(songOf('Oar Song', { titleMalayalam: 'തുഴപ്പാട്ട്' }));
    await openPage('/songs');
    const english = within(await main().findByRole('article'));
    expect(english.getAllByText('തുഴപ്പാട്ട്')[0]!.closest('[lang]')?.getAttribute('lang')).toBe('ml');
    await openPage('/ml/songs');
    const card = within(await main().findByRole('article'));
    expect(card.getAllByText('Oar Song')[0]!.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('the page of a song', () => {
  it('leads to the songs that follow it in the list, at most four', async () => {
    const [hill, lamp, boat, rain] = ['Hill Road', 'Lamp Song', 'Boat Song', 'Rain Song'].map((title) =>
      songOf(title),
    );
    answerSongs(OAR, RIVER, hill!, lamp!, boat!, rain!);
    await openPage('/songs/lamp-song');
    const links = () =>
      within(screen.getByRole('navigation', { name: 'More songs' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/songs/boat-song', '/songs/rain-song', '/songs/oar-song', '/songs/river-song']);
    await press(screen.getByRole('link', { name: /^Rain Song/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Rain Song' });
    await expectFocus(() => heading);
    expect(links()[0]).toBe('/songs/oar-song');

    answerSongs(OAR);
    await openPage('/songs/oar-song');
    expect(screen.queryByRole('navigation', { name: 'More songs' })).toBeNull();
  });

  it('shows the lyrics by verses, and none of a song without', async () => {
    answerSongs(songOf('Oar Song', { description: 'One\nTwo' }));
    server.answer('get', SONG, 200, songOf('Oar Song', { description: 'One\nTwo\n\nThree' }));
    await openPage('/songs/oar-song');
    const lyrics = within(screen.getByRole('region', { name: 'Lyrics' }));
    expect([...lyrics.getByText('One').closest('p')!.children].map(({ textContent }) => textContent)).toEqual(
      ['One', 'Two'],
    );
    expect(lyrics.getByText('Three')).toBeTruthy();
    answerSongs(OAR);
    await openPage('/songs/oar-song');
    expect(screen.queryByRole('region', { name: 'Lyrics' })).toBeNull();
  });

  it('says that the lyrics cannot be loaded, shows the rest, and tries again', async () => {
    answerSongs(songOf('Oar Song', { description: 'One\nTwo' }));
    server.fail('get', SONG);
    await openPage('/songs/oar-song');
    expect((await screen.findByRole('alert')).textContent).toContain(texts.songs.lyricsFailed);
    expect(button('Play Oar Song')).toBeTruthy();

    server.answer('get', SONG, 200, songOf('Oar Song', { description: 'One\nTwo' }));
    await press(button('Try Again'));
    await screen.findByText('Two');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      '/songs/oar-song',
      { story: 'On a ferry.', storyMalayalam: 'ബോട്ടിൽ.' },
      'About this song',
      'On a ferry.',
    ],
    ['/songs/oar-song', { story: null, storyMalayalam: 'ബോട്ടിൽ.' }, 'About this song', 'ബോട്ടിൽ.'],
    ['/ml/songs/oar-song', { story: 'On a ferry.', storyMalayalam: 'ബോട്ടിൽ.' }, 'ഈ പാട്ടിനെക്കുറിച്ച്', 'ബോട്ടിൽ.'],
  ])('%s tells the story in its language, or else in the other one', async (path, written, name, told) => {
    answerSongs(songOf('Oar Song', written));
    server.answer('get', SONG, 200, songOf('Oar Song', written));
    await openPage(path);
    const story = await screen.findByRole('region', { name });
    expect(within(story).getByText(told)).toBeTruthy();
    expect(story.querySelectorAll('p')).toHaveLength(1);
  });

  it('that nobody knows is not found', async () => {
    await openPage('/songs/no-such-song');
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  });
});
