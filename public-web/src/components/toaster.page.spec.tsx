import { answerSongs, songOf } from '../../test/songs';
import {
  button,
  expectFocus,
  expectToast,
  field,
  hasToast,
  main,
  openPage,
  press,
  pressKey,
  screen,
  waitFor,
  withSite,
} from '../../test/site';

withSite();

async function openWithToast() {
  await openPage('/auth');
  await press(button('Sign In'));
  await waitFor(() => expect(hasToast()).toBe(true));
  return screen.getByRole('button', { name: 'Dismiss' });
}

it('F8 leads to a toast, and Escape back', async () => {
  answerSongs(songOf('Oar Song'));
  await openPage('/songs');
  const heart = await screen.findByRole('button', { name: 'Add Oar Song to favorites' });
  heart.focus();
  await pressKey('{Enter}');
  // Signed out, the visitor is asked to sign in on another page.
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  await expectToast('Login Required', 'Please sign in to add favorites.');
  const email = await main().findByLabelText('Email');
  email.focus();

  await pressKey('{F8}');
  await expectFocus(() => screen.getByRole('button', { name: 'Dismiss' }));
  await pressKey('{Escape}');
  await waitFor(() => expect(hasToast()).toBe(false));
  await expectFocus(() => email);
});

it('a press dismisses a toast, and F8 does nothing without one', async () => {
  const dismiss = await openWithToast();
  await press(dismiss);
  await waitFor(() => expect(hasToast()).toBe(false));
  field('Email').focus();
  await pressKey('{F8}');
  expect(document.activeElement).toBe(field('Email'));
});

it('an error is in the region that interrupts, and what worked is in the other one', async () => {
  const dismiss = await openWithToast();
  expect(dismiss.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  answerSongs(songOf('Oar Song', { audioUrl: null }));
  await openPage('/songs');
  const regions = [...screen.getByRole('region', { name: /^Notifications/ }).children];
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  expect(regions.every((region) => region.getAttribute('aria-atomic') === 'true')).toBe(true);
});

it('another page takes errors away', async () => {
  await openWithToast();
  await press(screen.getByRole('link', { name: 'Forgot your password?' }));
  await waitFor(() => expect(hasToast()).toBe(false));
});
