import { sentences, texts } from '../../../../../e2e/support/sentences';
import {
  ANSWER,
  answerForm,
  CAPTCHA,
  CHECK_VIDEO,
  choosePhoto,
  emptyForm,
  ENTRY,
  fillIn,
  form,
  input,
  openForm,
  PHOTO,
  photo,
  submit,
  VIDEO,
} from '../../../../test/entry-form';
import { easyChallenge } from '../../../../test/voting';
import {
  isOff,
  choose,
  descriptionOf,
  expectFocus,
  expectText,
  expectToast,
  fill,
  hasToast,
  isInvalid,
  press,
  pressKey,
  server,
  waitFor,
  withSite,
} from '../../../../test/site';

const said = sentences.entryForm;
const card = () => form().queryByText(/^Is this your video/);

withSite(emptyForm);
beforeEach(answerForm);

it('the form reports the first broken rule, and marks all others', async () => {
  await openForm();
  expect(isOff(submit())).toBe(true);
  await choosePhoto();

  await press(submit());
  await expectToast(...said.missingName);
  await expectFocus(() => input('Full Name'));
  expect(form().getAllByRole('textbox').filter(isInvalid)).toHaveLength(4);

  await fill(input('Full Name'), 'Anjali');
  await press(submit());
  await expectToast(...said.missingEmail);
  await expectFocus(() => input('Email'));
  expect(isInvalid(input('Full Name'))).toBe(false);
  expect(descriptionOf(input('Email'))).toBe('Please enter your email address');

  // A field that has had an error is validated as one types.
  await fill(input('Email'), 'nomail');
  await waitFor(() => expect(descriptionOf(input('Email'))).toBe('Please enter a valid email address'));
  expect(hasToast()).toBe(false);
  await press(submit());
  await expectToast(...said.invalidEmail);

  await fill(input('Email'), ENTRY.Email);
  await press(submit());
  await expectToast(...said.invalidUrl);

  await fill(input('YouTube URL'), 'https://youtu.be/abcdefghijk');
  await press(submit());
  await expectToast(...said.wrongCaptcha);
  await expectFocus(() => input('CAPTCHA'));
});

it('the form lists its missing fields, and Enter on its button focuses the first one', async () => {
  await openForm();
  await form().findByText('Still needed: Full Name, Email, YouTube URL, Verification Photo, CAPTCHA');
  await fillIn();
  await waitFor(() => expect(form().queryByText(/^Still needed/)).toBeNull());

  await fill(input('Email'), 'nomail');
  await fill(input('YouTube URL'), '');
  await form().findByText('Still needed: Email, YouTube URL');
  expect(descriptionOf(submit())).toBe('Still needed: Email, YouTube URL');
  submit().focus();
  await pressKey('{Enter}');
  await expectToast(...said.invalidEmail);
  await expectFocus(() => input('Email'));
});

it('the entry cannot be sent while its link is no YouTube video or its photo is missing', async () => {
  await openForm();
  await fill(input('YouTube URL'), 'https://youtu.be/abcdefghijk');
  expect(isOff(submit())).toBe(true);
  await choose(photo(), PHOTO);
  await waitFor(() => expect(isOff(submit())).toBe(false));

  await fill(input('YouTube URL'), 'https://youtube.com.evil.example/watch?v=abcdefghijk');
  await expectText(texts.home.invalidUrl);
  expect(isOff(submit())).toBe(true);

  for (const link of ['watch?v=abcdefghijk', 'shorts/abcdefghijk', 'embed/abcdefghijk', 'v/abcdefghijk']) {
    await fill(input('YouTube URL'), `https://www.youtube.com/${link}`);
    await waitFor(() => expect(form().queryByText(texts.home.invalidUrl)).toBeNull());
    expect(isOff(submit())).toBe(false);
  }
});

it.each([
  { name: 'a text with the name of a picture', content: 'no picture at all' },
  { name: 'an empty file', content: '' },
])('$name is rejected when it is chosen', async ({ content }) => {
  await openForm();

  await choose(photo(), new File([content], 'fake.png', { type: 'image/png' }));

  await expectToast(...said.fileType);
  expect(form().queryByRole('img', { name: /^Your photo/ })).toBeNull();
  expect(isOff(submit())).toBe(true);
});

describe('the card of the video', () => {
  const again = () => form().findByRole('button', { name: 'Look again' });

  it('is not there for a video that does not exist, which is rejected at its field', async () => {
    server.refuse('post', CHECK_VIDEO, 400, 'VIDEO_UNAVAILABLE', {
      details: [{ field: 'youtubeUrl', code: 'VIDEO_UNAVAILABLE' }],
    });
    await openForm();
    await fill(input('YouTube URL'), 'https://youtu.be/AAAAAAAAAA1');
    await waitFor(() =>
      expect(descriptionOf(input('YouTube URL'))).toMatch(/^YouTube does not show this video/),
    );
    expect(card()).toBeNull();
    expect(await again()).toBeTruthy();
  });

  it('takes the focus from the button that has found it', async () => {
    server.refuse('post', CHECK_VIDEO, 503, 'UNAVAILABLE');
    await openForm();
    await fill(input('YouTube URL'), 'https://youtu.be/AAAAAAAAAA2');
    const silence = /^YouTube does not answer at the moment\./;
    await form().findByText(silence);
    const release = server.hold('post', CHECK_VIDEO);
    await press(await again());
    await waitFor(() => expect(form().queryByText(silence)).toBeNull());
    release();
    await form().findByText(silence);
    await expectFocus(() => form().getByRole('button', { name: 'Look again' }));

    server.answer('post', CHECK_VIDEO, 200, { video: VIDEO });
    await press(await again());
    await form().findByText('Mazha (cover)');
    await expectFocus(() => form().getByText('Mazha (cover)').closest('[tabindex]')!);
    expect(form().queryByRole('button', { name: 'Look again' })).toBeNull();
  });

  it('leaves the focus where the visitor has gone meanwhile', async () => {
    server.refuse('post', CHECK_VIDEO, 503, 'UNAVAILABLE');
    await openForm();
    await fill(input('YouTube URL'), 'https://youtu.be/AAAAAAAAAA3');
    const button = await again();
    server.answer('post', CHECK_VIDEO, 200, { video: VIDEO });
    const release = server.hold('post', CHECK_VIDEO);
    await press(button);
    input('Full Name').focus();
    release();
    await form().findByText('Mazha (cover)');
    await expectFocus(() => input('Full Name'));
  });
});

describe('the captcha', () => {
  it('is replaced when it has expired, and its typed text is cleared', async () => {
    await openForm();
    server.refuse('post', '/api/captchas/{id}/check', 410, 'CAPTCHA_EXPIRED');
    await fill(input('CAPTCHA'), ANSWER);
    await form().findByText('That picture had expired. Here is a new one.');
    expect(input('CAPTCHA').value).toBe('');

    server.answer('post', '/api/captchas/{id}/check', 200, { correct: true });
    await fill(input('CAPTCHA'), ANSWER);
    await form().findByText('That is right.');
  });

  it('reports a wrong text at once, which keeps the entry from being sent until there is another picture', async () => {
    server.answer('post', '/api/captchas/{id}/check', 200, { correct: false });
    await openForm();
    await fillIn();
    await fill(input('CAPTCHA'), 'ZZZZZZ');
    await expectText(texts.home.captchaMismatch);
    await press(submit());
    await expectToast(...said.wrongCaptcha);
    await pressKey('more');
    expect(input('CAPTCHA').value).toBe('ZZZZZZ');

    await press(form().getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(input('CAPTCHA').value).toBe(''));
    expect(form().queryByText(texts.home.captchaMismatch)).toBeNull();
    expect(server.received('post', '/api/captchas')).toHaveLength(2);
  });

  it('is solved by the browser for a visitor who cannot see the picture', async () => {
    await openForm();
    server.answer('post', '/api/captchas/{id}/challenge', 200, await easyChallenge());
    server.answer('post', '/api/captchas/{id}/code', 200, { text: ANSWER });
    const unseen = form().getByRole('button', { name: 'I cannot see the picture' });
    expect(isOff(unseen)).toBe(false);
    unseen.focus();
    await pressKey('{Enter}');
    const right = await form().findByText('That is right.');
    expect(right.closest('[role=status]')).not.toBeNull();
    expect(input('CAPTCHA').value).toBe(ANSWER);
    expect(document.activeElement).toBe(unseen);
    expect(form().queryByText(/^Still needed.*CAPTCHA/)).toBeNull();
    expect(server.received('post', '/api/captchas/{id}/code')).toEqual([
      { proof: expect.stringMatching(/^[\w+/]+=*$/) },
    ]);
  });

  it('says when the browser could not solve it, and is replaced when it has expired meanwhile', async () => {
    await openForm();
    server.lose('post', '/api/captchas/{id}/challenge');
    const unseen = form().getByRole('button', { name: 'I cannot see the picture' });
    await press(unseen);
    await form().findByText('The calculation has failed. Please try again.');

    server.refuse('post', '/api/captchas/{id}/challenge', 410, 'CAPTCHA_EXPIRED');
    await press(unseen);
    await form().findByText('That picture had expired. Here is a new one.');
    expect(server.received('post', '/api/captchas')).toHaveLength(2);
  });

  it('stays when the check does not answer, and says when its picture does not load', async () => {
    await openForm();
    server.lose('post', '/api/captchas/{id}/check');
    await fill(input('CAPTCHA'), ANSWER);
    await waitFor(() => expect(server.received('post', '/api/captchas/{id}/check')).toHaveLength(1));
    expect(input('CAPTCHA').value).toBe(ANSWER);
    expect(server.received('post', '/api/captchas')).toHaveLength(1);

    server.lose('post', '/api/captchas');
    await press(form().getByRole('button', { name: 'New picture' }));
    await form().findByText('The picture could not be loaded.');
    server.answer('post', '/api/captchas', 201, CAPTCHA);
    await press(form().getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(form().queryByText('The picture could not be loaded.')).toBeNull());
  });
});
