import {
  answerMail,
  button,
  confirm,
  descriptionOf,
  example,
  OWNER,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../test/console';
import { answerEntries } from '../../test/entries';
import { exampleSentences } from '../example/sentences';
import { settled } from '../../test/requests';
import { mailServerSentences } from '../mail-server/sentences';
import { homeSentences } from '../resources/home/sentences';
import { visibilitySentences } from '../visibility/sentences';
import { firstStepSentences as t } from './sentences';

withConsole();
beforeEach(() => {
  answerEntries();
  answerExample({ state: 'none', songs: 0, entries: 0 });
  answerVisibility(null);
  answerMail({});
});

const answerVisibility = (runningContest: string | null) =>
  server.answer('get', '/api/admin/visibility', 200, {
    isPublic: false,
    lookLink: null,
    runningContest,
    block: null,
  });

const NAMES = ['artist', 'song', 'about', 'email', 'public', 'contest'] as const;
const answerSteps = (
  done: readonly string[],
  { isDismissed = false, drafts = {} }: { isDismissed?: boolean; drafts?: Record<string, string> } = {},
) =>
  server.answer('get', '/api/admin/first-steps', 200, {
    steps: NAMES.map((name) => ({ name, isDone: done.includes(name), draft: drafts[name] ?? null })),
    isDismissed,
  });
const answerExample = (values: object) =>
  server.answer('get', '/api/admin/example', 200, { ...example('ExampleDto'), ...values });
const list = () => screen.findByRole('region', { name: t.title });

it('a new site lists what is left to do, each with one press to its place', async () => {
  answerSteps(['artist']);
  await openConsole('');
  const region = within(await list());
  expect(region.getByText(t.left(5, 6))).toBeTruthy();
  expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t.steps.song.action, '/admin/songs#title'],
    [t.steps.about.action, '/admin/settings/site#aboutHeading'],
    [t.steps.email.action, '/setup?step=email&from=console'],
    [t.look, '/'],
    [t.steps.contest.action, '/admin/contest/setup/create#title'],
  ]);
  expect(region.getByText(t.doneStep(t.steps.artist.title))).toBeTruthy();
});

it.each([
  ['artist', 'Site texts', 'name'],
  ['song', 'Upload a song', 'title'],
  ['about', 'Site texts', 'aboutHeading'],
  ['contest', 'New contest', 'title'],
] as const)(
  'the button of the step %s leads to its field, which has the focus',
  async (name, form, field) => {
    answerSteps(NAMES.filter((other) => other !== name));
    server.answer(
      'get',
      '/api/admin/texts/site',
      200,
      example('AdminSiteTextsDto', { draft: null, published: {} }),
    );
    server.answer('get', '/api/admin/texts/site/preview', 200, example('TextsPreviewDto'));
    server.answer('get', '/api/admin/playback-failures', 200, []);
    server.answer('get', '/api/texts', 200, {});
    server.list('/api/admin/contests', []);
    server.list('/api/admin/songs', []);
    await openConsole('');
    await press(within(await list()).getByRole('link', { name: t.steps[name].action }));
    const { elements } = await screen.findByRole<HTMLFormElement>('form', { name: form });
    await waitFor(() => expect(document.activeElement).toBe(elements.namedItem(field)));
  },
);

it('Home shows what waits for the owner above the list of first steps', async () => {
  answerSteps(['artist']);
  server.answer('get', '/api/admin/entries/status-counts', 200, {
    ...example('EntryStatusCountsDto'),
    pending: 1,
    waiting: 1,
  });
  await openConsole('');
  await list();
  const waits = await screen.findByRole('heading', { name: 'Waits for you' });
  const left = screen.getByRole('heading', { name: t.title });
  expect(waits.compareDocumentPosition(left)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a step that is saved as a draft says so, and leads to the draft', async () => {
  answerSteps(['song', 'email'], { drafts: { artist: 'site', about: 'site', contest: 'contest-2' } });
  await openConsole('');
  const region = within(await list());
  expect(region.getAllByText(t.drafts.texts.text)).toHaveLength(2);
  expect(region.getByText(t.drafts.contest.textBefore)).toBeTruthy();
  expect(
    region
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([name]) => name !== t.look),
  ).toEqual([
    [t.drafts.texts.action, '/admin/settings/site#name'],
    [t.drafts.texts.action, '/admin/settings/site#aboutHeading'],
    [t.drafts.contest.action, '/admin/contest/setup/contest-2'],
  ]);
});

it.each([
  ['before', ['artist'], {}, t.planBefore],
  ['after', ['artist', 'public'], {}, t.steps.contest.text],
  ['after, with a draft,', ['artist', 'public'], { contest: 'contest-2' }, t.drafts.contest.text],
] as const)(
  '%s the site is public, the step of the contest says what is true then',
  async (_, done, drafts, text) => {
    answerSteps(done, { drafts });
    await openConsole('');
    expect(within(await list()).getByText(text)).toBeTruthy();
  },
);

it('the step that makes the site public says what is missing, and does it all the same', async () => {
  answerSteps(['artist', 'about', 'email']);
  await openConsole('');
  const region = within(await list());
  expect(region.getByText(/Not done yet: your first song\.$/)).toBeTruthy();
  server.answer('put', '/api/admin/visibility/public', 204);
  answerSteps(['artist', 'about', 'email', 'public']);
  await press(region.getByRole('button', { name: t.steps.public.action }));
  await confirm(visibilitySentences.question, visibilitySentences.publish);
  expect(await screen.findByText(visibilitySentences.published(null))).toBeTruthy();
  expect(await region.findByText(t.doneStep(t.steps.public.title))).toBeTruthy();
});

it.each([
  [
    'a mail server that does not work',
    false,
    [mailServerSentences.setServer, '/setup?step=email&from=console'],
  ],
  ['one that a variable sets', true, [mailServerSentences.lookAtEmails, '/admin/settings/email/doctor']],
] as const)(
  'with %s, the press that makes the site public says before it that emails do not work',
  async (_, isFixed, [name, href]) => {
    answerMail({ problem: 'log-in', isFixed });
    answerSteps(['artist', 'song', 'about', ...(isFixed ? [] : ['email'])]);
    await openConsole('');
    const region = within(await list());
    await region.findByText(visibilitySentences.noEmails);
    expect(descriptionOf(region.getByRole('button', { name: visibilitySentences.publish }))).toBe(
      visibilitySentences.noEmails,
    );
    expect(region.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toEqual([href]);
  },
);

it('without a mail server, the page says so in the step of the emails and before the press alone', async () => {
  answerMail({ smtpHost: null });
  answerSteps(['artist', 'song', 'about']);
  await openConsole('');
  const region = within(await list());
  expect(descriptionOf(region.getByRole('button', { name: visibilitySentences.publish }))).toBe(
    t.missing([t.steps.email.title]),
  );
  await screen.findByRole('heading', { name: homeSentences.week });
  await settled();
  expect(screen.queryByText(visibilitySentences.noEmails)).toBeNull();
  expect(screen.queryByText(homeSentences.emailOff)).toBeNull();
});

describe('the filled button of Home', () => {
  const filled = () =>
    [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

  it.each([
    [[], t.steps.artist.action],
    [['artist'], t.steps.song.action],
    [['artist', 'about'], t.steps.song.action],
    [['artist', 'song', 'about', 'email'], t.steps.public.action],
  ])('with the steps %j done is that of the first one that is left', async (done, action) => {
    answerSteps(done);
    await openConsole('');
    await list();
    await waitFor(() => expect(filled()).toEqual([action]));
  });

  it('is that of what waits, before any step', async () => {
    answerSteps(['artist']);
    server.answer('get', '/api/admin/entries/status-counts', 200, {
      ...example('EntryStatusCountsDto'),
      pending: 1,
      waiting: 1,
    });
    await openConsole('');
    await list();
    await screen.findByRole('link', { name: /^Review/ });
    expect(document.querySelectorAll('.MuiButton-contained')).toHaveLength(0);
  });
});

it('with emails that work, and with settings that do not load, the press says nothing of them', async () => {
  answerSteps(['artist', 'song', 'about', 'email']);
  await openConsole('');
  const publish = async () => within(await list()).getByRole('button', { name: visibilitySentences.publish });
  expect(descriptionOf(await publish())).toBe('');
  server.lose('get', '/api/admin/settings');
  await openConsole('');
  expect(descriptionOf(await publish())).toBe('');
});

it('the step that makes the site public names a contest that runs already', async () => {
  answerVisibility('Contest of 2026');
  answerSteps(['artist', 'song', 'about', 'email', 'contest']);
  await openConsole('');
  const region = within(await list());
  expect(
    await region.findByText(`${t.steps.public.text} ${visibilitySentences.contestRuns('Contest of 2026')}`),
  ).toBeTruthy();
});

it('a site that could not be made public says so, and stays as it was', async () => {
  answerSteps(['artist', 'song', 'about', 'email', 'contest']);
  await openConsole('');
  const region = within(await list());
  expect(region.getByText(t.steps.public.text)).toBeTruthy();
  server.lose('put', '/api/admin/visibility/public');
  await press(region.getByRole('button', { name: t.steps.public.action }));
  await confirm(visibilitySentences.question, visibilitySentences.publish);
  expect(await screen.findByText(visibilitySentences.publishFailed)).toBeTruthy();
  expect(region.getByRole('button', { name: t.steps.public.action })).toBeTruthy();
});

it('the example goes before the site is made public, after a question that names what goes', async () => {
  const there = { state: 'there', songs: 7, entries: 1 } as const;
  answerExample(there);
  answerSteps(['artist']);
  await openConsole('');
  const region = within(await list());
  await region.findByText('7 songs, 1 contest, and 1 entry, for you to play with.');
  expect(region.getByText(exampleSentences.first)).toBeTruthy();
  expect(region.queryByRole('button', { name: t.steps.public.action })).toBeNull();

  await press(region.getByRole('button', { name: exampleSentences.remove }));
  const dialog = await screen.findByRole('alertdialog', { name: exampleSentences.title });
  expect(descriptionOf(dialog)).toMatch(/^7 songs, 1 contest, and 1 entry and all of their files go/);
  server.lose('delete', '/api/admin/example');
  await press(within(dialog).getByRole('button', { name: exampleSentences.remove }));
  await screen.findByText(exampleSentences.removeFailed);

  // Once the question has gone, which hides the page from assistive technology.
  await press(await region.findByRole('button', { name: exampleSentences.remove }));
  server.answer('delete', '/api/admin/example', 204);
  answerExample({ state: 'none', songs: 0, entries: 0 });
  await press(
    within(await screen.findByRole('alertdialog', { name: exampleSentences.title })).getByRole('button', {
      name: exampleSentences.remove,
    }),
  );
  await screen.findByText(exampleSentences.removed);
  expect(await region.findByRole('button', { name: t.steps.public.action })).toBeTruthy();
  expect(region.queryByText(exampleSentences.heading)).toBeNull();
});

it('the list is put away for good', async () => {
  answerSteps([]);
  await openConsole('');
  await list();
  server.answer('post', '/api/admin/first-steps/dismiss', 204);
  await press(button(t.dismiss));
  await waitFor(() => expect(screen.queryByRole('region', { name: t.title })).toBeNull());
});

it('a list that could not be put away stays, and says so', async () => {
  answerSteps([]);
  await openConsole('');
  await list();
  server.lose('post', '/api/admin/first-steps/dismiss');
  await press(button(t.dismiss));
  expect(await screen.findByText(t.notDismissed)).toBeTruthy();
  expect(await list()).toBeTruthy();
});

it.each([
  ['all is done', OWNER, NAMES],
  ['the user is a moderator', { ...OWNER, isAdmin: false, permissions: ['entries.moderate' as const] }, []],
])('there is no list when %s', async (_case, user, done) => {
  answerSteps(done);
  await openConsole('/contest/entries', { as: user });
  await screen.findByRole('heading', { name: 'Entries' });
  expect(screen.queryByRole('region', { name: t.title })).toBeNull();
});
