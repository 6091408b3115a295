import {
  button,
  choose,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  hasUnsavedChanges,
  isOff,
  openConsole,
  OWNER,
  pictureFile,
  press,
  pressKey,
  screen,
  server,
  sessionOf,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';
import type { SiteTextsRecord } from './api';

const TEXTS = '/api/admin/texts/site';
const PUBLISH = '/api/admin/texts/site/publish';
const PORTRAITS = '/api/admin/texts/site/portraits';
const MISSING = 'Missing. Pages in Malayalam show the text in English.';
const MILESTONES = [
  { when: '2024', what: 'A first song.' },
  { when: '2025', what: 'A concert.', song: 'hill-road' },
];

type Draft = NonNullable<SiteTextsRecord['draft']>;
const record = (draft: Draft | null = null, changes: Partial<SiteTextsRecord> = {}) =>
  example('AdminSiteTextsDto', { draft, published: {}, publishedAt: null, version: 'first', ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/admin/visibility', 200, example('VisibilityDto', { isPublic: true }));
  server.answer('get', '/api/admin/texts/site/preview', 200, example('TextsPreviewDto', { token: 'key' }));
  server.list('/api/admin/contests', []);
  server.list('/api/admin/songs', []);
});

const answer = (shown: SiteTextsRecord) => server.answer('get', TEXTS, 200, shown);
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\W*$`), {
    selector: 'input, textarea, select',
  });
const list = (name: string) => within(screen.getByRole('region', { name }));
const item = (name: string, number: number) =>
  within(list(name).getByRole('group', { name: new RegExp(` ${number}$`) }));
const save = () => button('Save draft');
const differences = () => screen.getByRole('region', { name: 'What publishing changes' });

async function openTexts(shown = record(), page = 'Home') {
  answer(shown);
  const session = await openConsole('/settings/site');
  await screen.findByLabelText(/^Name in English/);
  if (page !== 'Home') await openPage(page);
  await settled();
  return session;
}
const choice = () => within(screen.getByRole('group', { name: 'Page of the site' }));
const openPage = (page: string) => press(choice().getByRole('button', { name: new RegExp(`^${page}`) }));
const openList = (name: 'Milestones' | 'Values') => press(screen.getByText(name, { selector: 'summary *' }));

/** The server stores what it is sent as the draft, under the next version. */
function store(version = 'second'): void {
  server.answer('put', TEXTS, 200, ({ body }) => {
    const stored = record(body as Draft, { version });
    answer(stored);
    return stored;
  });
}
const sent = () => server.received('put', TEXTS).at(-1) as Draft;

describe('the texts', () => {
  it('have the times of their banner in the zone of the site, wherever the device is', async () => {
    server.answer('get', '/api/time-zone', 200, { timeZone: 'Pacific/Auckland' });
    await openTexts(record({ bannerText: 'Rain', bannerFrom: '2031-01-05T13:00:00.000Z' }), 'Every page');
    expect(field('Shown from').value).toBe('2031-01-06T02:00');
    expect(descriptionOf(field('Shown from'))).toBe('In the time zone of the site, Pacific/Auckland');
    store();
    await fill(field('Shown from'), '2031-01-06T03:00');
    await fill(field('Shown until'), '2031-01-07T03:00');
    await press(save());
    await waitFor(() => expect(sent()).toMatchObject({ bannerFrom: '2031-01-05T14:00:00.000Z' }));
  });

  it('begin with the default ones, and a changed English name leaves the Malayalam one, which is asked for when it is emptied', async () => {
    await openTexts();
    expect(screen.getAllByText(/Visitors read the texts that came with the site\./)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    expect([field('Name in English').value, field('Name in Malayalam').lang]).toEqual(['Paattu', 'ml']);
    await fill(field('Name in English'), 'Meera Nair');
    expect([field('Name in Malayalam').value, descriptionOf(field('Name in Malayalam'))]).toEqual([
      'പാട്ട്',
      'Visitors still read this name, which came with the site, in Malayalam.',
    ]);
    await fill(field('Name in Malayalam'), '');
    await waitFor(() => expect(descriptionOf(field('Name in Malayalam'))).toBe(MISSING));
    expect(isOff(save())).toBe(false);
    await waitFor(() => expect(hasUnsavedChanges).toBe(true));
    await fill(field('Name in Malayalam'), 'മീര നായർ');
    await waitFor(() => expect(descriptionOf(field('Name in Malayalam'))).toBe(''));

    store();
    await press(save());
    await screen.findByText('Draft saved');
    expect(sent()).toMatchObject({ name: 'Meera Nair', nameMalayalam: 'മീര നായർ', portrait: null });
    expect(server.versionsSeen('put', TEXTS)).toEqual(['"first"']);
    await waitFor(() => expect(hasUnsavedChanges).toBe(false));
    expect(differences().textContent).toContain('Name in EnglishBefore: PaattuNow: Meera Nair');
    expect(within(differences()).getByText('മീര നായർ').closest('ins')).toBeTruthy();

    // The next save is based on what this one has stored.
    await openPage('Every page');
    await fill(field('Year'), '2026–2027');
    await press(save());
    await waitFor(() => expect(server.versionsSeen('put', TEXTS)).toEqual(['"first"', '"second"']));
  });

  it('say that visitors read of an invented artist, where the site came with texts and none was published', async () => {
    await openTexts(record(null, { published: { aboutHeading: 'Songs that begin with a line.' } }));
    expect(screen.getByText(/are about an artist who does not exist/)).toBeTruthy();
    expect(screen.queryByText(/^Visitors read the texts that came with the site\. What/)).toBeNull();
  });

  it('go back to what visitors read by a button, which keeps the focus in the field', async () => {
    await openTexts(record({ name: 'Meera Nair' }));
    await press(button('Undo, back to what visitors read: Name in English'));
    expect(field('Name in English').value).toBe('Paattu');
    await expectFocus(() => field('Name in English'));
    // Nothing of the artist has a default text.
    await fill(field('Tagline in English'), '');
    expect(descriptionOf(field('Tagline in English'))).toBe('');
    await openPage('Contact');
    expect(screen.queryByRole('button', { name: 'Use the default text: First lines in English' })).toBeNull();
    await fill(field('First lines in English'), '');
    await waitFor(() =>
      expect(descriptionOf(field('First lines in English'))).toBe('Empty: pages show the default text.'),
    );
    await fill(field('Facebook'), '');
    expect(descriptionOf(field('Facebook'))).toBe('');
  });

  it('that did not load can be loaded again', async () => {
    server.lose('get', TEXTS);
    await openConsole('/settings/site');
    await screen.findByText('Error Loading the Site Texts');
    answer(record());
    await press(button('Try Again'));
    await screen.findByLabelText(/^Name in English/);
  });

  it('that the server rejects are shown at their fields, and stay', async () => {
    await openTexts();
    const message = 'footerYear must be a year, or two';
    server.refuse('put', TEXTS, 400, 'VALIDATION_FAILED', {
      message,
      details: [{ field: 'footerYear', code: 'VALIDATION_FAILED', message }],
    });
    await openPage('Every page');
    await fill(field('Year'), 'last year');
    await openPage('About');
    await press(save());
    await waitFor(() => expect(descriptionOf(field('Year'))).toBe('Must be a year, or two'));
    await expectFocus(() => field('Year'));
    await expectAlert('The draft could not be saved');
    expect(field('Year').value).toBe('last year');
    expect(hasUnsavedChanges).toBe(true);
  });

  it('of two people: the second chooses between both', async () => {
    await openTexts();
    await fill(field('Tagline in English'), 'Mine.');
    const theirs = { tagline: 'Theirs.', milestones: [{ when: '2026', what: 'A concert' }] };
    answer(record(theirs, { version: 'theirs' }));
    server.refuse('put', TEXTS, 412, 'CHANGED_MEANWHILE');
    await press(save());
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    const choice = within(dialog.getByRole('radiogroup', { name: 'Tagline in English' }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Mine Mine.' }).checked).toBe(true);
    const list = dialog.getByRole('radiogroup', { name: 'Milestones in English' });
    expect(list.textContent).toContain('2026 · A concert');
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);

    store('third');
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Draft saved');
    expect(server.versionsSeen('put', TEXTS)).toEqual(['"first"', '"theirs"']);
    expect(sent()).toMatchObject({ tagline: 'Mine.', milestones: [{ when: '2026', what: 'A concert' }] });
    await waitFor(() => expect(field('Tagline in English').value).toBe('Mine.'));
    await openPage('About');
    await openList('Milestones');
    expect(item('Milestones in English', 1).getByLabelText<HTMLInputElement>(/^What/).value).toBe(
      'A concert',
    );
  });

  it('of two people who wrote the same lose nothing', async () => {
    await openTexts();
    store('mine');
    await fill(field('Tagline in English'), 'Rain.');
    answer(record({ tagline: 'Rain.' }, { version: 'theirs' }));
    server.refuse('put', TEXTS, 412, 'CHANGED_MEANWHILE');
    await press(save());
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    expect(dialog.getByText('Both texts are the same now, so nothing is lost either way.')).toBeTruthy();
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    await press(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Tagline in English').value).toBe('Rain.');
  });
});

describe('a text that one language lacks', () => {
  it('is told at its field, on the chooser and as a count, and a press leads to it', async () => {
    await openTexts(record({ name: 'Meera', aboutIntro: 'I sing.', footerLineMalayalam: 'പാട്ട്.' }));
    expect(screen.getByText('2 texts are missing in Malayalam, and 1 in English.')).toBeTruthy();
    expect(
      choice()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home1 missing', 'About1 missing', 'Contact', 'Every page1 missing']);
    await fill(field('Name in Malayalam'), 'മീര');
    await press(button('Write the first one'));
    await expectFocus(() => field('Introduction in Malayalam'));
    expect(descriptionOf(field('Introduction in Malayalam'))).toBe(MISSING);
    await fill(field('Introduction in Malayalam'), 'ഞാൻ പാടും.');
    await press(button('Write the first one'));
    await expectFocus(() => field('Last line of each page in English'));
    expect(descriptionOf(field('Last line of each page in English'))).toBe(
      'Missing. Pages in English show the default text.',
    );
    await fill(field('Last line of each page in English'), 'All songs may be sung.');
    await screen.findByText('Visitors read the texts that came with the site.');
    expect(screen.queryByRole('button', { name: 'Write the first one' })).toBeNull();
  });

  it('is none, while the page About is still to be written', async () => {
    await openTexts(record({ name: 'Meera', nameMalayalam: 'മീര' }));
    await screen.findByText('The page About is still to be written.');
    expect(screen.queryByText('Every text is in both languages.')).toBeNull();
  });

  it('of a list is told while the list is folded', async () => {
    await openTexts(record({ milestones: MILESTONES }), 'About');
    expect(screen.getByText(MISSING, { selector: 'summary *' })).toBeTruthy();
    expect(
      screen.getByText('none, so the page leaves this part out', { selector: 'summary *' }),
    ).toBeTruthy();
  });
});

it('a changed name leads to the texts that still have the former one', async () => {
  await openTexts(record(null, { published: { name: 'Asha', journey: 'Asha began with a harmonium.' } }));
  await fill(field('Name in English'), 'Meera');
  await screen.findByText('“Asha” still stands in: Musical journey in English.');
  await press(button('Go to the first one'));
  await expectFocus(() => field('Musical journey in English'));
});

it('a changed name leads into a list that is folded', async () => {
  const milestones = [{ when: '2024', what: 'Asha sings.' }];
  await openTexts(record(null, { published: { name: 'Asha', milestones } }));
  await fill(field('Name in English'), 'Meera');
  await screen.findByText('“Asha” still stands in: Milestones in English.');
  await press(button('Go to the first one'));
  await expectFocus(() => item('Milestones in English', 1).getByLabelText(/^When/));
});

it('a list that one language lacks opens where its first item is added', async () => {
  await openTexts(record({ milestones: MILESTONES }));
  await press(button('Write the first one'));
  await expectFocus(() => list('Milestones in Malayalam').getByRole('button', { name: 'Add a milestone' }));
});

it('a link to a list opens it', async () => {
  answer(record({ values: [{ name: 'Rain', text: 'All year.' }] }));
  await openConsole('/settings/site#values');
  await expectFocus(() => item('Values in English', 1).getByLabelText(/^Name/));
  expect(location.hash).toBe('');
});

it('a link to a field opens its page and takes the focus there', async () => {
  answer(record());
  await openConsole('/settings/site#aboutIntro');
  await expectFocus(() => field('Introduction in English'));
});

it('the texts of a page go back to what visitors read, and those of other pages stay', async () => {
  await openTexts(record({ name: 'Draft', tagline: 'Draft' }, { published: { name: 'Meera' } }));
  await openPage('Contact');
  expect(screen.queryByRole('button', { name: 'Undo “Contact”' })).toBeNull();
  await fill(field('Facebook'), 'https://www.facebook.com/meera');
  await openPage('Home');
  await press(button('Undo “Home”'));
  await waitFor(() => expect(field('Name in English').value).toBe('Meera'));
  expect(screen.queryByRole('button', { name: 'Undo “Home”' })).toBeNull();
  store();
  await press(save());
  await screen.findByText('Draft saved');
  expect(sent()).toMatchObject({ name: 'Meera', facebookUrl: 'https://www.facebook.com/meera' });
});

describe('what is typed and not saved', () => {
  const KEPT = `paattu-of-${OWNER.uid}-texts`;

  it('goes with the log-out, and nothing is kept after it', async () => {
    const session = await openTexts();
    await fill(field('Name in English'), 'Meera');
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Meera'));
    server.answer('post', '/api/auth/logout', 204);
    await session.signOut();
    await fill(field('Name in English'), 'Meera and more');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Meera');
  });

  it('is not kept as that of another account, which logs in while it is on the screen', async () => {
    const session = await openTexts();
    await fill(field('Name in English'), 'Meera');
    session.signIn(sessionOf({ ...OWNER, uid: 'another' }));
    await fill(field('Name in English'), 'Meera and more');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Meera');
  });

  it('is here again after the tab was closed, and can be taken back', async () => {
    await openTexts();
    await fill(field('Name in English'), 'Meera');
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Meera'));

    await openTexts();
    await screen.findByText('What you wrote here before, and did not save, is here again.');
    expect(field('Name in English').value).toBe('Meera');
    await waitFor(() => expect(hasUnsavedChanges).toBe(true));
    await press(button('Take it back'));
    await waitFor(() => expect(field('Name in English').value).toBe('Paattu'));
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('meets what was saved since by the choice between both', async () => {
    await openTexts();
    await fill(field('Name in English'), 'Meera');
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Meera'));

    await openTexts(record({ name: 'Asha' }, { version: 'theirs' }));
    await screen.findByText(
      /^Another tab or device has saved these texts meanwhile\. What you write here stays/,
    );
    server.refuse('put', TEXTS, 412, 'CHANGED_MEANWHILE');
    await press(save());
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    expect(dialog.getByRole('radiogroup', { name: 'Name in English' })).toBeTruthy();
    expect(server.versionsSeen('put', TEXTS)).toEqual(['"first"']);
  });

  it('is not kept any longer once it is saved or undone', async () => {
    await openTexts();
    await fill(field('Name in English'), 'Meera');
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Meera'));
    await press(button('Undo, back to what visitors read: Name in English'));
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
    await fill(field('Name in English'), 'Meera');
    store();
    await press(save());
    await screen.findByText('Draft saved');
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('stays here while the server does not answer', async () => {
    await openTexts();
    server.lose('put', TEXTS);
    await fill(field('Name in English'), 'Meera');
    await press(save());
    await expectAlert('The draft could not be saved');
    expect(field('Name in English').value).toBe('Meera');
    expect(localStorage.getItem(KEPT)).toContain('Meera');
  });
});

it('a tab that is looked at again learns what was saved meanwhile, and shows it when asked', async () => {
  await openTexts();
  answer(record({ name: 'Asha' }, { version: 'theirs' }));
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('Another tab or device has saved these texts meanwhile.');
  expect(field('Name in English').value).toBe('Paattu');
  await press(button('Show them'));
  await waitFor(() => expect(field('Name in English').value).toBe('Asha'));
});

describe('a list of the texts', () => {
  const milestones = () =>
    list('Milestones in English')
      .getAllByLabelText<HTMLInputElement>(/^When/)
      .map(({ value }) => value);

  it('grows by an item, whose missing field takes the focus', async () => {
    await openTexts(record({ milestones: MILESTONES }), 'About');
    await openList('Milestones');
    await press(list('Milestones in English').getByRole('button', { name: 'Add a milestone' }));
    const added = () => item('Milestones in English', 3);
    await expectFocus(() => added().getByLabelText(/^When/));
    await fill(added().getByLabelText<HTMLInputElement>(/^What/), 'A concert in Kochi.');
    server.refuse('put', TEXTS, 400, 'MISSING_INFORMATION', {
      details: [
        {
          field: 'milestones.2.when',
          code: 'MISSING_INFORMATION',
          message: 'Please fill in all required fields',
        },
      ],
    });
    await press(save());
    await waitFor(() =>
      expect(descriptionOf(added().getByLabelText(/^When/))).toBe('This field needs a text.'),
    );
    await expectFocus(() => added().getByLabelText(/^When/));
  });

  it('is put in another order with buttons that keep the focus at its ends', async () => {
    await openTexts(record({ milestones: MILESTONES }), 'About');
    await openList('Milestones');
    const up = item('Milestones in English', 2).getByRole('button', { name: 'Move up' });
    up.focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(milestones()).toEqual(['2025', '2024']));
    const first = item('Milestones in English', 1).getByRole('button', { name: 'Move up' });
    expect(isOff(first)).toBe(true);
    await press(first);
    expect(milestones()).toEqual(['2025', '2024']);
    store();
    await press(save());
    await screen.findByText('Draft saved');
    expect(sent().milestones).toEqual([MILESTONES[1], { ...MILESTONES[0], song: '' }]);
  });

  it('that is empty is left out, and the focus goes to its button', async () => {
    await openTexts(record({ values: [{ name: 'Honest sound', text: 'What you hear.' }] }), 'About');
    await openList('Values');
    const values = list('Values in English');
    await press(item('Values in English', 1).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(values.queryByRole('group')).toBeNull());
    await values.findByText('Empty: the page leaves this part out.');
    await expectFocus(() => values.getByRole('button', { name: 'Add a value' }));
  });

  it('has no more items than the site shows', async () => {
    const values = Array.from({ length: 8 }, (_, index) => ({ name: `Value ${index}`, text: 'Yes.' }));
    await openTexts(record({ values }), 'About');
    await openList('Values');
    const add = list('Values in English').getByRole('button', { name: 'Add a value' });
    expect(isOff(add)).toBe(true);
    await press(add);
    expect(list('Values in English').getAllByRole('group')).toHaveLength(8);
  });

  it('offers the songs, and keeps one that has left the site', async () => {
    server.list('/api/admin/songs', [
      example('AdminSongDto', { id: 'song', slug: 'hill-road', title: 'മലയോരം' }),
    ]);
    await openTexts(record({ milestones: [MILESTONES[1]!, { ...MILESTONES[0]!, song: 'gone' }] }), 'About');
    await openList('Milestones');
    const song = (number: number) =>
      item('Milestones in English', number).getByLabelText<HTMLSelectElement>('Song whose cover is shown');
    expect(song(1).selectedOptions[0]!.textContent).toBe('മലയോരം');
    expect([...song(2).options].map(({ textContent }) => textContent)).toEqual([
      'No song',
      'gone (not on the site)',
      'മലയോരം',
    ]);
    expect(song(2).value).toBe('gone');
    await chooseOption(song(2), 'No song');
    await waitFor(() => expect(song(2).options).toHaveLength(2));
  });
});

describe('the banner', () => {
  const set = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await fill(field(name), value);
  };
  const wait = (sentence: RegExp) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => sentence.test(textContent ?? ''))).toBe(
        true,
      ),
    );

  it('needs its times in their order', async () => {
    await openTexts(record(), 'Every page');
    expect(field('Shown from').required).toBe(false);
    await set({ 'Text of the banner in Malayalam': 'വിജയി' });
    await waitFor(() => expect(field('Shown from').required).toBe(true));
    await set({ 'Shown from': '2031-08-02T00:00', 'Shown until': '2031-08-01T00:00' });
    await press(save());
    await waitFor(() =>
      expect(descriptionOf(field('Shown until'))).toBe('“Shown until” must come after “Shown from”'),
    );
    await expectFocus(() => field('Shown until'));
    expect(server.received('put', TEXTS)).toEqual([]);

    store();
    await set({ 'Shown until': '2031-08-03T00:00' });
    await press(save());
    await screen.findByText('Draft saved');
    expect(sent()).toMatchObject({
      bannerFrom: new Date('2031-08-02T00:00').toISOString(),
      bannerUntil: new Date('2031-08-03T00:00').toISOString(),
    });
    // The form has the clock time of the site again.
    expect(field('Shown from').value).toBe('2031-08-02T00:00');
  });

  it('waits for the contest that it links to', async () => {
    const contest = example('AdminContestDto', {
      slug: 'cover-song-contest-2031',
      title: 'Cover Song Contest 2031',
      state: 'scheduled',
      announceAt: '2031-08-10T00:00:00.000Z',
    });
    server.list('/api/admin/contests', [contest]);
    await openTexts(record(), 'Every page');
    await set({
      'Link of the banner': '/contests/cover-song-contest-2031',
      'Shown from': '2031-08-01T00:00',
      'Shown until': '2031-08-20T00:00',
    });
    await wait(/^Visitors see this banner from .*, when “Cover Song Contest 2031” is announced\./);
    await set({ 'Shown until': '2031-08-05T00:00' });
    await wait(/^Visitors never see this banner: it ends before/);
    await set({ 'Link of the banner': '/contests/no-such-contest' });
    await wait(/^Visitors see this banner once the contest that it links to is announced\./);
  });
});

describe('the publications', () => {
  const PUBLICATIONS = '/api/admin/texts/site/publications';
  const RESTORE = '/api/admin/texts/site/publications/{id}/restore';
  const publications = [
    {
      id: 8,
      at: '2031-08-02T12:00:00.000Z',
      by: 'owner@paattu.example',
      isCurrent: true,
      before: { name: 'Asha' },
      after: { name: null },
    },
    {
      id: 7,
      at: '2031-08-01T12:00:00.000Z',
      by: null,
      isCurrent: false,
      before: { name: null },
      after: { name: 'Asha' },
    },
  ].map((publication) => example('TextsPublicationDto', publication));

  it('say in words what changed, and each can be the draft again', async () => {
    server.answer('get', PUBLICATIONS, 200, publications);
    await openTexts(record(null, { publishedAt: '2031-08-02T12:00:00.000Z' }));
    expect(server.received('get', PUBLICATIONS)).toEqual([]);
    await press(screen.getByText('What you published before'));
    const [newest, first] = await screen.findAllByText(/^[12] Aug 2031/);
    expect(newest!.textContent).toMatch(/, by owner@paattu\.example: visitors read this now$/);
    expect(newest!.closest('li')!.textContent).toContain('Name in EnglishBefore: AshaNow: Paattu');
    const item = within(first!.closest('li')!);
    expect(within(newest!.closest('li')!).queryByRole('button')).toBeNull();

    server.refuse('post', RESTORE, 412, 'CHANGED_MEANWHILE');
    await press(item.getByRole('button'));
    await confirm('Make these texts the draft?', 'Make it the draft');
    await expectAlert('The draft was not changed');
    server.answer('post', RESTORE, 200, () => {
      const restored = record({ name: 'Asha' }, { version: 'second' });
      answer(restored);
      return restored;
    });
    await press(item.getByRole('button'));
    await confirm('Make these texts the draft?', 'Make it the draft');
    await screen.findByText('The draft has the former texts');
    await waitFor(() => expect(field('Name in English').value).toBe('Asha'));
    expect(server.versionsSeen('post', RESTORE)).toEqual(['"first"', '"first"']);
  });

  it('of a new site are none, and those that did not load can be loaded again', async () => {
    server.lose('get', PUBLICATIONS);
    await openTexts();
    await press(screen.getByText('What you published before'));
    await screen.findByText('Error Loading the Publications');
    server.answer('get', PUBLICATIONS, 200, []);
    await press(button('Try Again'));
    await screen.findByText('There is none yet.');
  });
});

describe('the portrait', () => {
  const portrait = () => list('Portrait');
  const photo = pictureFile('meera.jpg');
  const input = () => portrait().getByLabelText<HTMLInputElement>(/^Portrait/, { selector: 'input' });

  it('is uploaded at once, and its words are then part of the draft', async () => {
    await openTexts(record(), 'About');
    expect(portrait().getByText('The page has no portrait yet.')).toBeTruthy();
    expect(screen.queryByLabelText(/^What the portrait shows/)).toBeNull();
    server.answer('post', PORTRAITS, 201, { id: 'portrait-1' });
    await choose(input(), photo);
    await screen.findByText('Portrait uploaded. Save the draft to keep it.');
    const picture = await portrait().findByRole('img', { name: 'The portrait of the draft' });
    expect(picture.getAttribute('src')).toBe('/api/texts/portraits/portrait-1?size=card&preview=key');
    await fill(field('What the portrait shows in English'), 'Meera at the sea');
    await fill(field('What the portrait shows in Malayalam'), 'കടൽത്തീരത്ത് മീര');
    store();
    await press(save());
    await screen.findByText('Draft saved');
    expect(sent()).toMatchObject({ portrait: 'portrait-1', portraitAltMalayalam: 'കടൽത്തീരത്ത് മീര' });

    await press(portrait().getByRole('button', { name: 'Remove the portrait' }));
    await waitFor(() => expect(portrait().queryByRole('img')).toBeNull());
    await press(save());
    await waitFor(() => expect(sent().portrait).toBeNull());
  });

  it('of another type is not sent, and one that the server rejects says so', async () => {
    await openTexts(record(), 'About');
    await choose(input(), new File(['song'], 'song.mp3', { type: 'audio/mpeg' }));
    await waitFor(() =>
      expect(portrait().getByText('Please upload only PNG, JPG, or JPEG images')).toBeTruthy(),
    );
    expect(server.received('post', PORTRAITS)).toEqual([]);
    const message = 'This picture has too many details.';
    server.refuse('post', PORTRAITS, 413, 'IMAGE_TOO_COMPLEX', {
      message,
      details: [{ field: 'portrait', code: 'IMAGE_TOO_COMPLEX', message }],
    });
    await choose(input(), photo);
    await expectAlert('File Too Large', message);
    expect(portrait().getByText(message)).toBeTruthy();
  });
});

describe('a draft', () => {
  const draft = () => record({ name: 'Meera Nair' }, { publishedAt: '2031-08-01T12:00:00.000Z' });

  it('is beside the form on the real page, in the language of the field that has the focus', async () => {
    await openTexts(draft());
    const page = () => {
      const frame = screen.getByTitle(/ in (English|Malayalam)$/);
      return [frame.title, frame.getAttribute('src')];
    };
    expect(page()).toEqual(['Home in English', '/?preview=key']);
    field('Tagline in Malayalam').focus();
    await waitFor(() => expect(page()).toEqual(['Home in Malayalam', '/ml?preview=key']));
    await openPage('Contact');
    expect(page()).toEqual(['Contact in Malayalam', '/ml/contact?preview=key']);
    await press(button('English'));
    expect(page()).toEqual(['Contact in English', '/contact?preview=key']);
    expect(
      screen.getByRole('link', { name: 'Open Contact in English with the saved draft' }).getAttribute('href'),
    ).toBe('/contact?preview=key');
  });

  it('without a key to the pages says so', async () => {
    server.lose('get', '/api/admin/texts/site/preview');
    await openTexts(draft());
    await screen.findByText('The preview could not be prepared');
  });

  it('says of both names what becomes of them, where one stays that of the site', async () => {
    await openTexts(record({ name: 'Meera Nair', nameMalayalam: 'പാട്ട്' }));
    await press(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish the site texts?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Name in Malayalam: Visitors still read this name, which came with the site, in Malayalam.',
      'Name in English: “Paattu” becomes “Meera Nair”',
    ]);
  });

  it('is published as it is stored, after a question', async () => {
    await openTexts(draft());
    expect(screen.getByText(/^Visitors read what you published on 1 Aug 2031/)).toBeTruthy();
    await fill(field('Tagline in English'), 'Rain.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    expect(screen.getByText('Not saved: Tagline in English')).toBeTruthy();
    await press(button('Undo, back to what visitors read: Tagline in English'));
    await screen.findByRole('button', { name: 'Publish' });

    await press(button('Publish'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish the site texts?' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Name in English: “Paattu” becomes “Meera Nair”',
      `Name in Malayalam: ${MISSING}`,
    ]);
    await expectFocus(() => question.getByRole('button', { name: 'Cancel' }));
    server.refuse('post', PUBLISH, 412, 'CHANGED_MEANWHILE');
    await press(question.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe(
        'The texts were not publishedSomebody else has changed this meanwhile. Load the page again to see it.',
      ),
    );
    server.answer('post', PUBLISH, 200, () => {
      const published = record(null, { published: { name: 'Meera Nair' }, version: 'second' });
      answer(published);
      return published;
    });
    await press(question.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Site texts published');
    expect(server.versionsSeen('post', PUBLISH)).toEqual(['"first"', '"first"']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What publishing changes' })).toBeNull());
    // The button is gone.
    await expectFocus(() => field('Tagline in English'));
  });

  it('is discarded after a question, and the form shows what visitors read', async () => {
    await openTexts(record({ name: 'Draft' }, { published: { name: 'Meera Nair' } }));
    server.refuse('delete', TEXTS, 412, 'CHANGED_MEANWHILE');
    await press(button('Delete the draft'));
    await confirm('Delete the draft?', 'Delete the draft');
    await expectAlert('The draft was not deleted');
    expect(field('Name in English').value).toBe('Draft');

    server.answer('delete', TEXTS, 200, () => {
      const kept = record(null, { published: { name: 'Meera Nair' }, version: 'second' });
      answer(kept);
      return kept;
    });
    await press(button('Delete the draft'));
    await confirm('Delete the draft?', 'Delete the draft');
    await screen.findByText('Draft deleted');
    await waitFor(() => expect(field('Name in English').value).toBe('Meera Nair'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));

    store('third');
    await fill(field('Tagline in English'), 'Sun.');
    await press(save());
    await waitFor(() => expect(differences().textContent).toContain('Now: Sun.'));
    expect(server.versionsSeen('put', TEXTS)).toEqual(['"second"']);
  });
});
