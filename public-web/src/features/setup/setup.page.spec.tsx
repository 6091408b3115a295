import { example } from '../../../../packages/api-client/test/example';
import {
  button,
  descriptionOf,
  expectText,
  field,
  fill,
  MEERA,
  openPage,
  press,
  screen,
  server,
  sessionOf,
  waitFor,
  withSite,
} from '../../../test/site';
import { setup as en } from '../../translations/en/setup';
import { setup as ml } from '../../translations/ml/setup';

const OWNER = { ...MEERA, email: 'artist@songs.asha.in', isAdmin: true };
const PASSWORD = 'mazha pole oru raagam';

withSite();

const bodiesOf = (method: string, path: string) =>
  server.requests.filter(({ line }) => line === `${method.toUpperCase()} ${path}`).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const answerSettings = (mail: object = {}, youtube: object = {}) =>
  server.answer('get', '/api/admin/settings', 200, {
    ...example('SettingsDto'),
    timeZone: 'Asia/Kolkata',
    mail: {
      ...example('MailSettingsDto'),
      smtpHost: null,
      user: null,
      isFixed: false,
      ownerEmail: OWNER.email,
      ...mail,
    },
    youtube: { ...example('YoutubeSettingsDto'), hasKey: false, isFixed: false, ...youtube },
  });
const answerTexts = () =>
  server.answer('get', '/api/admin/texts/site', 200, {
    ...example('AdminSiteTextsDto'),
    published: {},
    draft: null,
    version: '3f9a0c1b2d4e5f60',
  });

it('the language switch keeps what is typed in the first step, and stores none of it', async () => {
  server.answer('get', '/api/setup', 200, { isOpen: true, asksEmail: true });
  // As the server marks the pages of a site that is not public.
  document.documentElement.dataset['closed'] = '';
  await openPage('/setup');
  await heading(en.account.title);
  await fill(field(en.account.code), '7kq4 m2xd');
  await fill(field(en.account.email), OWNER.email);
  await fill(field(en.account.password), PASSWORD);
  await press(screen.getAllByRole('link', { name: 'മലയാളം' })[0]!);
  await heading(ml.account.title);
  expect([ml.account.code, ml.account.email, ml.account.password].map((name) => field(name).value)).toEqual([
    '7kq4 m2xd',
    OWNER.email,
    PASSWORD,
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
  delete document.documentElement.dataset['closed'];
});

it.each([
  ['nothing was entered', {}, {}, [`Email${en.later}`, `Keys${en.later}`]],
  [
    'both are set',
    { smtpHost: 'smtp.asha.in:587' },
    { hasKey: true },
    [`Email, ${en.done}`, `Keys, ${en.done}`],
  ],
] as const)('the steps behind the last one say what is done, when %s', async (_, mail, youtube, expected) => {
  answerSettings(mail, youtube);
  server.answer('get', '/api/admin/example', 200, { ...example('ExampleDto'), state: 'none' });
  await openPage('/setup?step=begin', { as: OWNER });
  const steps = await screen.findByRole('list', { name: en.stepsLabel });
  const texts = () => [...steps.children].map(({ textContent }) => textContent.replace(/^[✓\d]/, ''));
  await waitFor(() => expect(texts().slice(2, 4)).toEqual(expected));
});

it('a step that the console has opened leads back to it, set or not', async () => {
  answerSettings();
  await openPage('/setup?step=email&from=console', { as: OWNER });
  await heading(en.email.title);
  const later = await screen.findByRole('link', { name: en.laterToConsole });
  expect(later.getAttribute('href')).toBe('/admin');
  expect(screen.queryByRole('link', { name: en.back })).toBeNull();
  answerSettings({ smtpHost: 'smtp.asha.in:587' });
  await openPage('/setup?step=email&from=console', { as: OWNER });
  const back = await screen.findByRole('link', { name: en.toConsole });
  expect(back.getAttribute('href')).toBe('/admin');
  expect(screen.queryByRole('link', { name: en.laterToConsole })).toBeNull();
});

describe.each([
  ['en', '/setup', en],
  ['ml', '/ml/setup', ml],
])('the first start in %s', (_, path, t) => {
  it('makes an owner with the code, and goes on with her name', async () => {
    server.answer('get', '/api/setup', 200, { isOpen: true, asksEmail: true });
    await openPage(path);
    await heading(t.account.title);
    await fill(field(t.account.code), '7kq4 m2xd');
    await fill(field(t.account.email), ' Artist@Songs.asha.in');
    await fill(field(t.account.password), PASSWORD);
    server.answer('post', '/api/setup', 201, { email: OWNER.email });
    server.answer('post', '/api/auth/login', 200, sessionOf(OWNER));
    answerSettings();
    answerTexts();
    await press(button(t.nextStep(t.steps.name)));
    await heading(t.name.title);
    expect(bodiesOf('post', '/api/setup')).toEqual([
      { code: '7kq4 m2xd', email: OWNER.email, password: PASSWORD },
    ]);
    expect(bodiesOf('post', '/api/auth/login')).toEqual([{ email: OWNER.email, password: PASSWORD }]);
  });

  it('says at the field what the code lacks', async () => {
    server.answer('get', '/api/setup', 200, { isOpen: true, asksEmail: false });
    await openPage(path);
    await heading(t.account.title);
    await press(button(t.nextStep(t.steps.name)));
    await expectText(t.account.missingCode);
    await expectText(t.account.shortPassword);
    await fill(field(t.account.code), '0000-0000');
    await fill(field(t.account.password), PASSWORD);
    server.refuse('post', '/api/setup', 400, 'SETUP_CODE_EXPIRED', {
      details: [{ field: 'code', code: 'SETUP_CODE_EXPIRED', message: '' }],
    });
    await press(button(t.nextStep(t.steps.name)));
    await expectText(t.errors['SETUP_CODE_EXPIRED']);
    expect(screen.queryByLabelText(t.account.email)).toBeNull();
  });
});

it('somebody else who comes later is told to sign in', async () => {
  server.answer('get', '/api/setup', 200, { isOpen: false, asksEmail: true });
  await openPage('/setup', { as: MEERA });
  await heading(en.isDone);
  expect(screen.getByRole('link', { name: en.signIn }).getAttribute('href')).toBe('/auth?returnTo=%2Fsetup');
});

it('a name in one language is the name in both, and a line belongs to its language', async () => {
  answerSettings();
  answerTexts();
  await openPage('/setup?step=name', { as: OWNER });
  await heading(en.name.title);
  await screen.findByLabelText(en.name.nameMalayalam);
  await press(button(en.nextStep(en.steps.email)));
  await expectText(en.name.missing);
  await fill(field(en.name.nameMalayalam), 'ആശ');
  await fill(field(en.name.taglineMalayalam), 'മഴയുടെ പാട്ടുകൾ.');
  server.answer('put', '/api/admin/texts/site', 200, {
    ...example('AdminSiteTextsDto'),
    draft: {},
    version: '2',
  });
  server.answer('post', '/api/admin/texts/site/publish', 200, example('AdminSiteTextsDto'));
  server.answer('put', '/api/admin/settings/time-zone', 204);
  await press(button(en.nextStep(en.steps.email)));
  await heading(en.email.title);
  expect(bodiesOf('put', '/api/admin/texts/site')).toEqual([
    { name: 'ആശ', nameMalayalam: 'ആശ', tagline: '', taglineMalayalam: 'മഴയുടെ പാട്ടുകൾ.' },
  ]);
  expect(bodiesOf('put', '/api/admin/settings/time-zone')).toEqual([{ timeZone: 'Asia/Kolkata' }]);
});

it('the mail server is tested, and its own words are shown', async () => {
  answerSettings();
  await openPage('/setup?step=email', { as: OWNER });
  await heading(en.email.title);
  await press(button(en.email.test));
  await expectText(en.email.missingHost);
  await fill(field(en.email.host), 'smtp.asha.in');
  await fill(field(en.email.user), 'asha');
  await fill(field(en.email.password), 'mazha');
  server.refuse('put', '/api/admin/settings/mail', 422, 'MAIL_LOG_IN_REFUSED', {
    details: [{ field: 'password', code: 'MAIL_LOG_IN_REFUSED', message: '535 5.7.8 Bad credentials' }],
  });
  await press(button(en.email.test));
  await expectText(`${en.errors['MAIL_LOG_IN_REFUSED']} ${en.words('535 5.7.8 Bad credentials')}`);
  server.answer('put', '/api/admin/settings/mail', 200, { milliseconds: 840 });
  answerSettings({ smtpHost: 'smtp.asha.in:587', user: 'asha', from: 'Asha <artist@songs.asha.in>' });
  await fill(field(en.email.password), 'mazha-kaalam');
  await press(button(en.email.test));
  await expectText(`✓ ${en.email.tested(OWNER.email)}`);
  expect(bodiesOf('put', '/api/admin/settings/mail').at(-1)).toEqual({
    host: 'smtp.asha.in',
    port: 587,
    user: 'asha',
    password: 'mazha-kaalam',
    from: OWNER.email,
  });
  expect(screen.getByRole('link', { name: en.nextStep(en.steps.keys) })).toBeTruthy();
});

it('what a variable of the server sets is shown, and asks for nothing', async () => {
  answerSettings({ isFixed: true, smtpHost: 'mail.asha.in:587' }, { isFixed: true, hasKey: true });
  await openPage('/setup?step=email', { as: OWNER });
  await expectText(en.email.fixed('mail.asha.in:587'));
  server.answer('get', '/api/admin/example', 200, example('ExampleDto'));
  await press(screen.getByRole('link', { name: en.nextStep(en.steps.keys) }));
  await expectText(en.keys.keyFixed);
  await press(screen.getByRole('link', { name: en.nextStep(en.steps.begin) }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: en.begin.open }).getAttribute('href')).toBe('/admin'),
  );
});

describe('how the site begins', () => {
  const answerExample = (values: object = {}) =>
    server.answer('get', '/api/admin/example', 200, {
      state: 'none',
      canBeAdded: true,
      songs: 0,
      entries: 0,
      whole: 14,
      ...values,
    });
  const THERE = { state: 'there', canBeAdded: false, songs: 7, entries: 7, whole: 14 } as const;
  const begin = async () => {
    answerSettings();
    await openPage('/setup?step=begin', { as: OWNER });
    await screen.findByRole('list', { name: en.begin.question });
  };
  it('is chosen among three, each with one press', async () => {
    answerExample();
    await begin();
    const open = screen.getByRole('link', { name: en.begin.open });
    const bring = screen.getByRole('link', { name: en.begin.bring });
    expect([open.getAttribute('href'), bring.getAttribute('href')]).toEqual([
      '/admin',
      '/admin/settings/care',
    ]);
    expect([open, button(en.begin.add), bring].map(descriptionOf)).toEqual(
      Object.values(en.begin.choices).map(({ text }) => text),
    );
  });

  it('with an example by one press, for which the page waits, and then leads to the console', async () => {
    answerExample();
    await begin();
    server.answer('post', '/api/admin/example', 200, THERE);
    answerExample(THERE);
    await press(button(en.begin.add));
    await expectText(`✓ ${en.begin.exampleThere}`);
    const open = await screen.findByRole('link', { name: en.begin.open });
    await waitFor(() => expect(document.activeElement).toBe(open));
    expect(bodiesOf('post', '/api/admin/example')).toHaveLength(1);
    await expectText(en.begin.notEmpty);
  });

  it('an example that is being added elsewhere shows how far it is, and is not asked for again', async () => {
    answerExample({ state: 'adding', songs: 3 });
    await begin();
    expect(screen.getByRole('progressbar', { name: en.begin.adding }).getAttribute('value')).toBe('3');
    await press(button(en.begin.adding));
    answerExample(THERE);
    await expectText(`✓ ${en.begin.exampleThere}`);
    expect(bodiesOf('post', '/api/admin/example')).toEqual([]);
  });

  it('an interrupted example is added again', async () => {
    answerExample({ state: 'unfinished', songs: 2, canBeAdded: false });
    await begin();
    await expectText(en.begin.unfinished);
    await expectText(en.begin.partThere);
    expect(button(en.begin.add)).toBeTruthy();
  });

  it.each([
    ['a site that has songs by now', 'EXAMPLE_NEEDS_EMPTY_SITE', en.errors['EXAMPLE_NEEDS_EMPTY_SITE']!],
    ['a server that fails', 'INTERNAL', en.begin.addFailed],
  ])('says what is wrong with %s', async (_, code, sentence) => {
    answerExample();
    await begin();
    server.refuse('post', '/api/admin/example', code === 'INTERNAL' ? 500 : 409, code);
    await press(button(en.begin.add));
    await expectText(sentence);
  });

  it('on a site with songs of its own, no example is offered', async () => {
    answerExample({ canBeAdded: false });
    await begin();
    await expectText(en.begin.noExample);
    expect(screen.queryByRole('button', { name: en.begin.add })).toBeNull();
  });

  it('whether there is an example can be asked again', async () => {
    answerSettings();
    server.lose('get', '/api/admin/example');
    await openPage('/setup?step=begin', { as: OWNER });
    await expectText(en.unexpected);
  });
});

it('a key is kept once YouTube has accepted it', async () => {
  answerSettings();
  await openPage('/setup?step=keys', { as: OWNER });
  await heading(en.keys.title);
  expect(screen.getByRole('link', { name: new RegExp(`^${en.keys.getKey}`) })).toHaveProperty(
    'hostname',
    'console.cloud.google.com',
  );
  await fill(field(en.keys.key), 'short');
  await press(button(en.keys.setKey));
  await expectText(en.keys.wrongKey);
  await fill(field(en.keys.key), 'AIzaSyExampleExampleExampleExampleExam0');
  server.answer('put', '/api/admin/settings/youtube', 200, { milliseconds: 182 });
  answerSettings({}, { hasKey: true });
  await press(button(en.keys.setKey));
  await expectText(`✓ ${en.keys.keySet}`);
});

it('after five minutes the password is asked once more, and the test email is then sent', async () => {
  answerSettings();
  await openPage('/setup?step=email', { as: OWNER });
  await heading(en.email.title);
  await fill(field(en.email.host), 'smtp.asha.in');
  server.refuse('put', '/api/admin/settings/mail', 403, 'IDENTITY_CHECK_NEEDED');
  await press(button(en.email.test));
  await fill(field(en.identity.password), 'wrong');
  server.refuse('post', '/api/auth/identity-check/password', 400, 'WRONG_PASSWORD');
  await press(button(en.identity.confirm));
  await expectText(en.identity.wrong);
  server.answer('post', '/api/auth/identity-check/password', 204);
  server.answer('put', '/api/admin/settings/mail', 200, { milliseconds: 840 });
  await press(button(en.identity.confirm));
  await expectText(`✓ ${en.email.tested(OWNER.email)}`);
  expect(screen.queryByRole('form', { name: en.identity.title })).toBeNull();
});

it('whoever does not answer changes nothing', async () => {
  answerSettings();
  await openPage('/setup?step=email', { as: OWNER });
  await heading(en.email.title);
  await fill(field(en.email.host), 'smtp.asha.in');
  server.refuse('put', '/api/admin/settings/mail', 403, 'IDENTITY_CHECK_NEEDED');
  await press(button(en.email.test));
  await press(button(en.identity.cancel));
  await expectText(en.errors['IDENTITY_CHECK_NEEDED']!);
});
