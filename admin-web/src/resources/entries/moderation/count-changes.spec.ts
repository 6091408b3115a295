import { example } from '../../../../../packages/api-client/test/example';
import type { Entry } from '../api';
import { countChanges } from './count-changes';
import type { DecisionKind } from './decision-kinds';

const video = example('AdminVideoDto', { health: 'broken' });
const entry = (changes: Partial<Entry>) =>
  example('AdminEntryDto', { contestId: 'contest-1', unansweredMessages: 0, video: null, ...changes });

test.each<[string, Entry, DecisionKind, object]>([
  ['an approval', entry({ status: 'pending' }), 'approve', { pending: -1, waiting: -1, approved: 1 }],
  [
    'an approval of an entry whose message waits too',
    entry({ status: 'pending', unansweredMessages: 1 }),
    'approve',
    { pending: -1, waiting: 0, approved: 1 },
  ],
  [
    'an entry with a broken video that is pending again',
    entry({ status: 'approved', video }),
    'disapprove',
    { approved: -1, videoBroken: -1, waiting: 0, pending: 1 },
  ],
  ['a decision about a change', entry({ status: 'approved' }), 'approve-revision', { revised: -1 }],
])('%s', (_, decided, kind, counts) => {
  const entries = [decided];
  expect(countChanges({ entries, kind, why: null })).toEqual([
    { decision: entries, contestId: 'contest-1', counts },
  ]);
});
