import {
  answerContests,
  button,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  field,
  fill,
  findDialog,
  isOff,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { answerEntries, pressOfList } from '../../../test/entries';
import { settled } from '../../../test/requests';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';

const ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';
const DATES = {
  announceAt: '2030-06-14T18:30:00.000Z',
  opensAt: '2030-06-16T18:30:00.000Z',
  closesAt: '2030-07-31T18:30:00.000Z',
  votingOpensAt: '2030-07-31T18:30:00.000Z',
  votingClosesAt: '2030-08-15T18:30:00.000Z',
  winnerAt: '2030-08-16T18:30:00.000Z',
};
const contest = (changes: Partial<Contest> = {}) =>
  example('AdminContestDto', {
    id: ID,
    title: 'Shared',
    songTitle: 'Hill Road',
    version: 'first',
    ...changes,
  });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/time-zone', 200, { timeZone: 'Asia/Kolkata' });
  server.list('/api/admin/contests', []);
  server.list('/api/admin/songs', []);
});

function answer(shown: Contest): void {
  server.answer('get', '/api/admin/contests/{id}', 200, shown);
  server.list('/api/admin/contests', [shown]);
}

async function openContest(shown = contest()): Promise<void> {
  answer(shown);
  await openConsole(`/contest/setup/${ID}`);
  await screen.findByRole('heading', { level: 2, name: shown.title });
  await settled();
}

const input = (label: string) => field(new RegExp(`^${label}(?: \\(optional\\))?\\W*$`));
const save = () => button('Save');

describe('the form of a contest', () => {
  const dates = (year: number) => ({
    Announcement: `${year}-06-15T00:00`,
    'Submissions open': `${year}-06-17T00:00`,
    'Submissions close': `${year}-08-01T00:00`,
    'Voting opens': `${year}-08-01T00:00`,
    'Voting closes': `${year}-08-16T00:00`,
    'Winner announced': `${year}-08-16T18:00`,
  });

  it('reports missing and unordered dates at their fields', async () => {
    await openConsole('/contest/setup/create');
    await screen.findByRole('form', { name: 'New contest' });
    const error = (label: string, sentence: string) =>
      waitFor(() => expect(descriptionOf(input(label))).toBe(sentence));

    await fill(input('Song title'), 'Hill Road');
    await press(save());
    await error('Title', 'This field needs a text.');
    await expectFocus(() => input('Title'));

    await fill(input('Title'), 'Contest of 2012');
    for (const [label, value] of Object.entries(dates(2012))) await fill(input(label), value);
    await fill(input('Submissions close'), '2012-06-01T00:00');
    await fill(input('Tutorial video'), 'javascript:alert(1)');
    await press(save());
    await error('Tutorial video', '“Tutorial video” must be a link that starts with https://');
    await expectFocus(() => input('Tutorial video'));

    await fill(input('Tutorial video'), '');
    await press(save());
    await screen.findByText('The dates are not in order.');
    await error('Submissions close', '“Submissions close” must come after “Submissions open”');
    await expectFocus(() => input('Submissions close'));
  });

  it('asks for a title until it has one', async () => {
    await openConsole('/contest/setup/create');
    await screen.findByText(t.say.create);
    await fill(input('Title'), 'Contest of 2012');
    expect(await screen.findByText(t.say.named)).toBeTruthy();
    expect(screen.queryByText(t.say.create)).toBeNull();
  });

  it.each([
    ['one song, begins with its titles', 1, ['Rain Song', 'മഴ']],
    ['two songs, begins without', 2, ['', '']],
  ])('of a site with %s', async (_, count, titles) => {
    const song = example('AdminSongDto', { title: 'Rain Song', titleMalayalam: 'മഴ' });
    server.list('/api/admin/songs', [song, { ...song, id: 'song-2' }].slice(0, count));
    await openConsole('/contest/setup/create');
    await screen.findByRole('form', { name: 'New contest' });
    expect([input('Song title').value, input('Song title in Malayalam').value]).toEqual(titles);
  });

  it('begins with the time zone of the site', async () => {
    server.answer('get', '/api/time-zone', 200, { timeZone: 'Europe/London' });
    await openConsole('/contest/setup/create');
    expect(await screen.findAllByText('Needed before you publish.')).not.toHaveLength(0);
    expect(field(/^Time zone/).value).toBe('Europe/London');
  });

  it('fills in all dates of a draft with one press, and takes them back with another one', async () => {
    await openConsole('/contest/setup/create');
    await screen.findByRole('group', { name: 'How long?' });
    await fill(input('Submissions open'), '2026-06-17T09:30');
    const usual = button('Usual Four weeks of submissions, two of voting, the winner a week later');
    await press(usual);
    const values = () => Object.keys(dates(2026)).map((label) => input(label).value);
    expect(values()).toEqual([
      '2026-06-17T09:30',
      '2026-06-17T09:30',
      '2026-07-15T00:00',
      '2026-07-15T00:00',
      '2026-07-29T00:00',
      '2026-08-05T18:00',
    ]);
    expect(usual.getAttribute('aria-pressed')).toBe('true');
    await press(button(/^Short /));
    expect(values()[2]).toBe('2026-07-01T00:00');
    await press(button('Undo'));
    expect(values()).toEqual(['', '2026-06-17T09:30', '', '', '', '']);
    await expectFocus(() => button(/^Short /));
    expect(usual.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows what visitors will see, at the times of the chosen zone', async () => {
    await openConsole('/contest/setup/create');
    const preview = await screen.findByRole('region', { name: 'What visitors see' });
    expect(preview.textContent).toContain('Set all six dates to see it here.');
    for (const [label, value] of Object.entries(dates(2011))) await fill(input(label), value);
    expect(screen.getAllByText(/^Visitors read: /).map(({ textContent }) => textContent)).toEqual([
      'Visitors read: on Friday 17 June',
      'Visitors read: midnight on Sunday 31 July',
      'Visitors read: on Monday 1 August',
      'Visitors read: midnight on Monday 15 August',
      'Visitors read: at 18:00 on Tuesday 16 August',
    ]);
    const phases = () =>
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(phases()).toEqual([
        'Contest yet to beginSubmissions open on 17 Jun 2011.until 17 Jun 2011, 00:00',
        'Submissions are open.17 Jun 2011, 00:00 – 1 Aug 2011, 00:00 · with a countdown to 1 Aug 2011, 00:00',
        'One song, many voices.1 Aug 2011, 00:00 – 16 Aug 2011, 00:00',
        'Votes are in. The jury is listening.Now · from 16 Aug 2011, 00:00',
      ]),
    );
    expect(preview.textContent).toContain(
      'Entries are taken from 17 Jun 2011, 00:00 until 1 Aug 2011, 00:00. Time in Asia/Kolkata.',
    );
    await chooseOption(input('Entries are taken'), 'At any time');
    await waitFor(() => expect(preview.textContent).toContain('Entries are taken at any time.'));
    await chooseOption(field(/^Time zone/), 'America/New_York');
    expect(field(/^Time zone/).value).toBe('America/New_York');
    // Such a contest names its days as the first one did.
    expect(screen.queryByText(/^Visitors read: /)).toBeNull();
  });

  it('keeps what is typed during a save as an unsaved change', async () => {
    await openContest(contest(DATES));
    server.answer('put', '/api/admin/contests/{id}', 200, ({ body }) => ({
      ...contest(DATES),
      ...(body as Partial<Contest>),
      version: 'second',
    }));
    const letGo = server.hold('put', '/api/admin/contests/{id}');
    await fill(input('Song title'), 'Hill Road at Noon');
    await press(save());
    await waitFor(() => expect(isOff(save())).toBe(true));
    await fill(input('Sponsor'), 'Demo Sponsor');
    letGo();

    await screen.findByText('Contest saved');
    expect(input('Sponsor').value).toBe('Demo Sponsor');
    await waitFor(() => expect(isOff(save())).toBe(false));
    await press(save());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    // What can be done next takes the place of the button.
    await expectFocus(() => button('Publish'));
    await waitFor(() =>
      expect(server.received('put', '/api/admin/contests/{id}').at(-1)).toMatchObject({
        songTitle: 'Hill Road at Noon',
        sponsorName: 'Demo Sponsor',
      }),
    );
  });

  it('loses nothing if two people edit one contest', async () => {
    await openContest();
    answer(
      contest({ songTitle: 'Their Road', sponsorName: 'Their sponsor', prizeAmount: 7, version: 'theirs' }),
    );
    server.refuse('put', '/api/admin/contests/{id}', 412, 'CHANGED_MEANWHILE');
    await fill(input('Song title'), 'My Road');
    await fill(input('Prize in rupees'), '8');
    await fill(input('Announcement'), '2031-06-15T00:00');
    await press(save());
    const dialog = () => screen.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
    const choice = (label: string, side: string) =>
      within(within(dialog()).getByRole('radiogroup', { name: label })).getByRole<HTMLInputElement>('radio', {
        name: side,
      });
    await waitFor(() => expect(choice('Song title', 'Mine My Road').checked).toBe(true));
    expect(choice('Sponsor', 'Saved meanwhile Their sponsor').checked).toBe(true);
    expect(choice('Announcement', 'Mine 15 Jun 2031, 00:00').checked).toBe(true);

    await press(within(dialog()).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input('Song title').value).toBe('My Road');
    await press(save());
    await waitFor(() => expect(choice('Prize in rupees', 'Saved meanwhile 7').checked).toBe(false));
    await press(choice('Prize in rupees', 'Saved meanwhile 7'));
    server.answer('put', '/api/admin/contests/{id}', 200, ({ body }) => contest(body as Partial<Contest>));
    await press(within(dialog()).getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Contest saved');
    expect(server.received('put', '/api/admin/contests/{id}').at(-1)).toMatchObject({
      songTitle: 'My Road',
      sponsorName: 'Their sponsor',
      prizeAmount: 7,
      announceAt: '2031-06-14T18:30:00.000Z',
    });
  });
});

describe('the publication of a draft', () => {
  const GAPS = '/api/admin/contests/{id}/gaps';
  const PUBLISH = '/api/admin/contests/{id}/publish';
  const draft = (changes: Partial<Contest> = {}) => contest({ ...DATES, state: 'draft', ...changes });
  const publish = () => button('Publish');
  const missing = (...fields: string[]) =>
    fields.map((name) => ({ field: name, code: 'MISSING_INFORMATION', message: 'Missing' }));

  it('lists what is missing, and leads to the field', async () => {
    await openContest(draft({ songTitle: null }));
    server.answer('get', GAPS, 200, [
      ...missing('songTitle', 'prizeAmount'),
      { field: 'rules', code: 'EMPTY_PLACEHOLDER', message: 'The contest has nothing for {{sponsor}}' },
    ]);
    await press(publish());
    const reasons = within(
      await screen.findByRole('alertdialog', { name: 'This contest cannot be published yet' }),
    );
    expect(reasons.getByText('Before it can be published, these are missing:')).toBeTruthy();
    expect(reasons.getByText('The contest has nothing for {{sponsor}}')).toBeTruthy();
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Song title',
      'Prize in rupees',
      'Edit the rules',
    ]);
    expect(reasons.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(reasons.getByRole('link', { name: 'Edit the rules' }).getAttribute('href')).toBe(
      `/admin/contest/setup/${ID}/rules`,
    );
    await press(reasons.getByRole('button', { name: 'Song title' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectFocus(() => input('Song title'));
    // What is typed has to be saved first.
    await fill(input('Song title'), 'Hill Road');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    expect(screen.getByText('Not saved: Song title')).toBeTruthy();
  });

  it('makes a site that is not public visible first, and then asks', async () => {
    await openContest(draft());
    const message = 'Make the site public, then publish the contest.';
    server.answer('get', GAPS, 200, [{ field: 'site', code: 'PUBLIC_SITE_NEEDED', message }]);
    const mail = { ...example('MailSettingsDto'), smtpHost: 'smtp.example.org:587', problem: null };
    server.answer('get', '/api/admin/settings', 200, { ...example('SettingsDto'), mail });
    server.answer('get', '/api/admin/visibility', 200, {
      ...example('VisibilityDto'),
      isPublic: false,
      runningContest: null,
    });
    await press(publish());
    const gap = within(
      await screen.findByRole('alertdialog', { name: 'This contest cannot be published yet' }),
    );
    expect(gap.getByText(message)).toBeTruthy();
    expect(gap.queryByRole('link')).toBeNull();
    server.answer('put', '/api/admin/visibility/public', 204);
    server.answer('get', GAPS, 200, []);
    await press(gap.getByRole('button', { name: 'Make it public' }));
    const opening = within(await screen.findByRole('alertdialog', { name: 'Make the site public?' }));
    expect(
      opening.getByText(/ Once “Shared” is published, the site stays public until its result is final\.$/),
    ).toBeTruthy();
    expect(opening.queryByText(/Take it back/)).toBeNull();
    await press(opening.getByRole('button', { name: 'Make it public' }));
    await screen.findByText('The site is public');
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish this contest?' }));
    expect(question.getByRole('button', { name: 'Publish' })).toBeTruthy();
  });

  it('asks with what cannot be undone, and shows why the server does not publish', async () => {
    await openContest(draft());
    server.answer('get', GAPS, 200, []);
    await press(publish());
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish this contest?' }));
    await question.findByText(/^Visitors see “Shared” from 15 Jun 2030 on\. .*can still be moved\./);
    server.refuse('post', PUBLISH, 400, 'MISSING_INFORMATION', { details: missing('votingOpensAt') });
    await press(question.getByRole('button', { name: 'Publish' }));
    await question.findByText('Failed to publish the contest');
    expect(question.getByRole('button', { name: 'Voting opens' })).toBeTruthy();

    server.answer('post', PUBLISH, 200, () => {
      const published = draft({ state: 'scheduled', publishedAt: DATES.announceAt, version: 'second' });
      answer(published);
      return published;
    });
    await press(question.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Contest published');
    await screen.findByText('Scheduled');
    expect(server.versionsSeen('post', PUBLISH)).toEqual(['"first"', '"first"']);
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    await expectFocus(() => input('Title'));
    expect(screen.getByText('From its announcement at /contests/cover-song-contest-2025')).toBeTruthy();
  });

  it.each([
    ['works', { smtpHost: 'smtp.example.org:587', problem: null }, []],
    ['has no server', { smtpHost: null, problem: null }, ['Set the mail server']],
    ['does not work', { smtpHost: 'smtp.example.org:587', problem: 'log-in' }, ['Set the mail server']],
  ] as const)('asks with the rules that are published too, and while email %s', async (_, values, links) => {
    const mail = { ...example('MailSettingsDto'), isFixed: false, ...values };
    server.answer('get', '/api/admin/settings', 200, { ...example('SettingsDto'), mail });
    await openContest(draft());
    server.answer('get', GAPS, 200, []);
    await press(publish());
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish this contest?' });
    const question = within(dialog);
    await question.findByText(/^Version 1 of its rules is published with it/);
    expect(question.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe(
      `/admin/contest/setup/${ID}/rules`,
    );
    const leads = question.queryAllByRole('link', { name: 'Set the mail server' });
    expect(leads.map(({ textContent }) => textContent)).toEqual(links);
    expect(descriptionOf(dialog).includes('Emails do not work: ')).toBe(links.length > 0);
  });

  it('warns of little time to check the votes, and of a song that the site does not have', async () => {
    await openContest(draft());
    expect(screen.getByText(/^There are less than 72 hours between the end of voting/)).toBeTruthy();
    await waitFor(() =>
      expect(descriptionOf(input('Song title'))).toMatch(/^The site has no song of this title\./),
    );
    await fill(input('Winner announced'), '2030-08-30T00:00');
    await waitFor(() => expect(screen.queryByText(/^There are less than 72 hours/)).toBeNull());
  });

  it('is no longer possible once the draft is deleted', async () => {
    await openContest(draft());
    server.refuse('delete', '/api/admin/contests/{id}', 409, 'CONTEST_PUBLISHED', {
      message: 'It is published.',
    });
    await press(button(/^More actions for /));
    await press(screen.getByRole('menuitem', { name: 'Delete the draft' }));
    await confirm('Delete this draft?', 'Delete the draft');
    await expectAlert('Failed to delete the draft', 'It is published.');
    server.answer('delete', '/api/admin/contests/{id}', 200, example('DeletedContestDto'));
    server.list('/api/admin/contests', []);
    await press(button(/^More actions for /));
    await press(screen.getByRole('menuitem', { name: 'Delete the draft' }));
    await confirm('Delete this draft?', 'Delete the draft');
    await screen.findByText('Draft deleted');
    await screen.findByText('No contests yet');
    expect(location.pathname).toBe('/admin/contest/setup/all');
  });
});

describe('a contest that was published', () => {
  const over = (canBeDeleted: boolean) =>
    contest({ ...DATES, state: 'decided', certifiedAt: DATES.winnerAt, canBeDeleted });

  it('is deleted while nothing ever was in it, after a question that says what goes', async () => {
    await openContest(over(true));
    await press(button(/^More actions for /));
    await press(screen.getByRole('menuitem', { name: 'Delete the contest' }));
    await screen.findByText(
      /is over, and never had an entry, a vote, a judge or a result\. It goes for good/,
    );
    server.answer('delete', '/api/admin/contests/{id}', 200, example('DeletedContestDto'));
    server.list('/api/admin/contests', []);
    await confirm('Delete this contest?', 'Delete the contest');
    await screen.findByText('Contest deleted');
    expect(location.pathname).toBe('/admin/contest/setup/all');
  });

  it('has no such button once it had something', async () => {
    await openContest(over(false));
    await press(button(/^More actions for /));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy']);
  });
});

describe('the timeline of a contest that is decided', () => {
  it('opens the site with the result, which is certified after the day of the winner', async () => {
    server.answer('get', '/api/contests/{slug}', 200, example('ContestDto'));
    const year = (at: string) => at.replace('2030', '2025');
    const dates = Object.fromEntries(Object.entries(DATES).map(([date, at]) => [date, year(at)]));
    await openContest(
      contest({
        ...dates,
        timeZone: 'Asia/Kolkata',
        state: 'decided',
        publishedAt: dates['announceAt']!,
        certifiedAt: '2025-08-20T06:30:00.000Z',
      }),
    );
    const line = within(screen.getByRole('list', { name: 'Timeline' }));
    expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Announced, 2 days',
      'Submissions open, 45 days',
      'Voting, 15 days',
      'Judging, 1 day',
      'Decided',
    ]);
    await press(line.getByRole('button', { name: 'Decided' }));
    await findDialog('The site on 20 Aug 2025, 12:00');
  });
});

describe('dates of a running contest', () => {
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS).toISOString();
  const clock = (days: number) => `${inDays(days).slice(0, 10)}T05:30`;
  const running = () =>
    contest({
      announceAt: inDays(-3),
      opensAt: inDays(-2),
      closesAt: inDays(10),
      votingOpensAt: inDays(20),
      votingClosesAt: inDays(30),
      winnerAt: inDays(40),
      publishedAt: inDays(-4),
      state: 'open',
      prizeAmount: 600_000,
      entryGate: 'submission_phase',
    });
  const preview = (needsRulesChange: boolean) =>
    server.answer('post', '/api/admin/contests/{id}/preview', 200, {
      needsRulesChange,
      recipients: 1,
      unreachable: 0,
      differences: needsRulesChange ? [{ before: 'Until 1 August.', after: 'Until 3 August.' }] : [],
      differencesMalayalam: [],
    });
  const reason = () => field(/^Why dates move to a later time/);

  it('that have passed are kept, and with them the zone and the gate', async () => {
    await openContest(running());
    const fixed = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(screen.queryByLabelText(/^Submissions open/)).toBeNull();
    expect(input('Submissions close').readOnly).toBe(false);
    // They are text, with one sentence that says why.
    expect(fixed('Submissions open')).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d$/);
    expect(fixed('Time zone of the dates')).toBe('India Standard Time');
    expect(
      screen.getAllByText('These dates have passed, so they stay as they are, and so does the time zone.'),
    ).toHaveLength(1);
    expect(fixed('Entries are taken')).toBe('Between the opening and the close of submissions');
    expect(screen.getByText('Submissions have opened, so this stays as it is.')).toBeTruthy();
  });

  it('that move to a later time tell all that is missing at one press, before any question', async () => {
    preview(true);
    await openContest(running());
    await fill(input('Submissions close'), clock(12));
    // Before the pause after which the form shows what changes in the rules.
    await press(save());
    await waitFor(() => expect(descriptionOf(reason())).toBe('This field needs a text.'));
    const rules = field(/^What changes in the rules(?!,)/);
    expect(descriptionOf(rules)).toBe(
      'Please write what changes in the rules. Visitors and entrants read it.',
    );
    await expectFocus(reason);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.received('put', '/api/admin/contests/{id}')).toEqual([]);
  });

  it('move to a later time with a reason alone, and with the rules that name them', async () => {
    preview(true);
    await openContest(running());
    expect(screen.queryByLabelText(/^Why dates move/)).toBeNull();
    await fill(input('Submissions close'), clock(12));
    await screen.findByText(/^A later date for “Submissions close” is an extension\./);
    await press(save());
    await waitFor(() => expect(descriptionOf(reason())).toBe('This field needs a text.'));
    await expectFocus(reason);
    await fill(reason(), 'Many singers asked for it');
    await fill(field(/^Why, in Malayalam/), 'പലരും ചോദിച്ചു');
    await screen.findByText(
      'Saving publishes the rules again. 1 entrant receives an email with what differs.',
    );
    const rules = field(/^What changes in the rules(?!,)/);
    expect(rules.required).toBe(true);
    expect(screen.getByRole('insertion').textContent).toBe('Now: Until 3 August.');
    await fill(rules, 'Entries close two days later.');

    server.answer('put', '/api/admin/contests/{id}', 200, ({ body }) => ({
      ...running(),
      ...(body as Partial<Contest>),
      version: 'second',
    }));
    await press(save());
    await confirm('Publish this with the contest?', 'Cancel');
    expect(server.received('put', '/api/admin/contests/{id}')).toEqual([]);
    expect(reason().value).toBe('Many singers asked for it');
    preview(false);
    await press(save());
    await confirm('Publish this with the contest?', 'Save and Publish');
    await screen.findByText('Contest saved');
    expect(server.received('put', '/api/admin/contests/{id}').at(-1)).toMatchObject({
      closesAt: inDays(12),
      extensionReason: 'Many singers asked for it',
      extensionReasonMalayalam: 'പലരും ചോദിച്ചു',
      rulesChange: 'Entries close two days later.',
    });
    await waitFor(() =>
      expect(screen.queryByLabelText(/^Why dates move|^What changes in the rules/)).toBeNull(),
    );
  });
});

describe('a copy', () => {
  const COPY = '/api/admin/contests/{id}/copy';
  const rules = (isCopiedAsTemplate: boolean) =>
    server.answer('get', '/api/admin/rules/{id}', 200, example('AdminRulesDto', { isCopiedAsTemplate }));

  it('lists what it takes over, and opens as a draft', async () => {
    rules(true);
    await openContest(contest({ ...DATES, state: 'archived', entryGate: 'always' }));
    await press(button('More actions for Shared'));
    await press(screen.getByRole('menuitem', { name: 'Copy' }));
    const dialog = await findDialog('Copy “Shared” into a new draft');
    const part = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    await waitFor(() => expect(part(/^Rules not copied/).disabled).toBe(true));
    const parts = within(dialog.getByRole('group', { name: 'What to copy' }));
    expect(parts.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
    expect(dialog.getByText(/not at any time as this contest/)).toBeTruthy();
    expect(dialog.getByText('Never copied: entries, votes, judges and results.')).toBeTruthy();
    await press(part(/^Prize/));
    server.fail('post', COPY);
    await press(dialog.getByRole('button', { name: 'Make the draft' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^Failed to copy the contest/));
    expect(part(/^Prize/).checked).toBe(false);

    const made = contest({ id: '7f1c2f7e-3f0e-4b3c-9a44-000000000002', title: 'Copied', state: 'draft' });
    server.answer('post', COPY, 201, () => {
      answer(made);
      return made;
    });
    await press(dialog.getByRole('button', { name: 'Make the draft' }));
    await screen.findByText('Draft made. Check it, then publish it.');
    await screen.findByRole('heading', { level: 2, name: 'Copied' });
    expect(location.pathname).toBe(`/admin/contest/setup/${made.id}`);
    expect(server.received('post', COPY).at(-1)).toMatchObject({ prize: false, rules: true, dates: true });
  });

  it('takes the rules over where they name their values by placeholders', async () => {
    rules(false);
    await openContest(contest({ ...DATES, state: 'archived', entryGate: 'submission_phase' }));
    await press(button('More actions for Shared'));
    await press(screen.getByRole('menuitem', { name: 'Copy' }));
    const dialog = await findDialog('Copy “Shared” into a new draft');
    await waitFor(() => expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(8));
    expect(dialog.queryByText(/not at any time as this contest/)).toBeNull();
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(() => button('More actions for Shared'));
  });
});

describe('the end of a contest', () => {
  const over = () => contest({ ...DATES, publishedAt: DATES.announceAt, state: 'judging' });

  it('is confirmed by the owner once voting is over', async () => {
    await openContest(over());
    server.answer('post', '/api/admin/contests/{id}/certify', 200, () => {
      const decided = contest({ ...over(), certifiedAt: DATES.winnerAt, state: 'decided' });
      answer(decided);
      return decided;
    });
    await press(button('Confirm the result'));
    await confirm('Confirm the result of this contest?', 'Confirm the result');
    await waitFor(() => expect(screen.getAllByText('Decided').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Confirm the result' })).toBeNull();
    await expectFocus(() => button(/^More actions for /));
  });

  it('that needs a result leads to its page', async () => {
    await openContest(over());
    answerContests([
      example('ContestSummaryDto', { id: 'other', title: 'Another' }),
      example('ContestSummaryDto', { id: ID, title: 'Shared' }),
    ]);
    server.answer('get', '/api/admin/contests/{id}/result', 200, example('AdminResultDto'));
    server.answer('get', '/api/admin/contests/{id}/prize', 200, example('AdminPrizeDto'));
    server.refuse('post', '/api/admin/contests/{id}/certify', 409, 'RESULT_NEEDED');
    await press(button('Confirm the result'));
    await confirm('Confirm the result of this contest?', 'Confirm the result');
    await screen.findByText('Propose its result here, and certify it.');
    expect(location.pathname).toBe('/admin/contest/result');
    await waitFor(() => expect(button('Contest: Shared')).toBeTruthy());
    expect(location.search).toBe(`?contest=${ID}`);
  });

  it('that is too early says so', async () => {
    await openContest(over());
    server.refuse('post', '/api/admin/contests/{id}/certify', 409, 'RESULT_NOT_DUE', {
      message: 'The result can be confirmed once voting has closed.',
    });
    await press(button('Confirm the result'));
    await confirm('Confirm the result of this contest?', 'Confirm the result');
    await expectAlert('Failed to confirm the result', 'The result can be confirmed once voting has closed.');
    expect(button('Confirm the result')).toBeTruthy();
  });
});

it('lists, counts and the export are of one contest, which the address names', async () => {
  const contests = ['Contest of now', 'Cover Song Contest 2025'].map((title, index) =>
    example('ContestSummaryDto', { id: `contest-${index}`, title }),
  );
  answerContests(contests);
  answerEntries({ name: 'Asha' });
  const asked = () => {
    const { query } = server.requests.findLast(({ line }) => line === 'GET /api/admin/entries')!;
    return (JSON.parse(query.get('filter')!) as { contestId?: string }).contestId;
  };
  await openConsole('/contest/entries');
  await screen.findByRole('article', { name: 'Asha' });
  // The server knows which contest it is, so the list waits for no other answer.
  expect(asked()).toBe('current');
  const chooser = (title: string) => screen.findByRole('button', { name: `Contest: ${title}` });

  await press(await chooser('Contest of now'));
  await press(await screen.findByRole('menuitemradio', { name: /^Cover Song Contest 2025/ }));
  await waitFor(() => expect(location.search).toBe('?contest=contest-1'));
  await waitFor(() => expect(asked()).toBe('contest-1'));
  await waitFor(() =>
    expect(
      server.requests.findLast(({ line }) => line.endsWith('/status-counts'))!.query.get('contestId'),
    ).toBe('contest-1'),
  );
  server.answer('get', '/api/admin/entries/export', 200);
  await pressOfList('Export CSV');
  await waitFor(() => expect(server.received('get', '/api/admin/entries/export')).toHaveLength(1));
  expect(server.requests.at(-1)!.query.get('filter')).toContain('"contestId":"contest-1"');

  await openConsole('/contest/entries');
  await chooser('Cover Song Contest 2025');
  await waitFor(() => expect(asked()).toBe('contest-1'));
  // This tab remembers it, and says so in the address.
  await waitFor(() => expect(location.search).toBe('?contest=contest-1'));
  await openConsole('/contest/entries?filter={"contestId":"contest-0"}');
  await chooser('Contest of now');
  await waitFor(() => expect(asked()).toBe('contest-0'));
});
