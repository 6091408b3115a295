import { answerMyEntry, erasureOf, openMyEntry } from '../../../../test/my-entry';
import {
  expectFocus,
  expectToast,
  isOff,
  main,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const ERASURE = '/api/my-entry/{id}/erasure';
const DATA = '/api/my-entry/{id}/data';
const NO_ANSWER = 'Our site does not answer. Please check your connection and try again.';
const EMAIL = 'meera@visitor.example';

const data = () => within(main().getByRole('region', { name: 'Your Data' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Erase your entry and your data?' }));
const erase = () => main().findByRole('button', { name: 'Erase My Data' });
const heading = () => screen.getByRole('heading', { name: 'Your Data' });
const asked = erasureOf({ state: 'asked', linkExpiresAt: '2098-06-18T05:30:00.000Z' });

withSite();
beforeEach(() => answerMyEntry());

describe('a copy of the data', () => {
  it('is saved as a file, and asked for once', async () => {
    server.answer('get', DATA, 200);
    const release = server.hold('get', DATA);
    await openMyEntry();
    const download = await main().findByRole('button', { name: 'Download My Data' });
    download.click();
    download.click();
    await waitFor(() => expect(isOff(data().getByRole('button', { name: 'One moment...' }))).toBe(true));
    release();
    await expectToast('Your data is being saved on your device.');
    expect(server.received('get', DATA)).toHaveLength(1);
  });

  it('that is being sent already says so', async () => {
    server.refuse('get', DATA, 429, 'DATA_BEING_SENT');
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Download My Data' }));
    await expectToast('Error', 'A download of this data is under way. Please wait until it has ended.');
  });
});

describe('the erasure', () => {
  it('says what is erased and what remains, and asks by email', async () => {
    server.answer('post', ERASURE, 200, asked);
    await openMyEntry();
    await press(await erase());
    await expectFocus(() => dialog().getByRole('heading', { level: 2 }));
    expect(
      dialog()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['This is erased:', 'This remains:']);
    expect(dialog().getAllByRole('listitem')).toHaveLength(8);
    expect(
      dialog().getByText(
        'Nobody can bring it back. So we first send you an email with a link that confirms it.',
      ),
    ).toBeTruthy();

    await press(dialog().getByRole('button', { name: 'Keep My Data' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(await erase());
    const send = dialog().getByRole('button', { name: 'Send Me the Email' });
    send.click();
    send.click();

    await expectToast('Please Look in Your Mailbox', `The email to ${EMAIL} has a link that confirms it.`);
    await expectFocus(heading);
    expect(
      await data().findByText(
        `We have sent an email to ${EMAIL}. Your data is erased only if you open its link and confirm it. The link works until 11:00 on Wednesday 18 June.`,
      ),
    ).toBeTruthy();
    expect(server.received('post', ERASURE)).toHaveLength(1);
  });

  it('that is asked for too often says so in its dialog', async () => {
    server.answer('get', ERASURE, 200, asked);
    server.refuse('post', ERASURE, 429, 'ERASURE_EMAILS_SENT');
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Send the Email Again' }));
    await press(dialog().getByRole('button', { name: 'Send Me the Email' }));
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toBe(
        'We have sent you several emails about this today. Please open the last one, or try again tomorrow.',
      ),
    );
  });

  it.each([
    {
      erasure: erasureOf({ state: 'confirmed', dueAt: '2098-07-02T10:00:00.000Z' }),
      said: 'You have confirmed that we shall erase your data. You can take this back for 24 hours. After that we erase it in the night, at the latest by 15:30 on Wednesday 2 July.',
    },
    {
      erasure: erasureOf({ state: 'held', isHeld: true }),
      said: 'Everything about this contest must be kept for now, because it may be needed as evidence. We erase your data as soon as that ends.',
    },
  ])('that is $erasure.state is taken back by a press', async ({ erasure, said }) => {
    server.answer('get', ERASURE, 200, erasure);
    server.answer('delete', ERASURE, 200, erasureOf({}));
    await openMyEntry();
    expect(await main().findByText(said)).toBeTruthy();
    expect(data().queryByRole('button', { name: 'Send the Email Again' })).toBeNull();
    await press(data().getByRole('button', { name: 'Do Not Erase' }));
    await expectToast('Your data stays.');
    await expectFocus(heading);
    await erase();
  });

  it('stays when taking it back does not arrive', async () => {
    server.answer('get', ERASURE, 200, asked);
    server.fail('delete', ERASURE);
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Do Not Erase' }));
    await expectToast('Error', NO_ANSWER);
    expect(data().getByRole('button', { name: 'Do Not Erase' })).toBeTruthy();
  });

  it('says when it is not known, and asks again', async () => {
    server.lose('get', ERASURE);
    await openMyEntry();
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toContain('We could not check whether you asked us to erase your data.');
    server.answer('get', ERASURE, 200, erasureOf({}));
    await press(data().getByRole('button', { name: 'Try Again' }));
    await erase();
  });

  it('of an entry whose contest is held says that before the email', async () => {
    server.answer('get', ERASURE, 200, erasureOf({ isHeld: true }));
    await openMyEntry();
    await press(await erase());
    expect(dialog().getByText(/^Everything about this contest must be kept for now/)).toBeTruthy();
  });
});
