import { noteAsserted } from '../../../../packages/api-client/test/asserted';
import { texts } from '../../../../e2e/support/sentences';
import {
  button,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectFocus,
  fill,
  findDialog,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';
import type { ReasonLists } from '../entries/api';
import { exampleSentences } from '../../example/sentences';
import { mailServerSentences } from '../../mail-server/sentences';
import { visibilitySentences } from '../../visibility/sentences';
import { settingsSentences } from './sentences';
import { commonSentences } from '../../lib/sentences';

const t = settingsSentences.visibility;

withConsole();
beforeEach(() => {
  answerSettings();
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto'));
  answerVisibility({});
  answerExample({ state: 'none', songs: 0, entries: 0 });
  server.list('/api/admin/moderators', []);
  server.list('/api/admin/tokens', []);
  server.answer('get', '/api/admin/care', 200, { ...example('CareDto'), backups: [] });
});

const answerExample = (values: object) =>
  server.answer('get', '/api/admin/example', 200, { ...example('ExampleDto'), ...values });

const LINK = { url: 'https://songs.asha.in/look?key=q3k0', until: '2026-12-12T10:00:00Z' };
const answerVisibility = (values: object) =>
  server.answer('get', '/api/admin/visibility', 200, {
    isPublic: false,
    lookLink: null,
    runningContest: null,
    block: null,
    ...values,
  });
const answerSettings = () => server.answer('get', '/api/admin/settings', 200, example('SettingsDto'));
const region = (name: string) => screen.findByRole('region', { name: new RegExp(name) });

it('an error of the YouTube key is shown', async () => {
  await openConsole('/settings/technical');
  const youtube = within(await region('YouTube'));
  server.lose('post', '/api/admin/settings/youtube/test');
  await press(youtube.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(youtube.getByRole('status').textContent).toBe('Bad Gateway'));
});

it.each([
  [false, ['Set the mail server', 'Set another key'], []],
  [true, [], ['SMTP_URL', 'YOUTUBE_API_KEY']],
])(
  'what the server sets (%s) is named in one line, and the rest is set here',
  async (isFixed, buttons, names) => {
    server.answer('get', '/api/admin/settings', 200, {
      ...example('SettingsDto'),
      mail: { ...example('MailSettingsDto'), problem: null, isFixed },
      youtube: { ...example('YoutubeSettingsDto'), hasKey: true, isFixed },
      timeZone: 'Asia/Kolkata',
    });
    const pages = [
      ['/settings/email/server', 'Emails'],
      ['/settings/technical', 'YouTube'],
    ] as const;
    const found = { buttons: [] as string[], names: [] as string[] };
    for (const [address, name] of pages) {
      await openConsole(address);
      const group = within(await region(name));
      const textOf = ({ textContent }: HTMLElement) => textContent;
      found.buttons.push(...group.queryAllByRole('link', { name: /^Set / }).map(textOf));
      found.names.push(
        ...group.queryAllByText(/on the server sets/).map((line) => textOf(line).split(' ')[0]!),
      );
    }
    expect(found).toEqual({ buttons, names });
    await openConsole('/settings/site/general');
    const zone = within(await region('Time zone'));
    expect(zone.getByText(/Asia\/Kolkata/)).toBeTruthy();
    expect(zone.getByRole('link', { name: 'Set the time zone' }).getAttribute('href')).toBe(
      '/setup?step=name&from=console',
    );
  },
);

it.each([
  ['Artist, portrait and texts', '/admin/settings/site'],
  ['Languages and time zone', '/admin/settings/site/general'],
  [/(^|: )Mail server$/, '/admin/settings/email/server'],
  ['YouTube key', '/admin/settings/technical'],
  ['Notices', '/admin/settings/email/server'],
  ['Team', '/admin/settings/team'],
  ['Reasons for decisions', '/admin/settings/technical/reasons'],
])('the list of settings leads to %s', async (word, address) => {
  await openConsole('/settings/all');
  const list = within(await screen.findByRole('navigation', { name: 'All settings' }));
  expect(list.getByRole('link', { name: word }).getAttribute('href')).toBe(address);
});

it('the list of settings has their values, and a button where the sentence asks for one', async () => {
  const settings = example('SettingsDto');
  server.answer('get', '/api/admin/settings', 200, {
    ...settings,
    mail: { ...settings.mail, smtpHost: null, problem: null, isFixed: false },
  });
  server.list('/api/admin/moderators', [example('ModeratorDto')]);
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto', { mode: 'daily' }));
  answerVisibility({ isPublic: true });
  await openConsole('/settings/all');
  const row = (name: string) => screen.getByText(name, { selector: 'li *' }).closest('li');
  await screen.findByText(/^\d things are not set up: email, backup/);
  expect(row('Mail server')?.textContent).toContain('Not set up');
  const setUp = screen.getByRole('link', { name: 'Set up email: Mail server' });
  expect(setUp.closest('li')).toBe(row('Mail server'));
  expect(setUp.getAttribute('href')).toMatch(/^\/setup/);
  await waitFor(() => expect(row('Who sees the site')?.textContent).toMatch(/Public$/));
  await waitFor(() => expect(row('Team')?.textContent).toMatch(/You and 1 moderator$/));
  await waitFor(() => expect(row('Notices')?.textContent).toMatch(/Once a day$/));
  await waitFor(() => expect(row('Backups')?.textContent).toMatch(/No verified backup$/));
});

it('a failed request for the settings is shown and can be retried', async () => {
  server.lose('get', '/api/admin/settings');
  await openConsole('/settings/technical');
  await screen.findByText('Error Loading Settings');
  answerSettings();
  noteAsserted(texts.admin.tryAgain);
  await press(screen.getByRole('button', { name: texts.admin.tryAgain }));
  expect(await region('Uploads')).toBeTruthy();
});

it('shown settings stay when reloading fails, with a notice', async () => {
  await openConsole('/settings/technical');
  await region('Uploads');
  await settled();
  server.lose('get', '/api/admin/settings');
  await press(button('Refresh'));
  await screen.findByText('This could not be loaded again: it may have changed in the meantime.');
  expect(await region('Uploads')).toBeTruthy();
  await expectFocus(() => button('Refresh'));

  answerSettings();
  await press(button('Refresh'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await region('Uploads')).toBeTruthy();
});

it('somebody else’s choice of notices is shown before it is replaced', async () => {
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto', { version: 'mine' }));
  await openConsole('/settings/email/server');
  const news = within(await region('What is new'));
  server.refuse('put', '/api/admin/notices', 412, 'CHANGED_MEANWHILE');
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto', { version: 'theirs', mode: 'off' }));
  const when = await news.findByLabelText<HTMLSelectElement>('When');
  await chooseOption(when, 'Once a day');
  await press(news.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^They chose: Never\. Save again to replace/);
  server.answer('put', '/api/admin/notices', 200, example('NoticesDto'));
  await press(news.getByRole('button', { name: 'Save' }));
  await screen.findByText('Choice saved');
});

it.each([
  [false, /no email leaves it: .* Set a mail server\.$/, '/setup?step=email&from=console'],
  [true, /no email leaves it: .* Ask your operator to set SMTP_URL\.$/, undefined],
])(
  'emails that reach nobody: what to do where a variable sets the server (%s)',
  async (isFixed, sentence, place) => {
    server.answer('get', '/api/admin/settings', 200, {
      ...example('SettingsDto'),
      mail: { ...example('MailSettingsDto'), smtpHost: null, problem: 'no-server', isFixed },
    });
    await openConsole('/settings/email/server');
    const emails = within(await region('Emails'));
    expect(emails.getByText(sentence)).toBeTruthy();
    const press = emails.queryByRole('link', { name: 'Set the mail server' });
    expect(press?.getAttribute('href')).toBe(place);
  },
);

describe('the visibility of the site', () => {
  const group = async () => within(await region(t.heading));

  it('changes when the owner makes the site public', async () => {
    await openConsole('/settings/site/general');
    const site = await group();
    expect(site.getByText(t.isNotPublic)).toBeTruthy();
    server.answerBy('put', '/api/admin/visibility/public', 204, () => {
      answerVisibility({ isPublic: true });
      return { body: undefined };
    });
    await press(site.getByRole('button', { name: visibilitySentences.publish }));
    await screen.findByText(
      `${visibilitySentences.whatOpens(location.origin)} ${visibilitySentences.wayBack}`,
    );
    await confirm(visibilitySentences.question, visibilitySentences.publish);
    await screen.findByText(visibilitySentences.published(null));
    expect(await (await group()).findByText(t.isPublic)).toBeTruthy();
  });

  it('names a running contest that visitors cannot see, before and after the press', async () => {
    answerVisibility({ runningContest: 'Contest of 2026' });
    await openConsole('/settings/site/general');
    const site = await group();
    expect(site.getByText(visibilitySentences.contestRuns('Contest of 2026'))).toBeTruthy();
    server.answer('put', '/api/admin/visibility/public', 204);
    await press(site.getByRole('button', { name: visibilitySentences.publish }));
    // No way back while it runs.
    const stays = visibilitySentences.staysPublic('Contest of 2026');
    await screen.findByText(`${visibilitySentences.whatOpens(location.origin)} ${stays}`);
    await confirm(visibilitySentences.question, visibilitySentences.publish);
    await screen.findByText('The site is public, and “Contest of 2026” runs');
  });

  it('says before the press that emails do not work, with a link to their place', async () => {
    server.answer('get', '/api/admin/settings', 200, {
      ...example('SettingsDto'),
      mail: { ...example('MailSettingsDto'), smtpHost: null, problem: null, isFixed: false },
    });
    await openConsole('/settings/site/general');
    const site = await group();
    await site.findByText(visibilitySentences.noEmails);
    const link = site.getByRole('link', { name: mailServerSentences.setServer });
    expect(link.getAttribute('href')).toBe('/setup?step=email&from=console');
  });

  it('waits until the example is gone, which one press does', async () => {
    answerExample({ state: 'there', songs: 7, entries: 7 });
    answerVisibility({ block: 'example' });
    await openConsole('/settings/site/general');
    const site = await group();
    expect(site.getByText(exampleSentences.first)).toBeTruthy();
    expect(site.queryByRole('button', { name: visibilitySentences.publish })).toBeNull();
    expect(await region(exampleSentences.heading)).toBeTruthy();
    await press(await site.findByRole('button', { name: exampleSentences.remove }));
    server.answer('delete', '/api/admin/example', 204);
    answerExample({ state: 'none', songs: 0, entries: 0 });
    answerVisibility({});
    const dialog = within(await screen.findByRole('alertdialog', { name: exampleSentences.title }));
    await press(dialog.getByRole('button', { name: exampleSentences.remove }));
    await screen.findByText(exampleSentences.removed);
    expect(await (await group()).findByRole('button', { name: visibilitySentences.publish })).toBeTruthy();
    expect(screen.queryByRole('region', { name: exampleSentences.heading })).toBeNull();
  });

  it('a link to look at the site is shown, copied and ended', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await openConsole('/settings/site/general');
    const site = await group();
    server.answer('post', '/api/admin/visibility/look-link', 200, {
      isPublic: false,
      lookLink: LINK,
      runningContest: null,
      block: null,
    });
    answerVisibility({ lookLink: LINK });
    await press(site.getByRole('button', { name: t.makeLink }));
    expect((await site.findByLabelText<HTMLInputElement>(t.link)).value).toBe(LINK.url);
    expect(descriptionOf(site.getByLabelText(t.link))).toContain('12 Dec 2026');
    await press(site.getByRole('button', { name: commonSentences.copyLink }));
    await screen.findByText(commonSentences.linkCopied);
    expect(copied).toEqual([LINK.url]);
    server.answer('delete', '/api/admin/visibility/look-link', 204);
    answerVisibility({});
    await press(site.getByRole('button', { name: t.endLink }));
    await screen.findByText(t.linkEnded);
    await waitFor(() => expect(site.queryByLabelText(t.link)).toBeNull());
  });

  it('a link that the browser does not copy is there to be copied by hand', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('no permission')) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    answerVisibility({ lookLink: LINK });
    await openConsole('/settings/site/general');
    await press((await group()).getByRole('button', { name: commonSentences.copyLink }));
    await screen.findByText(commonSentences.linkCopyFailed);
  });

  it('is taken back after a question, and not while a contest runs', async () => {
    answerVisibility({ isPublic: true });
    await openConsole('/settings/site/general');
    await press((await group()).getByRole('button', { name: t.hide }));
    const dialog = within(await screen.findByRole('alertdialog', { name: t.hideTitle }));
    const message = 'A contest is published. The site stays public until its result is final.';
    server.refuse('delete', '/api/admin/visibility/public', 409, 'CONTEST_RUNS', { message });
    answerVisibility({ isPublic: true, runningContest: 'Contest of 2026', block: 'contest-runs' });
    await press(dialog.getByRole('button', { name: t.hide }));
    const site = await group();
    expect(await site.findByText(visibilitySentences.staysPublic('Contest of 2026'))).toBeTruthy();
    expect(site.queryByRole('button', { name: t.hide })).toBeNull();
  });

  it('a failed request for it is shown and can be retried', async () => {
    server.lose('get', '/api/admin/visibility');
    await openConsole('/settings/site/general');
    await screen.findByText(t.loadFailed);
  });
});

describe('the reasons for decisions', () => {
  const REASONS = '/api/admin/moderation-reasons/all';
  const PAPER = {
    id: 'paper',
    label: 'The paper cannot be read',
    text: 'We cannot read it.',
    isArchived: false,
  };
  const SONG = {
    id: 'song',
    label: 'Another song',
    text: 'The video has another song.',
    textMalayalam: 'വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്.',
    findings: ['too-long' as const],
    isArchived: false,
  };
  const record = (changes: Partial<ReasonLists> = {}) =>
    example('ModerationReasonsDto', { reject: [PAPER, SONG], used: ['paper'], version: 'first', ...changes });
  const answerReasons = (shown: ReasonLists) => server.answer('get', REASONS, 200, shown);
  const store = (version: string) =>
    server.answer('put', REASONS, 200, ({ body }) => record({ ...(body as Partial<ReasonLists>), version }));
  const rejected = () => within(screen.getByRole('region', { name: 'Rejected' }));
  const reason = (name: string) => within(rejected().getByRole('group', { name }));
  const names = () =>
    rejected()
      .getAllByLabelText<HTMLInputElement>(/^Name, for moderators/)
      .map(({ value }) => value);
  const save = () => press(button('Save'));
  const sent = () => server.received('put', REASONS).at(-1) as ReasonLists;

  async function openReasons(shown = record()): Promise<void> {
    answerReasons(shown);
    await openConsole('/settings/technical/reasons');
    await screen.findByRole('region', { name: 'Rejected' });
  }

  it('are added with the focus on the name, and are asked for what they need before they are sent', async () => {
    await openReasons();
    await press(rejected().getByRole('button', { name: 'Add a reason' }));
    await expectFocus(() => reason('New reason').getByLabelText(/^Name, for moderators/));
    await fill(reason('New reason').getByLabelText(/^Name, for moderators/), 'Too quiet');
    await save();
    const text = () => reason('Too quiet').getByLabelText(/^In the email \(English\)/);
    await waitFor(() => expect(descriptionOf(text())).toBe('This field needs a text.'));
    await expectFocus(text);
    expect(server.requestsOf('put', REASONS)).toEqual([]);
    await fill(text(), 'We cannot hear you.');
    store('second');
    await save();
    await screen.findByText('Reasons saved');
    expect(sent().reject.at(-1)).toMatchObject({
      label: 'Too quiet',
      text: 'We cannot hear you.',
      textMalayalam: null,
      findings: [],
      isArchived: false,
    });
    expect(sent().reject[1]).toEqual(SONG);
  });

  it('are archived if a decision has used them, and removed if not', async () => {
    await openReasons();
    expect(reason(PAPER.label).queryByRole('button', { name: 'Remove' })).toBeNull();
    const archive = reason(PAPER.label).getByRole('button', { name: 'Archive' });
    await press(archive);
    await waitFor(() => expect(archive.getAttribute('aria-pressed')).toBe('true'));
    expect(archive.textContent).toBe('Archived');
    await press(reason(SONG.label).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(names()).toEqual(['The paper cannot be read']));
    await expectFocus(() => rejected().getByRole('button', { name: 'Add a reason' }));
    store('second');
    await save();
    await screen.findByText('Reasons saved');
    expect(sent().reject).toEqual([{ ...PAPER, isArchived: true, textMalayalam: null, findings: [] }]);
  });

  it('are put in another order, and are chosen by findings', async () => {
    await openReasons();
    const chosen = () =>
      reason(SONG.label).getByRole('combobox', { name: /^Findings that choose this reason/ });
    await press(reason(SONG.label).getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(names()).toEqual(['Another song', 'The paper cannot be read']));
    await press(chosen());
    await press(await screen.findByRole('option', { name: 'Live broadcast' }));
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(chosen().textContent).toContain('Live broadcast');
    store('second');
    await save();
    await screen.findByText('Reasons saved');
    expect(sent().reject[0]).toMatchObject({ id: 'song', findings: ['too-long', 'live'] });
    expect(server.versionsSeen('put', REASONS)).toEqual(['"first"']);
  });

  it('stay open after they are saved', async () => {
    await openReasons();
    const name = () => reason(PAPER.label).getByLabelText<HTMLInputElement>(/^Name, for moderators/);
    const fold = name().closest('details')!;
    fold.open = true;
    await press(reason(PAPER.label).getByRole('button', { name: 'Archive' }));
    store('second');
    await save();
    await screen.findByText('Reasons saved');
    expect(name().closest('details')).toBe(fold);
    expect(fold.open).toBe(true);
  });

  it('of two people are both shown, an archived one by its name', async () => {
    await openReasons();
    await fill(reason(PAPER.label).getByLabelText(/^Name, for moderators/), 'The paper is blank');
    server.refuse('put', REASONS, 412, 'CHANGED_MEANWHILE');
    answerReasons(record({ reject: [{ ...SONG, isArchived: true }], version: 'theirs' }));
    await save();
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    const choice = within(dialog.getByRole('radiogroup', { name: 'Rejected' }));
    expect(
      choice.getByRole('radio', {
        name: /^Saved meanwhile Another song \(archived\) · The video has another song\./,
      }),
    ).toBeTruthy();
    expect(choice.getByRole<HTMLInputElement>('radio', { name: /^Mine The paper is blank/ }).checked).toBe(
      true,
    );
    await press(choice.getByRole('radio', { name: /^Saved meanwhile/ }));
    store('third');
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Reasons saved');
    expect(sent().reject.map(({ id }) => id)).toEqual(['song']);
    expect(server.versionsSeen('put', REASONS)).toEqual(['"first"', '"theirs"']);
  });
});
