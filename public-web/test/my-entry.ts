import type { Schemas } from '@paattu/api-client';
import { example } from '../../packages/api-client/test/example';
import { openContest } from './contest';
import { openPage, server } from './site';

type Entry = Schemas['MyEntryDto'];

export const ID = '6f1c2f7e-0000-4000-8000-000000000101';
export const TOKEN = 'x'.repeat(43);
export const ONE_ENTRY = '/api/my-entry/{id}';
export const THREAD = '/api/my-entry/{id}/messages';

export const eventOf = (
  action: Entry['history'][number]['action'],
  changes: Partial<Entry['history'][number]> = {},
): Entry['history'][number] => ({ ...example('HistoryItemDto'), action, ...changes });

/** An entry that waits for a decision, in a contest that takes entries until the end of July 2098. */
export const myEntryOf = (changes: Partial<Entry> = {}): Entry =>
  example('MyEntryDto', {
    id: ID,
    name: 'Meera Das',
    email: 'meera@visitor.example',
    status: 'pending',
    contest: openContest({ closesAt: '2098-07-31T18:30:00.000Z', votingOpensAt: '2098-07-31T18:30:00.000Z' }),
    youtubeUrl: 'https://www.youtube.com/watch?v=AAAAAAAAAA1',
    videoId: 'AAAAAAAAAA1',
    hasOffer: false,
    hasResult: false,
    history: [eventOf('submit')],
    ...changes,
  });

export const linkTo = ({ id, name }: Entry): Schemas['MyEntryLinkDto'] => ({
  ...example('MyEntryLinkDto'),
  id,
  name,
});

const NO_ERASURE: Schemas['MyErasureDto'] = {
  state: 'none',
  dueAt: null,
  isHeld: false,
  linkExpiresAt: null,
  timeZone: 'Asia/Kolkata',
};

/** How far the erasure of her data is. */
export const erasureOf = (changes: Partial<Schemas['MyErasureDto']>): Schemas['MyErasureDto'] => ({
  ...NO_ERASURE,
  ...changes,
});

/** The entry is open in this browser; nobody has written, asked for a proof or for an erasure. */
export function answerMyEntry(changes: Partial<Entry> = {}): Entry {
  const entry = myEntryOf(changes);
  server.answer('get', '/api/my-entry', 200, [linkTo(entry)]);
  server.answer('get', ONE_ENTRY, 200, entry);
  server.answer('get', THREAD, 200, []);
  server.answer('get', '/api/my-entry/{id}/proof', 200, {
    ...example('MyOwnershipProofDto'),
    state: 'cancelled',
  });
  server.answer('get', '/api/my-entry/{id}/erasure', 200, NO_ERASURE);
  return entry;
}

export const openMyEntry = (locale: '' | '/ml' = '') => openPage(`${locale}/my-entry?entry=${ID}`);
