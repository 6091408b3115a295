import {
  answerContests,
  button,
  descriptionOf,
  example,
  expectAlert,
  main,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import {
  answerEntries,
  change,
  ENTRY_ID,
  entries,
  entryOf,
  reason,
  sendDecision,
  setReasons,
} from '../../../../test/entries';
import { settled } from '../../../../test/requests';
import type { Revision } from '../api';

const APPROVE = '/api/admin/revisions/{id}/approve';
const REJECT = '/api/admin/revisions/{id}/reject';
const LIMITED = reason('Limited by age or country', { findings: ['age-restricted'] });
const OTHER = reason('Another singer');

const revision = (name: string, changes: Partial<Revision> = {}): Revision =>
  example('AdminRevisionDto', {
    id: `revision of ${name}`,
    name: `${name} anew`,
    createdAt: '2025-06-17T12:00:00.000Z',
    videoFlags: [],
    ...changes,
  });
const entry = (name: string, changes: Partial<Revision> = {}) => ({
  name,
  status: 'approved' as const,
  revision: revision(name, changes),
});

withConsole();

/** The server, which decides on changes. */
function answerChanges(...some: ReturnType<typeof entry>[]): void {
  answerEntries(...some);
  setReasons(OTHER, LIMITED);
  server.answer('get', '/api/admin/revisions/{id}/photo', 200);
  for (const path of [APPROVE, REJECT] as const)
    server.answerBy('post', path, 204, ({ line }) => {
      const id = decodeURIComponent(line.split('/')[4]!);
      change(entries.find((one) => one.revision?.id === id)!.name, { revision: null });
      return { body: undefined };
    });
}

async function openChanges(path = '/contest/changes'): Promise<void> {
  await openConsole(path);
  await screen.findByRole('heading', { level: 2, name: 'Changes' });
  await settled();
}
const shown = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const name = () => main().getByRole('heading', { level: 3 }).textContent;
const part = (title: string) => within(main().getByRole('region', { name: title }));
const values = (title: string) =>
  part(title)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('a change', () => {
  it('of another contest than the chosen one is shown in its contest', async () => {
    answerChanges(entry('Asha'), entry('Ravi'));
    change('Asha', { contestId: 'new' });
    change('Ravi', { contestId: 'former' });
    answerContests([
      { id: 'new', title: 'Cover Song Contest 2026' },
      { id: 'former', title: 'Cover Song Contest 2025' },
    ]);
    await openChanges(`/contest/changes/${ENTRY_ID(2)}/show?contest=new`);
    await screen.findByRole('button', { name: 'Contest: Cover Song Contest 2025' });
    await shown('Ravi, 1 of 1');
    expect(location.search).toBe('?contest=former');
  });

  it('is shown beside the entry as it is', async () => {
    const video = { title: 'Mazha by the river', channel: null, durationS: 125, publishedAt: null };
    answerChanges(
      entry('Asha', { videoId: 'abcdefghijk', photoUrl: '/photo', videoFlags: ['age-restricted'], video }),
    );
    await openChanges();
    await shown('Asha, 1 of 1');
    expect(values('Name')).toEqual(['Asha', 'Asha anew']);
    expect(
      part('Photo')
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Enlarge the photo of now', 'Enlarge the proposed photo']);
    expect(part('Video').getByText(/Age-restricted/)).toBeTruthy();
    const facts = part('Video').getAllByLabelText('What YouTube says of the video');
    expect(facts.at(-1)!.textContent).toContain('TitleMazha by the riverChannelnot knownLength2:05');
    expect(main().getByRole('link', { name: 'The whole entry' }).getAttribute('href')).toBe(
      `/admin/contest/entries/${ENTRY_ID(1)}/show`,
    );
    await pressKey('p');
    await screen.findByRole('dialog', { name: 'Proposed photo of Asha' });
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(button('Enlarge the photo of now'));
    await screen.findByRole('dialog', { name: 'Photo of Asha now' });
  });

  it('of the name alone says what stays', async () => {
    answerChanges(entry('ആശ മേനോൻ'));
    await openChanges();
    expect(main().getByText('Unchanged: Photo, Video.')).toBeTruthy();
    expect(values('Name')).toEqual(['ആശ മേനോൻ', 'ആശ മേനോൻ anew']);
    expect(main().queryByRole('region', { name: 'Video' })).toBeNull();
  });

  it('that no longer waits leads to the first one', async () => {
    answerChanges(entry('Asha'));
    server.refuse('get', '/api/admin/entries/{id}', 404, 'NOT_FOUND');
    await openChanges(`/contest/changes/${ENTRY_ID(9)}/show`);
    expect(main().getByText('It was decided, or the entrant took it back.')).toBeTruthy();
    await press(button('To the first change'));
    await shown('Asha, 1 of 1');
    expect(location.pathname).toBe('/admin/contest/changes');
  });

  it('is nowhere where none waits, and where they do not load', async () => {
    answerChanges();
    await openChanges();
    expect(main().getByText('No change waits', { selector: 'h1, h2, h3, h4, p:not([role])' })).toBeTruthy();
    server.lose('get', '/api/admin/entries');
    await openConsole('/contest/changes');
    await screen.findByText('Error Loading the Changes');
    answerChanges(entry('Asha'));
    await press(button('Try Again'));
    await shown('Asha, 1 of 1');
  });
});

describe('the queue of changes', () => {
  it('is decided by keys, one after another, and each decision can be undone', async () => {
    // The list of the server has the oldest first.
    answerChanges(entry('Third'), entry('Second'), entry('First'));
    await openChanges();
    await shown('First, 1 of 3');
    await pressKey('a');
    await expectAlert('First: Change approved');
    await shown('Second, 1 of 2');
    await pressKey('{Control>}z{/Control}');
    await shown('First, 1 of 3');
    expect(server.requestsOf('post', APPROVE)).toEqual([]);
    await pressKey('j');
    await waitFor(() => expect(name()).toBe('Second'));
    await pressKey('k');
    await waitFor(() => expect(name()).toBe('First'));
    await pressKey('a');
    await waitFor(() => expect(name()).toBe('Second'));
    sendDecision();
    await waitFor(() => expect(entryOf('First').revision).toBeNull());
    expect(server.requestsOf('post', APPROVE)).toHaveLength(1);
  });

  it('is decided by its buttons as well, with the way through it', async () => {
    answerChanges(entry('Second'), entry('First'));
    await openChanges();
    await press(screen.getByRole('button', { name: /Next change/ }));
    await waitFor(() => expect(name()).toBe('Second'));
    await press(
      within(screen.getByRole('group', { name: 'Decide on the change of Second' })).getByRole('button', {
        name: /^Approve/,
      }),
    );
    // The last one is followed by the one before it.
    await shown('First, 1 of 1');
    await press(
      within(screen.getByRole('group', { name: 'Decide on the change of First' })).getByRole('button', {
        name: /^Approve/,
      }),
    );
    await shown('No change waits');
    sendDecision();
    await waitFor(() => expect(server.requestsOf('post', APPROVE)).toHaveLength(2));
  });

  const reject = (name: string) =>
    within(screen.getByRole('group', { name: `Decide on the change of ${name}` })).getByRole('button', {
      name: /^Reject/,
    });

  it('takes the reason from the check of the proposed video, and names it before', async () => {
    const flagged = { videoId: 'abcdefghijk', videoFlags: ['age-restricted' as const] };
    answerChanges(entry('Second'), entry('First', { ...flagged, name: null }));
    await openChanges();
    await waitFor(() => expect(descriptionOf(reject('First'))).toBe('Reason: Limited by age or country'));
    await pressKey('r');
    await expectAlert('First: Change rejected', 'Limited by age or country');
    await shown('Second, 1 of 1');
    sendDecision();
    await waitFor(() =>
      expect(server.received('post', REJECT)).toMatchObject([{ reasonId: 'Limited by age or country' }]),
    );
  });

  it('asks for the reason of a rejection that no check suggests', async () => {
    answerChanges(entry('First'));
    await openChanges();
    await waitFor(() => expect(descriptionOf(reject('First'))).toBe('Choose a reason'));
    await press(reject('First'));
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog.getByRole('radio', { name: /Another singer/ }));
    await press(dialog.getByRole('button', { name: /^Reject/ }));
    await expectAlert('First: Change rejected', 'Another singer');
    sendDecision();
    await waitFor(() =>
      expect(server.received('post', REJECT)).toMatchObject([{ reasonId: 'Another singer' }]),
    );
  });

  it('says that a change was decided meanwhile, and sends nothing more', async () => {
    answerChanges(entry('Third'));
    await openChanges();
    server.refuse('post', APPROVE, 409, 'REVISION_DECIDED');
    await pressKey('a');
    change('Third', { revision: null });
    sendDecision();
    await expectAlert('The change of Third was decided, taken back or replaced in the meantime.');
    await shown('No change waits');
  });
});
