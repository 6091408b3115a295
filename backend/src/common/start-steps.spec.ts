import { setTimeout as delay } from 'node:timers/promises';
import { showStartSteps, startStep, withinSteps } from './start-steps.js';

afterEach(() => showStartSteps(() => {}));

test('steps go to the one who shows them', () => {
  const steps: string[] = [];
  showStartSteps((step) => steps.push(step));
  startStep('song 1 of 7');
  startStep('song 2 of 7');
  expect(steps).toEqual(['song 1 of 7', 'song 2 of 7']);
});

test('a step that never ends fails the work, by its name', async () => {
  const work = withinSteps(
    async () => {
      startStep('entry 5 of 11');
      startStep('entry 6 of 11');
      await new Promise(() => {});
    },
    { stepMs: 20 },
  );
  await expect(work).rejects.toThrow(
    'The start hangs: "entry 6 of 11" has not ended within 0.02 s. Start again: it goes on from there.',
  );
});

test('work that never begins a step fails too', async () => {
  const work = withinSteps(() => new Promise(() => {}), { stepMs: 20 });
  await expect(work).rejects.toThrow('The start hangs: "starting"');
});

test('a long step has more time, and a bound too', async () => {
  const work = withinSteps(
    async () => {
      startStep('tables', { isLong: true });
      await new Promise(() => {});
    },
    { stepMs: 1, longStepMs: 30 },
  );
  await expect(work).rejects.toThrow('The start hangs: "tables" has not ended within 0.03 s.');
});

test('each step has the time for itself, and the result is that of the work', async () => {
  const steps = Array.from({ length: 5 }, (_, n) => n);
  const work = withinSteps(async () => {
    for (const step of steps) {
      startStep(`step ${step}`);
      await delay(5);
    }
    return 'done';
  });
  await expect(work).resolves.toBe('done');
});

test('an error of the work is that of the work', async () => {
  await expect(withinSteps(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
});
