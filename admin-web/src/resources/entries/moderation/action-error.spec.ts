import type { DataProvider } from 'react-admin';
import { HttpError } from '../../../lib/http-error';
import type { Entry, EntryStatus } from '../api';
import { explainError } from './action-error';

const asha = { id: 'asha', name: 'Asha', status: 'pending' } as Entry;
const changed = new HttpError('Changed', 409, { code: 'ENTRY_CHANGED' });

function explainWhenNow(status: EntryStatus) {
  const getOne = () => Promise.resolve({ data: { ...asha, status } });
  return explainError(changed, asha, { getOne } as unknown as DataProvider);
}

test('names the status that another moderator gave the entry', async () => {
  expect(await explainWhenNow('rejected')).toEqual({
    isConflict: true,
    text: 'The entry of Asha is rejected now.',
  });
});

test('says that the entrant changed the entry, whose status is the same', async () => {
  expect(await explainWhenNow('pending')).toEqual({
    isConflict: true,
    text: 'Asha has changed the entry. Please look at it again.',
  });
});
