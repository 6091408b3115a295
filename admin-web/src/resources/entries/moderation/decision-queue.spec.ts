import type { Entry } from '../api';
import { DecisionQueue, MAX_PAUSE_MS, UNDO_MS, type Decision } from './decision-queue';

const asha = { id: 'asha', status: 'pending' } as Entry;
const nila = { id: 'nila', status: 'approved' } as Entry;

/** A clock that the test controls. */
class TestClock {
  private time = 0;
  private readonly timers = new Map<() => void, number>();

  readonly now = () => this.time;

  readonly schedule = (callback: () => void, delayMs: number) => {
    this.timers.set(callback, this.time + delayMs);
    return () => void this.timers.delete(callback);
  };

  advance(ms: number): void {
    this.time += ms;
    for (const [callback, dueAt] of [...this.timers]) {
      if (dueAt > this.time) continue;
      this.timers.delete(callback);
      callback();
    }
  }
}

function createQueue() {
  const clock = new TestClock();
  const sent: Decision[] = [];
  let answer = () => {};
  const queue = new DecisionQueue({
    clock,
    send: (decision) => {
      sent.push(decision);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  const decided = () => Object.fromEntries(queue.getState().decided);
  return { clock, queue, sent, decided, answer: () => answer() };
}

const approval: Decision = { entries: [asha], kind: 'approve', why: null };

test('sends a decision when its undo time ends, not before', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'approve');

  clock.advance(UNDO_MS - 1);
  expect(sent).toEqual([]);
  expect(queue.getState().waiting).toEqual(approval);

  clock.advance(1);
  expect(sent).toEqual([approval]);
  expect(queue.getState().waiting).toBeNull();
});

test('shows the expected status until the lists show the result', async () => {
  const { queue, decided, answer } = createQueue();
  queue.decide([asha, nila], 'approve');
  expect(decided()).toEqual({ asha: 'approved', nila: 'approved' });

  const sending = queue.flush();
  expect(decided()).toEqual({ asha: 'approved', nila: 'approved' });

  answer();
  await sending;
  expect(decided()).toEqual({});
});

test('a decision about a change does not decide on its entry', () => {
  const { queue, decided } = createQueue();
  const changed = { ...nila, revision: { id: 'change' } } as Entry;
  expect(queue.allows(nila, 'approve-revision')).toBe(false);
  queue.decide([changed], 'reject-revision');
  expect(decided()).toEqual({ change: 'approved' });
  expect([queue.allows(changed, 'approve-revision'), queue.allows(changed, 'disapprove')]).toEqual([
    false,
    true,
  ]);
  queue.undo();
  expect(decided()).toEqual({});
});

test('never sends a decision that is undone', () => {
  const { clock, queue, sent, decided } = createQueue();
  queue.decide([asha], 'reject');

  expect(queue.undo()).toEqual({ entries: [asha], kind: 'reject', why: null });
  expect(decided()).toEqual({});
  clock.advance(UNDO_MS);
  expect(sent).toEqual([]);
  expect(queue.undo()).toBeNull();
});

test('allows the transitions of the status, and none while a decision is not in the data', () => {
  const { queue } = createQueue();
  expect(queue.allows(asha, 'approve')).toBe(true);
  expect(queue.allows(asha, 'disapprove')).toBe(false);

  queue.decide([asha], 'approve');
  expect(queue.allows(asha, 'reject')).toBe(false);
  expect(queue.allows(asha, 'disapprove')).toBe(false);
});

test('sends a decision at once when the next one is made', () => {
  const { queue, sent, decided } = createQueue();
  queue.decide([asha], 'approve');
  queue.decide([nila], 'disapprove');

  expect(sent).toEqual([approval]);
  expect(queue.getState().waiting).toEqual({ entries: [nila], kind: 'disapprove', why: null });
  expect(decided()).toEqual({ asha: 'approved', nila: 'pending' });
});

test('gives each decision the whole undo time', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'approve');
  clock.advance(UNDO_MS - 1);
  queue.decide([nila], 'disapprove');

  clock.advance(UNDO_MS - 1);
  expect(sent).toEqual([approval]);
});

test('stops the time while paused', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'approve');
  clock.advance(UNDO_MS - 1);

  queue.pause();
  clock.advance(UNDO_MS);
  expect(sent).toEqual([]);

  queue.resume();
  clock.advance(1);
  expect(sent).toEqual([approval]);
});

test('a pause ends by itself, and the decision is sent', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'approve');
  queue.pause();
  clock.advance(MAX_PAUSE_MS - 1);
  queue.pause();
  expect(sent).toEqual([]);
  clock.advance(1);
  expect(sent).toEqual([approval]);
});

test('a question about the decision stops the time until it is answered', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'approve');
  queue.pause();
  queue.hold();
  clock.advance(10 * MAX_PAUSE_MS);
  expect(sent).toEqual([]);
  queue.resume();
  clock.advance(UNDO_MS);
  expect(sent).toEqual([approval]);
});

test('sends the reason that was chosen last, after the whole undo time', () => {
  const { clock, queue, sent } = createQueue();
  const why = { reason: null, sentence: 'Sing ours.' };
  queue.decide([asha], 'reject', { reason: null, sentence: '' });
  clock.advance(UNDO_MS - 1);

  queue.change(why);
  clock.advance(UNDO_MS - 1);
  expect(sent).toEqual([]);

  clock.advance(1);
  expect(sent).toEqual([{ entries: [asha], kind: 'reject', why }]);
  queue.change({ reason: null, sentence: 'Too late.' });
  expect(queue.getState().waiting).toBeNull();
});

test('a change while the time is stopped starts it again', () => {
  const { clock, queue, sent } = createQueue();
  queue.decide([asha], 'reject', { reason: null, sentence: '' });
  queue.pause();
  queue.change({ reason: null, sentence: 'Sing ours.' });
  clock.advance(UNDO_MS);
  expect(sent).toHaveLength(1);
});

test('sends the waiting decision only once', async () => {
  const { clock, queue, sent, answer } = createQueue();
  queue.decide([asha], 'approve');
  const sending = queue.flush();
  void queue.flush();
  queue.resume();
  clock.advance(UNDO_MS);
  answer();
  await sending;

  expect(sent).toEqual([approval]);
});

test('notifies its subscribers of each change, until they unsubscribe', () => {
  const { queue } = createQueue();
  const listener = jest.fn();
  const unsubscribe = queue.subscribe(listener);

  queue.decide([asha], 'approve');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  queue.undo();
  expect(listener).toHaveBeenCalledTimes(1);
});
