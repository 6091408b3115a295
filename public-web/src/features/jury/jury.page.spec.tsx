import {
  main,
  openPage,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  within,
  withSite,
} from '../../../test/site';
import type { Schemas } from '@paattu/api-client';

type Assignment = Schemas['JuryAssignmentDto'];

const ROOM = '/api/jury';
const MARKS = '/api/jury/assignments/{id}/marks';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const mark = (name: string) => main().findByRole('spinbutton', { name });

const assignment = (position: number, changes: Partial<Assignment> = {}): Assignment => ({
  id: `6f1c2f7e-0000-4000-8000-00000000020${position}`,
  position,
  videoId: `video-0000${position}`,
  durationSeconds: 200,
  rendition: null,
  engagement: null,
  isRenditionLocked: false,
  note: null,
  reason: null,
  resultNumber: null,
  state: 'assigned',
  version: '1',
  ...changes,
});

const room = (assignments: Assignment[], changes: Partial<Schemas['JuryRoomDto']> = {}) => ({
  assignments,
  contest: {
    slug: 'cover-song-contest-2025',
    title: 'Cover Song Contest 2025',
    titleMalayalam: null,
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: null,
    timeZone: 'Asia/Kolkata',
  },
  criteria: [
    { key: 'rendition' as const, weight: 30, guidance: null, guidanceMalayalam: null },
    { key: 'engagement' as const, weight: 20, guidance: null, guidanceMalayalam: null },
  ],
  hasFigures: false,
  judgeName: 'Demo Judge A',
  letter: 'A',
  plan: null,
  round: { number: 1 as const, isClosed: false, closesAt: '2098-08-18T00:00:00.000Z' },
  serverNow: new Date().toISOString(),
  ...changes,
});

withSite();

it('without a link, the page says where it is', async () => {
  server.refuse('get', ROOM, 401, 'JURY_SIGNED_OUT');
  await openPage('/jury');
  await title('Open the link from your email');
});

it('a link that is not known ends at a sentence, and is not in the history', async () => {
  server.refuse('get', ROOM, 401, 'JURY_SIGNED_OUT');
  server.refuse('post', '/api/jury/invitation', 404, 'JURY_LINK_INVALID');
  await openPage(`/jury#t=${'A'.repeat(43)}`);
  await title('This link does not work');
  expect(location.pathname + location.hash).toBe('/jury');
});

describe('the room', () => {
  it('takes a mark by keys, and saves it', async () => {
    server.answer('get', ROOM, 200, room([assignment(1), assignment(2)]));
    server.answer('put', MARKS, 200, assignment(1, { rendition: 8, state: 'draft', version: '2' }));
    await openPage('/jury');
    await title('Entry 1');
    await mark('Rendition');
    await pressKey('8');
    await waitFor(async () =>
      expect((await mark('Rendition')).getAttribute('aria-valuetext')).toBe('8 of 10'),
    );
    await main().findByText('Saved');
    await waitFor(() => expect(server.received('put', MARKS)).toHaveLength(1));
  });

  it('keeps a mark on this device while the site does not answer', async () => {
    server.answer('get', ROOM, 200, room([assignment(1)]));
    server.fail('put', MARKS);
    await openPage('/jury');
    await mark('Rendition');
    await pressKey('8');
    await main().findByText('Not saved yet. Your marks are kept on this device.');
  });

  it('asks for a mark before it is locked', async () => {
    server.answer('get', ROOM, 200, room([assignment(1)]));
    await openPage('/jury');
    await mark('Rendition');
    await pressKey('{Enter}');
    await main().findByText('Give rendition a mark first.');
  });

  it('asks for a reason before an entry gets no mark', async () => {
    server.answer('get', ROOM, 200, room([assignment(1), assignment(2)]));
    server.answer(
      'post',
      '/api/jury/assignments/{id}/abstain',
      200,
      assignment(1, { state: 'abstained', reason: 'video' }),
    );
    await openPage('/jury');
    await mark('Rendition');
    await pressKey('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this entry no mark?' }));
    await press(dialog.getByRole('button', { name: 'Abstain' }));
    await dialog.findByText('Please choose a reason');
    await press(dialog.getByLabelText('The video does not play'));
    await press(dialog.getByRole('button', { name: 'Abstain' }));
    await title('Entry 2');
    expect(server.received('post', '/api/jury/assignments/{id}/abstain')).toEqual([
      expect.objectContaining({ reason: 'video' }),
    ]);
  });

  it('shows nothing to judge before its round', async () => {
    server.answer('get', ROOM, 200, room([], { round: null }));
    await openPage('/jury');
    await screen.findByRole('heading', { name: 'Nothing to judge yet' });
  });

  it('says that all are done', async () => {
    server.answer(
      'get',
      ROOM,
      200,
      room([assignment(1, { state: 'submitted', rendition: 8, engagement: 9, isRenditionLocked: true })]),
    );
    await openPage('/jury');
    await screen.findByText('All done. Thank you!');
    expect(main().queryByRole('spinbutton')).toBeNull();
  });
});
