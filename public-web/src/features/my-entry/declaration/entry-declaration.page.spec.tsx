import { openContest } from '../../../../test/contest';
import { answerMyEntry, ONE_ENTRY, openMyEntry } from '../../../../test/my-entry';
import {
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  main,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const DECLARATION = '/api/my-entry/{id}/declaration';
const CONDITIONS = '/api/contests/{slug}/conditions';
const MISSING = 'Please say what artificial intelligence made of what you hear in the video';

const contest = openContest({ aiRule: 'declared' });
const conditions = {
  acceptance: 'ticked',
  consents: [],
  eligibility: null,
  rulesVersion: 1,
  wording: 1,
  declarations: {
    rule: 'Say what artificial intelligence has made.',
    choices: [
      { aiUse: 'no', text: 'Nothing that you hear is made by it.' },
      { aiUse: 'backing', text: 'It made the backing track, or a part of it.' },
      { aiUse: 'voice', text: 'It made the voice, or a part of it.' },
    ],
  },
} as const;

const declared = () => within(main().getByRole('region', { name: 'Artificial Intelligence' }));
const heading = () => declared().getByRole('heading');
const question = () => declared().getByRole('radiogroup');
const choice = (name: RegExp) => declared().getByRole<HTMLInputElement>('radio', { name });
const save = () => declared().findByRole('button', { name: 'Save' });

withSite();
beforeEach(() =>
  server.answer('get', CONDITIONS, 200, {
    ...conditions,
    consents: [],
    declarations: { ...conditions.declarations, choices: [...conditions.declarations.choices] },
  }),
);

it('an answer is corrected at once, for the version that the page shows', async () => {
  const entry = answerMyEntry({ contest, aiUse: 'backing', aiNote: 'ചെണ്ട.' });
  server.answer('put', DECLARATION, 204);
  await openMyEntry();
  await press(await main().findByRole('button', { name: 'Correct it' }));
  expect(declared().getByText('You added: ചെണ്ട.')).toBeTruthy();
  await declared().findByRole('radiogroup');
  expect(choice(/backing track/).checked).toBe(true);
  expect(declared().getByLabelText<HTMLInputElement>('What was made with AI?').value).toBe('ചെണ്ട.');

  await press(choice(/^Nothing that you hear/));
  expect(declared().queryByLabelText('What was made with AI?')).toBeNull();
  server.answer('get', ONE_ENTRY, 200, { ...entry, aiUse: 'no', aiNote: null });
  await press(await save());

  await expectToast('Saved. It is valid at once.');
  await expectFocus(heading);
  await declared().findByText('You declare: nothing is made by artificial intelligence.');
  expect(declared().queryByRole('radiogroup')).toBeNull();
});

it('an entry without an answer asks for one, and marks the question', async () => {
  const entry = answerMyEntry({ contest });
  server.answer('put', DECLARATION, 204);
  await openMyEntry();
  await press(await main().findByRole('button', { name: 'Answer' }));
  await declared().findByRole('radiogroup');
  await press(await save());
  await expectFocus(() => choice(/^Nothing/));
  expect(descriptionOf(question())).toBe(`Say what artificial intelligence has made. ${MISSING}`);
  expect(server.received('put', DECLARATION)).toEqual([]);

  await press(choice(/the voice/));
  await waitFor(() => expect(descriptionOf(question())).not.toContain(MISSING));
  await fill(declared().getByLabelText('What was made with AI?'), '  The chorus. ');
  server.answer('get', ONE_ENTRY, 200, { ...entry, aiUse: 'voice', aiNote: 'The chorus.' });
  await pressKey('{Enter}');
  await expectToast('Saved. It is valid at once.');
  expect(server.received('put', DECLARATION)).toEqual([{ aiUse: 'voice', aiNote: 'The chorus.' }]);
});

it('an answer that the rules do not allow, or that comes late, is refused with a sentence', async () => {
  answerMyEntry({ contest, aiUse: 'no' });
  server.refuse('put', DECLARATION, 400, 'AI_VOICE_NOT_ALLOWED');
  await openMyEntry();
  await press(await main().findByRole('button', { name: 'Correct it' }));
  await declared().findByRole('radiogroup');
  await press(choice(/the voice/));
  await press(await save());
  await expectToast(
    'Not Saved',
    'A person must sing in this contest. You can enter a video in which artificial intelligence made the backing track alone',
  );

  server.refuse('put', DECLARATION, 409, 'CHANGES_CLOSED');
  await press(await save());
  await expectToast('Not Saved', 'Entries of this contest can no longer be changed.');
  expect(choice(/the voice/).checked).toBe(true);
});

it('a question that does not load says so behind its button, and is asked for again', async () => {
  answerMyEntry({ contest, aiUse: 'no' });
  server.lose('get', CONDITIONS);
  await openMyEntry();
  await screen.findByRole('heading', { name: 'Artificial Intelligence' });
  await press(declared().getByRole('button', { name: 'Correct it' }));
  expect((await declared().findByRole('alert')).textContent).toContain('The question could not be loaded.');
  server.answer('get', CONDITIONS, 200, {
    ...conditions,
    consents: [],
    declarations: { rule: '', choices: [{ aiUse: 'no', text: 'Nothing.' }] },
  });
  await press(declared().getByRole('button', { name: 'Try Again' }));
  expect(await declared().findByRole('radio', { name: 'Nothing.' })).toBeTruthy();
});

it('a contest without a rule about it asks nothing', async () => {
  answerMyEntry();
  await openMyEntry();
  await screen.findByRole('heading', { name: 'Change Your Entry' });
  expect(screen.queryByRole('heading', { name: 'Artificial Intelligence' })).toBeNull();
  expect(server.received('get', CONDITIONS)).toEqual([]);
});

it('once changes have ended an answer stays readable, and a missing one is not asked for', async () => {
  const over = { ...contest, closesAt: '2025-07-31T18:30:00.000Z' };
  answerMyEntry({ contest: over, aiUse: 'voice' });
  await openMyEntry();
  await main().findByText('You declare: artificial intelligence made the voice, or a part of it.');
  expect(declared().queryByRole('button')).toBeNull();

  answerMyEntry({ contest: over });
  await openMyEntry();
  await screen.findByRole('heading', { name: 'Change Your Entry' });
  expect(screen.queryByRole('heading', { name: 'Artificial Intelligence' })).toBeNull();
});
