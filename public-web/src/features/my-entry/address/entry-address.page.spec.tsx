import { answerMyEntry, ONE_ENTRY, openMyEntry, TOKEN } from '../../../../test/my-entry';
import {
  button,
  descriptionOf,
  expectFocus,
  expectToast,
  field,
  fill,
  followLink,
  isOff,
  main,
  openPage,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withSite,
} from '../../../../test/site';

const ADDRESS = '/api/my-entry/{id}/email';
const OPT_OUT = '/api/my-entry/{id}/opt-out';
const CONFIRM = '/api/my-entry/confirm-email';
const NO_ANSWER = 'Our site does not answer. Please check your connection and try again.';
const NOT_PROVED =
  'This needs a link that you have opened from an email at the address of your entry. Please ask for a new one on the page “Your Entry”, and open it from that email. If no email comes, write to us.';
const NEXT = 'meera.das@visitor.example';

const heading = () => screen.getByRole('heading', { name: 'Your Email Address' });
const newField = () => field('New email address');
const offer = () => main().findByRole('button', { name: 'Did you mean meera@gmail.com?' });

async function openForm() {
  await openMyEntry();
  await press(await main().findByRole('button', { name: 'Change the Address' }));
}

withSite();

describe('the address of an entry', () => {
  it('changes by a link, which the page says at once', async () => {
    const entry = answerMyEntry();
    server.answer('post', ADDRESS, 204);
    await openForm();
    await fill(newField(), `mailto:${NEXT}`);
    server.answer('get', ONE_ENTRY, 200, { ...entry, newEmail: NEXT });
    await pressKey('{Enter}');

    await expectFocus(heading);
    await waitFor(() =>
      expect(heading().parentElement!.querySelector('[role=status]')?.textContent).toBe(
        `We have sent a link to ${NEXT}. The address changes when you open the link and confirm it, within 24 hours. Until then, nothing changes.`,
      ),
    );
    expect(server.received('post', ADDRESS)).toEqual([{ email: NEXT }]);
    expect(main().queryByLabelText('New email address')).toBeNull();
  });

  it('stays when she takes the request back', async () => {
    const entry = answerMyEntry({ newEmail: NEXT });
    server.answer('post', ADDRESS, 204);
    await openMyEntry();
    const back = await main().findByRole('button', { name: 'Do Not Change It' });
    server.answer('get', ONE_ENTRY, 200, { ...entry, newEmail: null });
    await press(back);

    await expectFocus(heading);
    expect(server.received('post', ADDRESS)).toEqual([{ email: entry.email }]);
    await waitFor(() => expect(main().queryByText(/^We have sent a link to/)).toBeNull());
  });

  it.each([
    ['', 'Please enter your email address'],
    ['no address', 'Please enter a valid email address'],
    ['Meera <MEERA@visitor.example>', 'This is the address that we have.'],
  ])('does not become %j', async (typed, sentence) => {
    answerMyEntry();
    await openForm();
    await fill(newField(), typed);
    await press(button('Send the Link'));
    await expectFocus(newField);
    expect(descriptionOf(newField())).toBe(sentence);
    expect(server.received('post', ADDRESS)).toEqual([]);
  });

  it('has a slip mended by a press, and the focus stays in the field', async () => {
    answerMyEntry();
    await openForm();
    await fill(newField(), 'meera@gmial.con');
    await press(await offer());
    expect(newField().value).toBe('meera@gmail.com');
    await expectFocus(newField);
  });

  it('that is refused says why, and one that does not arrive stays in the field', async () => {
    answerMyEntry();
    await openForm();
    await fill(newField(), NEXT);
    server.refuse('post', ADDRESS, 429, 'ADDRESS_EMAILS_SENT');
    await press(button('Send the Link'));
    await expectToast(
      'Error',
      'Several emails about new addresses were sent today. Please try again tomorrow.',
    );

    server.refuse('post', ADDRESS, 409, 'ADDRESS_NOT_PROVED');
    await press(await main().findByRole('button', { name: 'Send the Link' }));
    await expectToast('Error', NOT_PROVED);

    server.fail('post', ADDRESS);
    await press(await main().findByRole('button', { name: 'Send the Link' }));
    await expectToast('Error', NO_ANSWER);
    expect(newField().value).toBe(NEXT);
    await press(button('Keep the Address'));
    expect(main().queryByLabelText('New email address')).toBeNull();
  });
});

describe('emails that come back', () => {
  it('are said beside the change of the address', async () => {
    answerMyEntry({ doEmailsComeBack: true });
    await openMyEntry();
    await waitFor(() =>
      expect(main().getByText(/^Emails to .+ come back, so you miss what we write to you\./)).toBeTruthy(),
    );
    expect(button('Change the Address')).toBeTruthy();
  });

  it('are not said of an address that works', async () => {
    answerMyEntry({ doEmailsComeBack: false });
    await openMyEntry();
    await main().findByRole('button', { name: 'Change the Address' });
    expect(main().queryByText(/come back/)).toBeNull();
  });
});

describe('emails that are off', () => {
  it('come again by a press', async () => {
    const entry = answerMyEntry({ areEmailsOff: true });
    server.answer('delete', OPT_OUT, 204);
    await openMyEntry();
    const turnOn = await main().findByRole('button', { name: 'Turn Emails On Again' });
    expect(main().getByText(/^Our emails are off: this address has opted out\./)).toBeTruthy();
    server.answer('get', ONE_ENTRY, 200, { ...entry, areEmailsOff: false });
    await press(turnOn);

    await expectToast('Our emails are on again.');
    await expectFocus(heading);
    await waitFor(() => expect(main().queryByText(/^Our emails are off/)).toBeNull());
  });

  it('stay off when the site does not answer', async () => {
    answerMyEntry({ areEmailsOff: true });
    server.fail('delete', OPT_OUT);
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Turn Emails On Again' }));
    await expectToast('Error', NO_ANSWER);
    expect(button('Turn Emails On Again')).toBeTruthy();
  });
});

describe('the link that confirms a new address', () => {
  /** The button, once the page knows the token. */
  async function confirm() {
    await waitFor(() => expect(isOff(button('Yes, This Is My Address'))).toBe(false));
    return button('Yes, This Is My Address');
  }

  it('changes nothing before a press, and moves its token out of the address', async () => {
    server.answer('post', CONFIRM, 204);
    const release = server.hold('post', CONFIRM);
    await openPage(`/confirm-address#${TOKEN}`);
    const pressed = await confirm();
    expect(location.hash).toBe('');
    expect(server.received('post', CONFIRM)).toEqual([]);

    pressed.click();
    pressed.click();
    await waitFor(() => expect(isOff(button('One moment...'))).toBe(true));
    release();

    await expectFocus(() => screen.getByRole('heading', { name: 'Your Address Is Changed' }));
    expect(server.received('post', CONFIRM)).toEqual([{ token: TOKEN }]);
    expect(main().getByRole('link', { name: 'See Your Entry' }).getAttribute('href')).toBe('/my-entry');
  });

  it('that no longer works says so', async () => {
    server.refuse('post', CONFIRM, 400, 'INVALID_TOKEN');
    await openPage(`/confirm-address#${TOKEN}`);
    await press(await confirm());
    await expectFocus(() => screen.getByRole('heading', { name: 'Confirm Your Email Address' }));
    expect(main().getByText(/^This link is invalid or has expired, or you have asked/)).toBeTruthy();
  });

  it('begins anew when another one is opened in the same tab', async () => {
    server.refuse('post', CONFIRM, 400, 'INVALID_TOKEN');
    await openPage(`/confirm-address#${TOKEN}`);
    await press(await confirm());
    await main().findByText(/^This link is invalid or has expired/);

    server.answer('post', CONFIRM, 204);
    followLink(`/confirm-address#${'y'.repeat(43)}`);
    await press(await confirm());

    await screen.findByRole('heading', { name: 'Your Address Is Changed' });
    expect(server.received('post', CONFIRM)).toEqual([{ token: TOKEN }, { token: 'y'.repeat(43) }]);
  });

  it('says so without a token, and asks the server nothing, in Malayalam', async () => {
    await openPage('/ml/confirm-address');
    await screen.findByText(/^ഈ ലിങ്ക് അസാധുവാണ്/);
    expect(server.received('post', CONFIRM)).toEqual([]);
  });

  it('that is refused because the owner has shown a link meanwhile says what to do', async () => {
    server.refuse('post', CONFIRM, 409, 'ADDRESS_NOT_PROVED');
    await openPage(`/confirm-address#${TOKEN}`);
    await press(await confirm());
    expect((await main().findByRole('alert')).textContent).toBe(NOT_PROVED);
  });

  it('that does not reach the site can be pressed again', async () => {
    server.fail('post', CONFIRM);
    await openPage(`/confirm-address#${TOKEN}`);
    await press(await confirm());
    expect((await main().findByRole('alert')).textContent).toBe(NO_ANSWER);
    server.answer('post', CONFIRM, 204);
    await press(await confirm());
    await screen.findByRole('heading', { name: 'Your Address Is Changed' });
  });
});
