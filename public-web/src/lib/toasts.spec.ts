import { toast, toasts } from './toasts';

const titles = () => toasts.getState().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of toasts.getState()) toasts.dismiss(id);
});

test('a repeated toast is shown once, as the newest', () => {
  toast({ title: 'Download Started', description: 'Oar Song' });
  toast({ title: 'Playing' });
  const [before] = toasts.getState();
  toast({ title: 'Download Started', description: 'Oar Song' });

  expect(titles()).toEqual(['Playing', 'Download Started']);
  expect(toasts.getState().at(-1)?.id).not.toBe(before?.id);
});

test('the same title with another sentence is another toast', () => {
  toast({ title: 'Download Started', description: 'Oar Song' });
  toast({ title: 'Download Started', description: 'Rain Song' });

  expect(titles()).toEqual(['Download Started', 'Download Started']);
});

test('the result of an attempt replaces that of the previous attempt, and nothing else', () => {
  toast({ title: 'Playing' });
  toast({ title: 'Submission Failed', about: 'entry' });
  toast({ title: 'Entry Submitted Successfully!', about: 'entry' });

  expect(titles()).toEqual(['Playing', 'Entry Submitted Successfully!']);
});

test('a new attempt removes the result of the previous one', () => {
  toast({ title: 'Submission Failed', about: 'entry' });
  toast({ title: 'Playing' });
  toasts.withdraw('entry');

  expect(titles()).toEqual(['Playing']);
});

test('shows at most two toasts, the newest ones', () => {
  for (const title of ['Playing', 'Vote Recorded', 'Added to Favorites']) toast({ title });

  expect(titles()).toEqual(['Vote Recorded', 'Added to Favorites']);
});
