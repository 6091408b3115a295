import { answerForm, emptyForm, ENTRY, fillIn, form, submit } from '../../test/entry-form';
import { answerMyEntry, ID } from '../../test/my-entry';
import { answerVoting, ONE } from '../../test/voting';
import {
  button,
  expectFocus,
  expectToast,
  field,
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

const KEPT = { siteTexts: { emails: 'kept' as const } };
const LOGGED = { siteTexts: { emails: 'logged' as const } };
const TERMINAL = 'This site sends no emails yet. Whoever runs it can give you the link.';

withSite(emptyForm);

describe('an entry on a site that sends no emails', () => {
  const linkOf = (token: string) => `http://localhost/my-entry#${token}`;
  const TAKEN = {
    id: '6f1c2f7e-0000-4000-8000-000000000002',
    correctionToken: 'made-up',
    status: 'pending',
    submittedAt: '2025-07-01T00:00:00.000Z',
  } as const;

  /** A link of 90 days, in the zone of the site. */
  const shown = (token: string) => ({ link: linkOf(token), linkExpiresAt: '2025-09-29T06:30:00.000Z' });

  async function send(answer: typeof TAKEN & { link?: string; linkExpiresAt?: string }, address: string) {
    answerForm();
    server.answer('post', '/api/contest/entries', 201, answer);
    await openPage(`${address}#enter`, KEPT);
    await screen.findByRole('form', { name: 'Submit your entry' });
    await form().findByRole('img', { name: 'Distorted picture of six letters and digits' });
    await fillIn();
    await press(submit());
    await main().findByRole('button', { name: 'Enter another video' });
  }

  it('is followed by the link to its page, and promises no email', async () => {
    await send({ ...TAKEN, ...shown('one') }, '/');
    await expectToast(
      'Entry Submitted Successfully!',
      'Your entry has been submitted and is now pending review.',
    );
    const link = main().getByRole('link', { name: linkOf('one') });
    expect(link.getAttribute('href')).toBe(linkOf('one'));
    expect(
      main().getByText(/so keep this link, which is shown only now: it opens a page of your own/),
    ).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Submit your entry' })).toBeNull();
    expect(main().getByText('It works until 29 September 2025.')).toBeTruthy();
    expect(main().getByText(`Your email address is ${ENTRY.Email}.`)).toBeTruthy();
    expect(main().queryByText(/by email|Our email/)).toBeNull();
  });

  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  it('has a button that copies the link, which a browser may refuse, and another entry begins with an empty form', async () => {
    const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await send({ ...TAKEN, ...shown('one') }, '/');
    await press(button('Copy the link'));
    await expectToast('The link is copied', linkOf('one'));
    expect(clipboard.writeText.mock.calls).toEqual([[linkOf('one')]]);
    clipboard.writeText.mockRejectedValue(new Error('denied'));
    await press(button('Copy the link'));
    await expectToast('The link could not be copied. Please select it and copy it.', linkOf('one'));
    await press(button('Enter another video'));
    await expectFocus(() => form().getByLabelText('Full Name'));
    expect(main().queryByRole('link', { name: linkOf('one') })).toBeNull();
  });

  it('has another link once its address is corrected', async () => {
    await send({ ...TAKEN, ...shown('one') }, '/');
    await press(button('Wrong? Correct it'));
    const correction = within(screen.getByRole('form', { name: 'Wrong? Correct it' }));
    await fill(correction.getByLabelText('Email'), MEERA.email);
    server.answer('post', '/api/contest/entries/{id}/email', 200, shown('two'));
    await press(correction.getByRole('button', { name: 'Correct the Address' }));
    await main().findByRole('link', { name: linkOf('two') });
    expect(main().queryByRole('link', { name: linkOf('one') })).toBeNull();
    expect(main().getByText(`Your email address is ${MEERA.email}.`)).toBeTruthy();
  });

  it('that is sent again later has no link, and says where it was', async () => {
    await send(TAKEN, '/');
    expect(main().getByText(/the page of your entry opens with the link that you got\.$/)).toBeTruthy();
    expect(main().queryByRole('link', { name: /my-entry/ })).toBeNull();
  });
});

it.each([
  ['/auth?mode=forgot', 'Forgot Password', /^This site sends no emails at the moment\. The link that sets/],
  ['/my-entry', 'Your Entry', /^This site sends no emails at the moment\. To see your entry, open the link/],
  [
    '/opt-out',
    'Opt Out of Emails',
    /^This site sends no emails at the moment\. Once it does, you can opt out here/,
  ],
  ['/ml/my-entry', 'നിങ്ങളുടെ എൻട്രി', /^ഈ സൈറ്റ് ഇപ്പോൾ ഇമെയിലുകൾ അയയ്ക്കുന്നില്ല\. എൻട്രി കാണാൻ,/],
])(
  '%s has a sentence in place of the form, and leads to the contact form',
  async (address, title, sentence) => {
    server.answer('get', '/api/my-entry', 200, []);
    await openPage(address, KEPT);
    await main().findByRole('heading', { name: title });
    const said = await main().findByText(sentence);
    expect(said.querySelector('a')?.getAttribute('href')).toMatch(/^(\/ml)?\/contact$/);
    expect(main().queryByRole('textbox')).toBeNull();
  },
);

it('an opt-out by the link of an earlier email still counts', async () => {
  server.answer('post', '/api/opt-outs/one-click', 204);
  await openPage(`/opt-out?email=${MEERA.email}&token=made-up`, KEPT);
  await press(button('Opt Out of Emails'));
  await screen.findByText(/will not receive any more emails about the contest/);
});

it('after a sign-up, the page says that the visitor can sign in, and promises no email', async () => {
  server.answer('post', '/api/auth/signup', 201, { email: MEERA.email });
  await openPage('/auth?mode=signup', KEPT);
  for (const label of ['Password', 'Confirm Password']) await fill(field(label), 'mazha-peyyunnu');
  await fill(field('Full Name'), 'Meera');
  await fill(field('Email'), MEERA.email);
  await press(button('Sign Up'));
  await expectToast('Account Created', 'You can sign in now.');
  expect(
    main().getByText(
      'You can sign in now. This site sends no emails at the moment. Your email address can be confirmed as soon as it does.',
    ),
  ).toBeTruthy();
});

it('a vote needs an email, so a press on it says to come back later', async () => {
  answerVoting();
  await openPage('/vote', KEPT);
  await press(await main().findByRole('button', { name: `Vote for ${ONE.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No Email Is Sent' }));
  expect(dialog.getByText(/A link in an email confirms a vote, so please come back later\./)).toBeTruthy();
  // A sign-in would lead back to here.
  expect(dialog.queryByRole('link', { name: /sign in/i })).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await press(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the page of an entry promises no email, and offers nothing that needs one', async () => {
  answerMyEntry();
  await openPage(`/my-entry?entry=${ID}`, KEPT);
  await main().findByText('As soon as we have decided, you can read it on this page.');
  expect(main().getByText(/^This site sends no emails at the moment\. We have the address/)).toBeTruthy();
  expect(await main().findByText(/ask for it on this page under “Write to Us”/)).toBeTruthy();
  expect(main().getByText(/It appears here; this site sends no emails at the moment\.$/)).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Change the Address' })).toBeNull();
  expect(main().queryByRole('button', { name: 'Erase My Data' })).toBeNull();
});

describe('a local start, whose terminal has the links', () => {
  it('keeps the form for a new link, and says where the link is', async () => {
    server.answer('get', '/api/my-entry', 200, []);
    server.answer('post', '/api/my-entry/links', 204);
    await openPage('/my-entry', LOGGED);
    // A visitor sees no terminal.
    const lost = await main().findByText(/To see your entry, open the link that you got .* Is it lost\?/);
    expect(lost.querySelector('a')?.getAttribute('href')).toBe('/contact');
    expect(main().getByText(TERMINAL)).toBeTruthy();
    await fill(await main().findByLabelText('Email'), MEERA.email);
    await press(button('Send Me a New Link'));
    await expectFocus(() => screen.getByRole('heading', { name: 'No Email Is Sent' }));
    expect(main().getByText(TERMINAL, { exact: false }).querySelector('a')?.textContent).toBe('Write to us');
  });

  it('tells the entrant of the page of an entry nothing of a terminal', async () => {
    answerMyEntry();
    await openPage(`/my-entry?entry=${ID}`, LOGGED);
    await main().findByText(/^This site sends no emails at the moment\. We have the address/);
    expect(main().queryByText(/terminal/)).toBeNull();
    expect(main().getByRole('button', { name: 'Change the Address' })).toBeTruthy();
  });

  it('keeps the form for a new password', async () => {
    server.answer('post', '/api/auth/forgot-password', 204);
    await openPage('/auth?mode=forgot', LOGGED);
    expect(main().getByText(TERMINAL)).toBeTruthy();
    await fill(field('Email'), MEERA.email);
    await press(button('Send Reset Link'));
    await expectToast('No Email Is Sent', TERMINAL);
  });
});

it('a verification link that does not work promises no other one', async () => {
  server.refuse('post', '/api/auth/verify-email', 400, 'INVALID_TOKEN');
  await openPage('/auth?mode=verify-email&token=made-up', KEPT);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent.trim()).toBe('This link is invalid or has expired.');
});
