import {
  button,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectFocus,
  field,
  fill,
  isOff,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { answerEntries } from '../../../test/entries';
import { settled } from '../../../test/requests';
import type { Contest } from './api';

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
  server.list('/api/admin/contests', []);
  server.list('/api/admin/songs', []);
});

function answer(shown: Contest): void {
  server.answer('get', '/api/admin/contests/{id}', 200, shown);
  server.list('/api/admin/contests', [shown]);
}

async function openContest(shown = contest()): Promise<void> {
  answer(shown);
  await openConsole(`/contests/${ID}`);
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
    await openConsole('/contests/create');
    await screen.findByRole('form', { name: 'New contest' });
    const error = (label: string, sentence: string) =>
      waitFor(() => expect(descriptionOf(input(label))).toBe(sentence));

    await fill(input('Song title'), 'Hill Road');
    await press(save());
    await error('Title', 'Please fill in all required fields');
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

  it('shows what visitors will see, at the times of the chosen zone', async () => {
    await openConsole('/contests/create');
    const preview = await screen.findByRole('region', { name: 'What visitors see' });
    expect(preview.textContent).toContain('Set all six dates to see it here.');
    expect(screen.getAllByText('Time in Asia/Kolkata')).toHaveLength(6);
    for (const [label, value] of Object.entries(dates(2011))) await fill(input(label), value);
    const phases = () =>
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(phases()).toEqual([
        'Contest yet to beginSubmissions open on 17 Jun 2011.until 17 Jun 2011, 00:00',
        'Submissions are open.17 Jun 2011, 00:00 – 1 Aug 2011, 00:00 · with a countdown to 1 Aug 2011, 00:00',
        'Thank you for participating! Voting Begins!1 Aug 2011, 00:00 – 16 Aug 2011, 00:00 · with a countdown to 16 Aug 2011, 00:00',
        'Voting has ended. The winner is being chosen.Now · from 16 Aug 2011, 00:00',
      ]),
    );
    expect(preview.textContent).toContain(
      'Entries are taken from 17 Jun 2011, 00:00 until 1 Aug 2011, 00:00. Time in Asia/Kolkata.',
    );
    await chooseOption(input('Entries are taken'), 'At any time');
    await waitFor(() => expect(preview.textContent).toContain('Entries are taken at any time.'));
    await chooseOption(field(/^Time zone/), 'America/New_York');
    await waitFor(() => expect(screen.getAllByText('Time in America/New_York')).toHaveLength(6));
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
    await waitFor(() => expect(isOff(save())).toBe(true));
    await expectFocus(save);
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
    await expectFocus(() => button(/^Copy/));
  });
});

it('lists, counts and the export are of one contest, which the browser remembers', async () => {
  const contests = ['Contest of now', 'Cover Song Contest 2025'].map((title, index) =>
    example('ContestSummaryDto', { id: `contest-${index}`, title }),
  );
  server.answer('get', '/api/contests', 200, contests);
  answerEntries({ name: 'Asha' });
  const asked = () => {
    const { query } = server.requests.findLast(({ line }) => line === 'GET /api/admin/entries')!;
    return (JSON.parse(query.get('filter')!) as { contestId?: string }).contestId;
  };
  await openConsole('/entries');
  await screen.findByRole('article', { name: 'Asha' });
  // The server knows which contest it is, so the list waits for no other answer.
  expect(asked()).toBe('current');
  const chooser = () => screen.getByRole('combobox', { name: 'Contest' });
  await waitFor(() => expect(chooser().textContent).toBe('Contest of now'));

  const choose = async (title: string) => {
    await press(chooser());
    await press(await screen.findByRole('option', { name: title }));
  };
  await choose('Cover Song Contest 2025');
  await waitFor(() => expect(asked()).toBe('contest-1'));
  await waitFor(() =>
    expect(
      server.requests.findLast(({ line }) => line.endsWith('/status-counts'))!.query.get('contestId'),
    ).toBe('contest-1'),
  );
  server.answer('get', '/api/admin/entries/export', 200);
  await press(button('Export CSV'));
  await waitFor(() => expect(server.received('get', '/api/admin/entries/export')).toHaveLength(1));
  expect(server.requests.at(-1)!.query.get('filter')).toContain('"contestId":"contest-1"');

  await openConsole('/entries');
  await waitFor(() => expect(chooser().textContent).toBe('Cover Song Contest 2025'));
  await waitFor(() => expect(asked()).toBe('contest-1'));
  await openConsole('/entries?filter={"contestId":"contest-0"}');
  await waitFor(() => expect(chooser().textContent).toBe('Contest of now'));
  await waitFor(() => expect(asked()).toBe('contest-0'));

  await choose('All contests');
  await waitFor(() => expect(asked()).toBeUndefined());
});
