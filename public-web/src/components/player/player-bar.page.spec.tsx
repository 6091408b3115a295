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

  it('shows the second title of a song in its language', async () => {
    await play('Hill Road');
    for (const shown of bar().getAllByText('മലവഴി')) expect(shown.lang).toBe('ml');
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
    await sheet().findByRole('heading', { name: /^Hill Road/ });
    await sheet().findByText('This is the last song.');
    expect(audio().paused).toBe(false);
  });

  it('closes when somebody who is not signed in presses the heart, and the page asks for the sign-in', async () => {
    await play('Oar Song');
    await openSheet();
    await press(await sheet().findByRole('button', { name: 'Add Oar Song to favorites' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/auth?returnTo=%2Fsongs'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectToast('Login Required', 'Please sign in to add favorites.');
  });
});
