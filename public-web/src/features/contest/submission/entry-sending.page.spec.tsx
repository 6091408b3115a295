import { sentences } from '../../../../../e2e/support/sentences';
import { openContest } from '../../../../test/contest';
import { answerHome } from '../../../../test/home';
import {
  ANSWER,
  answerForm,
  emptyForm,
  ENTRY,
  fillIn,
  form,
  input,
  openForm,
  submit,
} from '../../../../test/entry-form';
import {
  isOff,
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  main,
  press,
  screen,
  server,
  waitFor,
  withSite,
} from '../../../../test/site';

const said = sentences.entryForm;
const ENTRIES = '/api/contest/entries';
const TAKEN = {
  id: '6f1c2f7e-0000-4000-8000-000000000002',
  correctionToken: 'made-up',
  status: 'pending',
  submittedAt: '2025-07-01T00:00:00.000Z',
} as const;

withSite(emptyForm);
beforeEach(answerForm);

it('while an entry is being sent, the form shows the progress and sends it once', async () => {
  server.answer('post', ENTRIES, 201, TAKEN);
  const release = server.hold('post', ENTRIES);
  await openForm();
  await fillIn();
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  const pressed = submit();
  pressed.focus();
  pressed.click();
  pressed.click();

  const sending = await form().findByRole('button', { name: 'Submitting...' });
  expect(isOff(sending)).toBe(true);
  await expectFocus(() => sending);
  await form().findByRole('progressbar');
  expect(input('Full Name').readOnly).toBe(true);
  expect(input('CAPTCHA').readOnly).toBe(true);
  expect(asksBeforeLeaving()).toBe(true);
  release();

  await expectToast(...said.submitted);
  expect(server.received('post', ENTRIES)).toEqual([
    expect.objectContaining({
      name: ENTRY['Full Name'],
      email: ENTRY.Email,
      youtubeUrl: ENTRY['YouTube URL'],
      captchaText: 'ABC234',
      'Rules-Version': '1',
    }),
  ]);
  await waitFor(() => expect(input('Full Name').readOnly).toBe(false));
  expect(input('Full Name').value).toBe('');
  expect(asksBeforeLeaving()).toBe(false);
});

describe('while the rules are open', () => {
  const expectEmpty = async () => {
    await waitFor(() => expect(input('Full Name').value).toBe(''));
    for (const label of Object.keys(ENTRY)) expect(input(label).value).toBe('');
    expect(form().queryByRole('img', { name: /^Your photo/ })).toBeNull();
  };

  async function readRules() {
    await press(main().getByRole('link', { name: 'Read the official rules' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Submit your entry' })).toBeNull());
    expect(location.pathname).toBe('/terms');
  }

  async function goBack() {
    history.back();
    await screen.findByRole('form', { name: 'Submit your entry' });
    await form().findByRole('img', { name: 'Distorted picture of six letters and digits' });
  }

  beforeEach(() => {
    server.refuse('get', '/api/contest/rules', 404, 'NOT_FOUND');
    server.answer('post', ENTRIES, 201, TAKEN);
  });

  it('the form keeps its values, and is empty after the entry was sent', async () => {
    await openForm();
    await fillIn();
    await readRules();
    await goBack();
    for (const [label, value] of Object.entries(ENTRY)) expect(input(label).value).toBe(value);
    expect(form().getByRole('img', { name: 'Your photo: photo.jpg' })).toBeTruthy();
    // The captcha is new each time.
    expect(input('CAPTCHA').value).toBe('');

    await fill(input('CAPTCHA'), ANSWER);
    await press(submit());
    await expectToast(...said.submitted);
    await readRules();
    await goBack();
    await expectEmpty();
  });

  it('an entry that is accepted is no longer in the form', async () => {
    const release = server.hold('post', ENTRIES);
    await openForm();
    await fillIn();
    await press(submit());
    await readRules();
    await goBack();
    expect(input('Full Name').value).toBe(ENTRY['Full Name']);
    expect(isOff(form().getByRole('button', { name: 'Submitting...' }))).toBe(true);

    release();

    await expectToast(...said.submitted);
    await expectEmpty();
    expect(server.received('post', ENTRIES)).toHaveLength(1);
  });
});

it('an error response without a code is an unknown error', async () => {
  server.lose('post', ENTRIES);
  await openForm();
  await fillIn();

  await press(submit());

  await expectToast(...said.unknown);
  await waitFor(() => expect(isOff(submit())).toBe(false));
});

it('after an answer that is lost, the entry stays in the form, and the next try repeats the same attempt', async () => {
  server.fail('post', ENTRIES);
  await openForm();
  await fillIn();
  await press(submit());
  await expectToast(...said.notUploaded);
  expect(input('Full Name').value).toBe(ENTRY['Full Name']);

  server.answer('post', ENTRIES, 201, TAKEN);
  await press(await form().findByRole('button', { name: 'Submit Entry' }));
  await expectToast(...said.submitted);
  const keys = server
    .received('post', ENTRIES)
    .map((sent) => (sent as Record<string, string>)['Idempotency-Key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('a video that is in the contest already is reported at its field, and the entry stays in the form', async () => {
  server.refuse('post', ENTRIES, 409, 'DUPLICATE_VIDEO');
  await openForm();
  await fillIn();

  await press(submit());

  await expectToast(...said.taken);
  await expectFocus(() => input('YouTube URL'));
  expect(descriptionOf(input('YouTube URL'))).toContain('This video has already been entered');
  for (const [label, value] of Object.entries(ENTRY)) expect(input(label).value).toBe(value);
  expect(form().getByRole('img', { name: 'Your photo: photo.jpg' })).toBeTruthy();
});

it('an entry to a contest that another one has followed stays in the form, which leads to that one', async () => {
  await openForm();
  await fillIn();
  server.refuse('post', ENTRIES, 409, 'CONTEST_CHANGED');
  const next = {
    id: '1d1c7a0e-9d7e-4f0a-8a55-0d3a5d9a3f11',
    slug: 'cover-song-contest-2098',
    title: 'Cover Song Contest 2098',
    songTitle: 'Hill Road',
  };
  answerHome(openContest(next));
  await press(submit());

  await expectToast(
    'Submission Failed',
    'There was an error processing your entry: Another contest has begun meanwhile. Please send the entry again to enter that one.',
  );
  const link = await screen.findByRole('link', { name: next.title });
  expect(link.getAttribute('href')).toBe('/contests/cover-song-contest-2098');
  await form().findByText(/Hill Road/);
  expect(input('Full Name').value).toBe(ENTRY['Full Name']);

  server.answer('post', ENTRIES, 201, TAKEN);
  await press(submit());
  await expectToast(...said.submitted);
  const contests = server
    .received('post', ENTRIES)
    .map((sent) => (sent as Record<string, string>)['Contest-Id']);
  expect(contests).toEqual([openContest().id, next.id]);
});
