import {
  button,
  expectFocus,
  followLink,
  main,
  openPage,
  press,
  screen,
  server,
  waitFor,
  withSite,
} from '../../../test/site';

const LINK = '/api/my-entry/erasure-link';
const CONFIRM = '/api/my-entry/confirm-erasure';
const TOKEN = 'x'.repeat(43);
const entry = { name: 'Meera Das', contestTitle: 'Cover Song Contest 2025', contestTitleMalayalam: null };
const openLink = () => openPage(`/erase-entry#${TOKEN}`);
const INVALID = /^This link is invalid or has expired, or you have taken it back\./;

withSite();
beforeEach(() => server.answer('post', LINK, 200, entry));

it('asks before anything is erased, and says what remains', async () => {
  await openLink();
  await main().findAllByRole('definition');
  await expectFocus(() => screen.getByRole('heading', { name: 'Erase Your Data' }));
  expect(location.hash).toBe('');
  expect(
    main()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Meera Das', 'Cover Song Contest 2025']);
  expect(main().getByText('your video on YouTube. Only you can delete it there.')).toBeTruthy();
  expect(server.received('post', CONFIRM)).toEqual([]);
});

it.each([
  {
    dueAt: '2098-07-02T10:00:00.000Z',
    text: /^You have confirmed that we shall erase your data\..*by 15:30 on Wednesday 2 July\./,
  },
  { dueAt: null, text: /^Everything about this contest must be kept for now, / },
])('says when the data are erased: $dueAt', async ({ dueAt, text }) => {
  server.answer('post', CONFIRM, 200, {
    state: dueAt ? 'confirmed' : 'held',
    dueAt,
    isHeld: !dueAt,
    linkExpiresAt: null,
    timeZone: 'Asia/Kolkata',
  });
  await openLink();
  await press(await main().findByRole('button', { name: 'Yes, Erase My Data' }));
  const done = await screen.findByRole('heading', { name: 'You Have Confirmed It' });
  await expectFocus(() => done);
  expect(done.nextElementSibling?.textContent).toMatch(text);
  expect(main().getByRole('link', { name: 'See Your Entry' }).getAttribute('href')).toBe('/my-entry');
  expect(server.received('post', CONFIRM)).toEqual([{ token: TOKEN }]);
});

it('says what failed, and tries again', async () => {
  server.refuse('post', LINK, 429, 'TOO_MANY_REQUESTS');
  await openLink();
  const failure = await main().findByRole('alert');
  expect(failure.textContent).toContain('Too many requests. Please try again later.');
  server.refuse('post', LINK, 400, 'INVALID_TOKEN');
  await press(button('Try Again'));
  await screen.findByText(INVALID);
});

it('says that the link is over when it was taken back meanwhile', async () => {
  server.refuse('post', CONFIRM, 400, 'INVALID_TOKEN');
  await openLink();
  await press(await main().findByRole('button', { name: 'Yes, Erase My Data' }));
  await screen.findByText(INVALID);
  expect(main().queryByRole('definition')).toBeNull();
});

it('says so without a link, and asks the server nothing', async () => {
  await openPage('/erase-entry');
  await screen.findByText(INVALID);
  expect(server.received('post', LINK)).toEqual([]);
});

it('a confirmation that does not arrive says so, and can be sent again', async () => {
  server.fail('post', CONFIRM);
  await openLink();
  await press(await main().findByRole('button', { name: 'Yes, Erase My Data' }));
  await main().findByRole('alert');
  await waitFor(() => expect(button('Yes, Erase My Data').getAttribute('aria-disabled')).not.toBe('true'));
});

it('begins anew for another link in the same tab', async () => {
  server.refuse('post', CONFIRM, 400, 'INVALID_TOKEN');
  await openLink();
  await press(await main().findByRole('button', { name: 'Yes, Erase My Data' }));
  await screen.findByText(INVALID);

  followLink(`/erase-entry#${'y'.repeat(43)}`);

  await main().findByRole('button', { name: 'Yes, Erase My Data' });
  expect(server.received('post', LINK)).toEqual([{ token: TOKEN }, { token: 'y'.repeat(43) }]);
});
