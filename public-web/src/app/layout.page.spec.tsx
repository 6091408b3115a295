import {
  expectFocus,
  fill,
  main,
  MEERA,
  openPage,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../test/site';

const toast = () => document.querySelector('.toast-text')?.textContent;

withSite();

it.each([
  ['a site with a contest has links to its entries', {}, 2],
  ['a site without one has none', { hasNoContest: true }, 0],
])('%s', async (_, texts, count) => {
  await openPage('/contact', { siteTexts: texts });
  const links = () =>
    [...document.querySelectorAll('header a, footer a')].map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links().filter((href) => href === '/entries')).toHaveLength(count));
  expect(links()).toContain('/terms');
});

it('the switch keeps the page, what is typed and the focus', async () => {
  await openPage('/contact');
  await fill(main().getByRole<HTMLInputElement>('textbox', { name: 'Name' }), 'ഗായത്രി');
  const toMalayalam = within(screen.getByRole('banner')).getByRole('link', { name: 'മലയാളം' });
  toMalayalam.focus();
  await press(toMalayalam);
  await screen.findByRole('heading', { level: 1, name: 'ബന്ധപ്പെടൂ' });
  const name = main().getByRole<HTMLInputElement>('textbox', { name: 'പേര്' });
  expect(name.value).toBe('ഗായത്രി');
  await expectFocus(() => within(screen.getByRole('banner')).getByRole('link', { name: 'English' }));
  await fill(name, '');
});

describe('in Malayalam', () => {
  it('a log-out that fails is reported', async () => {
    server.refuse('post', '/api/auth/logout', 503, 'UNAVAILABLE');
    await openPage('/ml/contact', { as: MEERA });
    await press(screen.getByRole('button', { name: 'ലോഗൗട്ട്' }));
    await waitFor(() => expect(toast()).toContain('ഈ സേവനം ഇപ്പോൾ ലഭ്യമല്ല. അൽപസമയത്തിനകം വീണ്ടും ശ്രമിക്കൂ.'));
  });

  it('an error of the API is written, at its field too', async () => {
    server.refuse('post', '/api/auth/login', 401, 'USER_NOT_FOUND');
    await openPage('/ml/auth');
    const email = main().getByLabelText<HTMLInputElement>('ഇമെയിൽ');
    await fill(email, 'nobody@visitor.example');
    await fill(main().getByLabelText('പാസ്‌വേഡ്', { selector: 'input' }), 'mazha-peyyunnu');
    await press(main().getByRole('button', { name: 'ലോഗിൻ ചെയ്യുക' }));
    const sentence = 'ഈ ഇമെയിൽ വിലാസത്തിൽ അക്കൗണ്ട് കണ്ടെത്തിയില്ല';
    await waitFor(() => expect(toast()).toContain(sentence));
    await expectFocus(() => main().getByLabelText('ഇമെയിൽ'));
    expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe(sentence);
  });
});

describe('the top bar', () => {
  const admin = () => screen.getByRole('banner').querySelector('a[href="/admin"]');

  it('leads the owner and moderators to the console, and nobody else', async () => {
    await openPage('/contact', { as: { ...MEERA, permissions: ['messages.answer'] } });
    await waitFor(() => expect(admin()?.textContent).toBe('Admin'));
    await openPage('/contact', { as: MEERA });
    await screen.findByText(MEERA.email);
    expect(admin()).toBeNull();
  });
});
