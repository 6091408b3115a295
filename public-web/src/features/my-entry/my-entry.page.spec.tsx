import { example } from '../../../../packages/api-client/test/example';
import { answerForm } from '../../../test/entry-form';
import {
  answerMyEntry,
  eventOf,
  ID,
  linkTo,
  myEntryOf,
  ONE_ENTRY,
  openMyEntry,
  TOKEN,
} from '../../../test/my-entry';
import {
  button,
  descriptionOf,
  expectFocus,
  expectText,
  expectToast,
  field,
  fill,
  isInvalid,
  isOff,
  main,
  openPage,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../test/site';

const OTHER = '6f1c2f7e-0000-4000-8000-000000000102';
const SESSION = '/api/my-entry/session';
const LINKS = '/api/my-entry/links';

const region = (name: string) => within(main().getByRole('region', { name }));
const status = () => main().getAllByRole('heading', { level: 2 })[0]!.textContent;
const itemsOf = (name: string) =>
  region(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

withSite();

describe('the link of an email', () => {
  it('opens the entry, and its token is neither in the address nor in the history', async () => {
    answerMyEntry();
    server.answer('post', SESSION, 200, { id: ID });
    await openPage(`/my-entry#${TOKEN}`);
    const before = history.length;

    await screen.findByRole('heading', { name: 'We are checking your entry' });

    expect(location.pathname + location.search + location.hash).toBe(`/my-entry?entry=${ID}`);
    expect(history.length).toBe(before);
    expect(server.received('post', SESSION)).toEqual([{ token: TOKEN }]);
    const values = main()
      .getAllByRole('definition')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
    expect(values).toEqual(['Meera Das', 'Cover Song Contest 2025', 'meera@visitor.example']);
  });

  it('that no longer works says so, and leads to a new one, in Malayalam', async () => {
    server.answer('get', '/api/my-entry', 200, []);
    server.refuse('post', SESSION, 400, 'INVALID_TOKEN');
    server.answer('post', LINKS, 204);
    await openPage(`/ml/my-entry#${TOKEN}`);

    const alert = await main().findByRole('alert');
    expect(alert.textContent).toBe('ഈ ലിങ്ക് ശരിയല്ല, അല്ലെങ്കിൽ അതിന്റെ കാലാവധി കഴിഞ്ഞു.');
    await press(button('പുതിയ ലിങ്ക് അയയ്ക്കൂ'));
    await expectFocus(() => field('ഇമെയിൽ'));
    expect(isInvalid(field('ഇമെയിൽ'))).toBe(true);
    expect(server.received('post', LINKS)).toEqual([]);

    await fill(field('ഇമെയിൽ'), ' asha@visitor.example ');
    await press(button('പുതിയ ലിങ്ക് അയയ്ക്കൂ'));
    await expectFocus(() => screen.getByRole('heading', { name: 'ഇമെയിൽ നോക്കൂ' }));
    expect(server.received('post', LINKS)).toEqual([{ email: 'asha@visitor.example', language: 'ml' }]);
  });

  it('that does not reach the site can be opened again', async () => {
    answerMyEntry();
    server.fail('post', SESSION);
    await openPage(`/my-entry#${TOKEN}`);
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toContain('Your entry could not be loaded.');

    server.answer('post', SESSION, 200, { id: ID });
    await press(button('Try Again'));

    await screen.findByRole('heading', { name: 'We are checking your entry' });
    expect(server.received('post', SESSION)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });
});

describe('without an entry that is open here', () => {
  beforeEach(() => server.answer('get', '/api/my-entry', 200, []));

  it('a link is asked for once, and the answer names no entry', async () => {
    server.answer('post', LINKS, 204);
    const release = server.hold('post', LINKS);
    await openPage('/my-entry');
    await fill(await main().findByLabelText('Email'), 'Rahul <rahul@visitor.example>');
    const send = button('Send Me a New Link');
    send.click();
    send.click();
    await waitFor(() => expect(isOff(button('One moment...'))).toBe(true));
    release();

    await expectFocus(() => screen.getByRole('heading', { name: 'Please Look in Your Mailbox' }));
    expect(main().getByText(/^If there is an entry with the address/).textContent).toBe(
      'If there is an entry with the address rahul@visitor.example, an email with a new link is on its way. It may take some minutes. Please look in the spam folder, too.',
    );
    expect(server.received('post', LINKS)).toEqual([{ email: 'rahul@visitor.example' }]);
  });

  it('a request that fails says why, and keeps the address', async () => {
    await openPage('/my-entry');
    await fill(await main().findByLabelText('Email'), 'rahul@visitor.example');
    server.refuse('post', LINKS, 400, 'INVALID_EMAIL', {
      details: [{ field: 'email', code: 'INVALID_EMAIL' }],
    });
    await press(button('Send Me a New Link'));
    await expectToast('Error', 'Please enter a valid email address');
    await expectFocus(() => field('Email'));
    expect(descriptionOf(field('Email'))).toBe('Please enter a valid email address');

    server.fail('post', LINKS);
    await press(await main().findByRole('button', { name: 'Send Me a New Link' }));
    await expectToast('Error', 'Our site does not answer. Please check your connection and try again.');
    expect(field('Email').value).toBe('rahul@visitor.example');
  });
});

describe('an entry', () => {
  it('shows what has happened, oldest first, and the emails and receipts behind a press', async () => {
    answerMyEntry({
      status: 'approved',
      slug: 'meera-das',
      photoUrl: '/api/my-entry/1/photo?v=1',
      history: [
        eventOf('submit'),
        eventOf('edit', { changed: ['name', 'video'] }),
        eventOf('approve', { at: '2025-06-18T05:30:00.000Z' }),
      ],
      emails: [
        { at: '2025-06-17T05:30:00.000Z', template: 'entry-received', delivery: 'sent' },
        { at: '2025-06-18T05:30:00.000Z', template: 'of-another-release', delivery: 'opted-out' },
      ],
      consents: [{ ...example('ConsentDto'), purpose: 'publication', language: 'ml', text: 'എല്ലാവരും കാണും.' }],
    });
    await openMyEntry();

    await screen.findByRole('heading', { name: 'Your entry is in the contest' });
    expect(itemsOf('What Has Happened')).toEqual([
      'You sent us the entry.17 June 2025, 11:00',
      'You changed the entry.Name, Video17 June 2025, 11:00',
      'We approved the entry.18 June 2025, 11:00',
    ]);
    expect(itemsOf('Our Emails to You')).toEqual([
      'Your entry has arrived17 June 2025, 11:00, sent',
      'An email about your entry18 June 2025, 11:00, not sent, because this address gets no emails about the contest',
    ]);
    const folded = main().getByText('The emails (2)').closest('details')!;
    expect(folded.open).toBe(false);
    await press(main().getByText('The emails (2)'));
    expect(folded.open).toBe(true);

    const receipt = region('What You Have Accepted');
    expect(receipt.getByText('എല്ലാവരും കാണും.').lang).toBe('ml');
    expect(receipt.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toMatch(/\/rules\/1$/);
    expect(main().getByAltText('Your verification photo').getAttribute('src')).toBe(
      '/api/my-entry/1/photo?v=1&size=card',
    );
    expect(
      main().getByRole('link', { name: 'Your page that everyone sees, to share' }).getAttribute('href'),
    ).toBe('/entries/meera-das');
  });

  it('that is rejected says why where nobody has to look for it, and is entered again with its values', async () => {
    const [reason, reasonMalayalam] = ['There is no paper on the photo.', 'ഫോട്ടോയിൽ കടലാസില്ല.'];
    answerMyEntry({
      status: 'rejected',
      history: [
        eventOf('submit'),
        eventOf('reject', { reason, reasonMalayalam, sentence: 'Please try again!' }),
      ],
    });
    await openMyEntry('/ml');
    const why = await main().findByText('കാരണം:');
    const words = [...why.parentElement!.querySelectorAll('p + p')];
    expect(words.map((word) => [word.textContent, word.getAttribute('lang')])).toEqual([
      [reasonMalayalam, null],
      ['Please try again!', 'en'],
    ]);

    await openMyEntry();
    await main().findByText('The reason:');
    expect(main().getAllByText(reason)).toHaveLength(2);
    answerForm();
    await press(main().getByRole('link', { name: 'Enter the contest' }));
    await waitFor(() => expect(location.pathname + location.hash).toBe('/#enter'));
  });

  it.each([
    {
      video: { state: 'checking', problem: null, mendUntil: null, hints: [] },
      said: ['We are still checking it on YouTube. You need not do anything.'],
    },
    {
      video: { state: 'ok', problem: null, mendUntil: null, hints: ['unlisted', 'blocked-in-india'] },
      said: [
        'It is unlisted on YouTube. If you make it public, everyone can find it.',
        'It cannot be watched in India. You can change this on YouTube.',
      ],
    },
    {
      video: { state: 'broken', problem: 'not-embeddable', mendUntil: '2025-06-20T05:30:00.000Z', hints: [] },
      said: [
        'It cannot be watched at the moment.',
        'It may not be shown on our site. Please allow embedding in its settings on YouTube.',
        'Please mend this on YouTube by 11:00 on Friday 20 June, so that your entry can stay in the contest.',
        'We look again every day. A person decides what happens to your entry, not a machine.',
      ],
    },
    {
      video: { state: 'broken', problem: 'missing', mendUntil: null, hints: [] },
      said: [
        'It cannot be watched at the moment.',
        'YouTube does not show it: it is private or deleted.',
        'Please mend this on YouTube as soon as you can, so that your entry can stay in the contest.',
        'We look again every day. A person decides what happens to your entry, not a machine.',
      ],
    },
  ] as const)('says of its video that is $video.state: $said', async ({ video, said }) => {
    answerMyEntry({ video: { ...video, hints: [...video.hints] } });
    await openMyEntry();
    const watch = await main().findByRole('link', { name: /^Watch on YouTube/ });
    const texts = [...watch.parentElement!.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(said);
  });

  it('leads to the other entries that are open here, in the order of the server', async () => {
    const [first, second] = [myEntryOf(), myEntryOf({ id: OTHER, name: 'ആശ മേനോൻ' })];
    answerMyEntry();
    server.answer('get', '/api/my-entry', 200, [linkTo(first), linkTo(second)]);
    await openMyEntry();
    await screen.findByRole('heading', { name: 'We are checking your entry' });
    const others = within(main().getByRole('navigation', { name: 'Your other entries:' }));
    const link = others.getByRole('link');
    expect(link.textContent).toBe('ആശ മേനോൻ, Cover Song Contest 2025, 17 June 2025');

    server.answer('get', ONE_ENTRY, 200, second);
    await press(link);

    await waitFor(() => expect(location.search).toBe(`?entry=${OTHER}`));
    await waitFor(() => expect(main().getAllByRole('definition')[0]!.textContent).toBe('ആശ മേനോൻ'));
    expect(others.getByRole('link').textContent).toContain('Meera Das');
  });

  it('that is not open in this browser gives way to the one that is', async () => {
    answerMyEntry();
    await openPage(`/my-entry?entry=${OTHER}`);
    await screen.findByRole('heading', { name: 'We are checking your entry' });
    expect(server.requests.some(({ line }) => line.includes(OTHER))).toBe(false);
  });

  it('that does not load says so, and is asked for again', async () => {
    answerMyEntry();
    server.lose('get', ONE_ENTRY);
    await openMyEntry();
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toContain('Your entry could not be loaded.');
    answerMyEntry();
    await press(button('Try Again'));
    await screen.findByRole('heading', { name: 'We are checking your entry' });
  });

  it('that was closed in another browser meanwhile leads to a new link', async () => {
    answerMyEntry();
    server.refuse('get', ONE_ENTRY, 401, 'ENTRY_LINK_NEEDED');
    await openMyEntry();
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toBe('This page was closed on this device.');
    expect(button('Send Me a New Link')).toBeTruthy();
  });
});

describe('the page closes', () => {
  it('everywhere else, and stays open here', async () => {
    answerMyEntry();
    server.answer('post', '/api/my-entry/{id}/end-others', 204);
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Close Everywhere Else' }));
    await expectToast('The page is closed everywhere else.');
    expect(status()).toBe('We are checking your entry');
  });

  it('on this device, and shows nothing of the entry any more', async () => {
    answerMyEntry();
    server.answer('delete', SESSION, 204);
    await openMyEntry();
    await fill(main().getByLabelText('Your message'), 'Only for your team');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Only for your team');
    const close = await main().findByRole('button', { name: 'Close on This Device' });
    server.answer('get', '/api/my-entry', 200, []);
    await press(close);

    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Your Entry' }));
    await expectText(
      'To see your entry, open the link in one of our emails about it. We can also send you a new link: enter the address that you entered the contest with.',
    );
    expect(location.search).toBe('');
    expect(main().queryByText('Meera Das')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Only for your team');
  });

  it('only when the server says so', async () => {
    answerMyEntry();
    server.fail('delete', SESSION);
    await openMyEntry();
    await press(await main().findByRole('button', { name: 'Close on This Device' }));
    await expectToast('Error', 'Our site does not answer. Please check your connection and try again.');
    expect(status()).toBe('We are checking your entry');
  });
});
