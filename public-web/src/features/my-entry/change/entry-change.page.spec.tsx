import { PHOTO, CHECK_VIDEO, VIDEO } from '../../../../test/entry-form';
import { answerMyEntry, eventOf, ONE_ENTRY, openMyEntry } from '../../../../test/my-entry';
import {
  choose,
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  hasToast,
  isOff,
  main,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';
import { changeDrafts } from './change-draft';

const REVISION = '/api/my-entry/{id}/revision';
const NEW_LINK = 'https://youtu.be/AAAAAAAAAA2';
const CHANGED_MEANWHILE =
  'The entry has changed meanwhile, perhaps in another window. Please look at it, and send your change again.';

const waitingChange = {
  createdAt: '2025-06-18T05:30:00.000Z',
  name: 'Meera S. Das',
  youtubeUrl: null,
  photoUrl: '/api/my-entry/1/revision/photo?v=1',
};

const section = () => within(main().getByRole('region', { name: 'Change Your Entry' }));
const heading = () => section().getByRole('heading', { level: 2 });
const form = () => within(main().getByRole('form', { name: 'Change Your Entry' }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const photo = () => form().getByLabelText<HTMLInputElement>(/^Verification Photo/);
const save = () => form().getByRole('button', { name: /^(Save|Send) the Change$/ });
const toggle = () => main().findByRole('button', { name: /^(Change the Entry|Close the Form)$/ });

async function openForm() {
  await openMyEntry();
  await press(await toggle());
}

/** The parts of the form that the server has received, by their names. */
function sentForm(index = 0): Record<string, string> {
  const body = String(server.received('patch', ONE_ENTRY)[index]);
  const parts = body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value]));
}

// What is typed stays with the page until it is sent.
withSite(async () => changeDrafts.clear());
beforeEach(() => server.answer('post', CHECK_VIDEO, 200, { video: VIDEO }));

describe('an entry that nobody sees yet', () => {
  it('says until when it can be changed, and sends only what is valid and new', async () => {
    const entry = answerMyEntry();
    await openForm();
    expect(
      section().getByText('You can change name, photo and link until midnight on Thursday 31 July.'),
    ).toBeTruthy();
    expect([field('Full Name').value, field('YouTube URL').value]).toEqual([entry.name, entry.youtubeUrl]);

    await press(save());
    await expectToast('Nothing Has Changed Yet');
    // The same video by another address is no change.
    await fill(field('YouTube URL'), 'https://youtu.be/AAAAAAAAAA1');
    await press(save());
    await expectToast('Nothing Has Changed Yet');

    await fill(field('Full Name'), ' ');
    await press(save());
    await expectToast('Missing Information', 'Please enter your full name');
    await expectFocus(() => field('Full Name'));
    await fill(field('YouTube URL'), 'https://example.com');
    expect(descriptionOf(field('YouTube URL'))).not.toBe('');
    expect(server.received('patch', ONE_ENTRY)).toEqual([]);
  });

  it('is changed at once, with the card of its new video', async () => {
    const entry = answerMyEntry();
    server.answer('patch', ONE_ENTRY, 204);
    await openForm();
    await fill(field('Full Name'), '  മീര ദാസ് ');
    expect(form().queryByText(/^Is this your video/)).toBeNull();
    await fill(field('YouTube URL'), NEW_LINK);
    expect(await form().findByText('Mazha (cover)')).toBeTruthy();
    server.answer('get', ONE_ENTRY, 200, {
      ...entry,
      name: 'മീര ദാസ്',
      youtubeUrl: 'https://www.youtube.com/watch?v=AAAAAAAAAA2',
      version: 'next',
    });
    await press(save());

    await expectToast('Your entry is changed.');
    await expectFocus(heading);
    expect(sentForm()).toEqual({
      name: 'മീര ദാസ്',
      youtubeUrl: 'https://www.youtube.com/watch?v=AAAAAAAAAA2',
    });
    await waitFor(() => expect(main().getAllByRole('definition')[0]!.textContent).toBe('മീര ദാസ്'));
    expect(
      main()
        .getByRole('link', { name: /^Watch on YouTube/ })
        .getAttribute('href'),
    ).toBe('https://www.youtube.com/watch?v=AAAAAAAAAA2');
  });

  it('keeps a change that does not arrive, also while she reads another page', async () => {
    answerMyEntry();
    server.fail('patch', ONE_ENTRY);
    await openForm();
    await fill(field('Full Name'), 'Meera S. Das');
    await press(save());
    await expectToast(
      'Your Change Was Not Saved',
      'Our site does not answer. Please check your connection and try again. What you have entered is still here.',
    );

    await openMyEntry();
    await main().findByRole('form', { name: 'Change Your Entry' });
    expect(field('Full Name').value).toBe('Meera S. Das');
  });

  it('shows its new state when it has changed meanwhile', async () => {
    const entry = answerMyEntry();
    server.refuse('patch', ONE_ENTRY, 412, 'CHANGED_MEANWHILE');
    await openForm();
    await fill(field('Full Name'), 'Meera S. Das');
    server.answer('get', ONE_ENTRY, 200, { ...entry, status: 'approved', version: 'next' });
    await press(save());
    await expectToast('Your Change Was Not Saved', CHANGED_MEANWHILE);
    await screen.findByRole('heading', { name: 'Your entry is in the contest' });
    expect(field('Full Name').value).toBe('Meera S. Das');
  });

  it('has the video of another entry reported at its field', async () => {
    answerMyEntry();
    server.refuse('patch', ONE_ENTRY, 409, 'DUPLICATE_VIDEO');
    await openForm();
    await fill(field('YouTube URL'), NEW_LINK);
    await press(save());
    const sentence = 'This video has already been entered in the contest.';
    await expectToast('Your Change Was Not Saved', sentence);
    await expectFocus(() => field('YouTube URL'));
    expect(descriptionOf(field('YouTube URL'))).toBe(sentence);
  });

  it('asks YouTube nothing about the link that it has', async () => {
    answerMyEntry();
    await openForm();
    await fill(field('Full Name'), 'Meera S. Das');
    expect(server.received('post', CHECK_VIDEO)).toEqual([]);
  });
});

describe('an entry that everyone sees', () => {
  it('sends a photo, which can be left out again, and shows the change that waits beside the entry', async () => {
    const entry = answerMyEntry({ status: 'approved' });
    server.answer('patch', ONE_ENTRY, 204);
    await openForm();
    expect(section().getByText(/until then, everyone sees the entry as it is now\.$/)).toBeTruthy();
    await choose(photo(), PHOTO);
    await form().findByRole('img', { name: 'Your photo: photo.jpg' });
    await press(form().getByRole('button', { name: 'Keep the Photo of Before' }));
    await waitFor(() => expect(form().queryByRole('img', { name: /^Your photo: / })).toBeNull());
    await choose(photo(), PHOTO);
    await form().findByRole('img', { name: 'Your photo: photo.jpg' });
    server.answer('get', ONE_ENTRY, 200, { ...entry, revision: waitingChange });

    const release = server.hold('patch', ONE_ENTRY);
    save().click();
    save().click();
    const sending = await form().findByRole('button', { name: 'One moment...' });
    expect(isOff(sending)).toBe(true);
    expect(field('Full Name').readOnly).toBe(true);
    release();

    await expectToast('We have your change, and will look at it.');
    await expectFocus(heading);
    expect(server.received('patch', ONE_ENTRY)).toHaveLength(1);
    expect(sentForm()).toMatchObject({ name: entry.name, photo: 'photo.jpg' });
    const waiting = await section().findByRole('heading', { level: 3, name: 'Your Change Is Waiting' });
    expect(waiting.nextElementSibling?.textContent).toBe(
      'You sent it on 18 June 2025, 11:00. Until we have looked at it, the entry stays as it is now.',
    );
    const sides = section()
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement!.textContent);
    expect(sides).toEqual(['NowMeera Das', 'NewMeera S. Das']);
    expect(section().getByAltText('Your new photo').getAttribute('src')).toBe(
      '/api/my-entry/1/revision/photo?v=1&size=card',
    );
  });

  it('has its change taken back', async () => {
    const entry = answerMyEntry({ status: 'approved', revision: waitingChange });
    server.answer('delete', REVISION, 204);
    await openMyEntry();
    const takeBack = await main().findByRole('button', { name: 'Take the Change Back' });
    server.answer('get', ONE_ENTRY, 200, { ...entry, revision: null });
    await press(takeBack);
    await expectToast('You have taken your change back.');
    await expectFocus(heading);
    await waitFor(() => expect(section().queryByText('Your Change Is Waiting')).toBeNull());
  });

  it('says that its change was decided meanwhile', async () => {
    const entry = answerMyEntry({ status: 'approved', revision: waitingChange });
    server.refuse('delete', REVISION, 412, 'CHANGED_MEANWHILE');
    await openMyEntry();
    const takeBack = await main().findByRole('button', { name: 'Take the Change Back' });
    server.answer('get', ONE_ENTRY, 200, { ...entry, revision: null });
    await press(takeBack);
    await expectToast('Your Change Was Not Taken Back', CHANGED_MEANWHILE);
    await waitFor(() => expect(section().queryByText('Your Change Is Waiting')).toBeNull());
  });

  it('says why its last change was not accepted, in the language of the words', async () => {
    answerMyEntry({
      status: 'approved',
      history: [eventOf('submit'), eventOf('reject-revision', { reason: 'ഫോട്ടോ മങ്ങിയതാണ്.', sentence: null })],
    });
    await openMyEntry();
    await main().findByText(/^We did not accept your last change \(17 June 2025, 11:00\)/);
    expect(section().getByText('ഫോട്ടോ മങ്ങിയതാണ്.').lang).toBe('ml');
  });
});

it('an entry cannot be changed any more once submissions have closed, and keeps the waiting change', async () => {
  const entry = answerMyEntry();
  server.answer('get', ONE_ENTRY, 200, {
    ...entry,
    status: 'approved',
    revision: waitingChange,
    contest: {
      ...entry.contest,
      state: 'closed',
      acceptsEntries: false,
      closesAt: '2025-07-31T18:30:00.000Z',
    },
  });
  await openMyEntry();
  await main().findByText(
    'Name, photo and link can no longer be changed, because submissions have closed (31 July 2025).',
  );
  expect(section().getByRole('heading', { name: 'Your Change Is Waiting' })).toBeTruthy();
  expect(section().queryByRole('button')).toBeNull();
  expect(hasToast()).toBe(false);
});
