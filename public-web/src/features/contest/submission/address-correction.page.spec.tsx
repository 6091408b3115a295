import {
  answerForm,
  emptyForm,
  ENTRY,
  fillIn,
  form,
  input,
  openForm,
  submit,
} from '../../../../test/entry-form';
import {
  descriptionOf,
  expectFocus,
  fill,
  isOff,
  main,
  press,
  pressTab,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const CORRECT = '/api/contest/entries/{id}/email';
const TAKEN = {
  id: '6f1c2f7e-0000-4000-8000-000000000002',
  correctionToken: 'made-up',
  status: 'pending',
  submittedAt: '2025-07-01T00:00:00.000Z',
} as const;

const correction = () => within(screen.getByRole('form', { name: 'Wrong? Correct it' }));
const address = () => correction().getByLabelText<HTMLInputElement>('Email');
const save = () => correction().findByRole('button', { name: 'Correct the Address' });
const toggle = () => main().getByRole('button', { name: /^(Wrong\? Correct it|Keep the address)$/ });
const goesTo = () =>
  [...main().getByText('No email? Ask for the link').closest('.card')!.querySelectorAll('[role=status]')].at(
    -1,
  )!.textContent;

async function send(email: string) {
  server.answer('post', '/api/contest/entries', 201, TAKEN);
  await openForm();
  await fillIn({ Email: email });
  await press(submit());
  await main().findByRole('button', { name: 'Enter another video' });
}

withSite(emptyForm);
beforeEach(answerForm);

it('a slip in the address is noticed when its field is left, and mended by a press', async () => {
  await openForm();
  await fill(input('Email'), 'rahul@gmial.con');
  expect(form().queryByText(/^Did you mean/)).toBeNull();
  await pressTab();
  await press(await form().findByRole('button', { name: 'Did you mean rahul@gmail.com?' }));
  expect(input('Email').value).toBe('rahul@gmail.com');
  await expectFocus(() => input('Email'));
  expect(form().queryByText(/^Did you mean/)).toBeNull();
});

it('after an entry the page names the address, as a mail program copies it, and offers another entry', async () => {
  await send(`Rahul <${ENTRY.Email}>`);
  expect(goesTo()).toBe(`Our email goes to ${ENTRY.Email}.`);
  expect(main().getByRole('link', { name: 'No email? Ask for the link' }).getAttribute('href')).toBe(
    '/my-entry',
  );
  const another = main().getByRole('button', { name: 'Enter another video' });
  await expectFocus(() => another);
  await press(another);
  await expectFocus(() => input('Full Name'));
  expect(main().queryByText(/^We have your entry\./)).toBeNull();
});

it('a wrong address is corrected once, with the token of the entry', async () => {
  await send(ENTRY.Email);
  await press(toggle());
  expect(address().value).toBe(ENTRY.Email);
  await fill(address(), 'mailto:anjali.nair@visitor.example');
  server.answer('post', CORRECT, 200, {});
  const release = server.hold('post', CORRECT);
  const pressed = await save();
  pressed.click();
  pressed.click();
  const busy = await correction().findByRole('button', { name: 'One moment...' });
  expect(isOff(busy)).toBe(true);
  expect(address().readOnly).toBe(true);
  release();

  await waitFor(() =>
    expect(goesTo()).toBe(
      'The address is corrected. We have sent the email again, to anjali.nair@visitor.example.',
    ),
  );
  await expectFocus(toggle);
  expect(server.received('post', CORRECT)).toEqual([
    { token: 'made-up', email: 'anjali.nair@visitor.example' },
  ]);
});

it('a correction reports what is wrong at its field', async () => {
  await send(ENTRY.Email);
  await press(toggle());
  await fill(address(), '');
  await press(await save());
  await expectFocus(address);
  expect(descriptionOf(address())).toBe('Please enter your email address');
  await fill(address(), 'rahul');
  expect(descriptionOf(address())).toBe('Please enter a valid email address');
  await fill(address(), 'rahul@gmial.com');
  expect(await correction().findByRole('button', { name: 'Did you mean rahul@gmail.com?' })).toBeTruthy();
  expect(server.received('post', CORRECT)).toEqual([]);
});

it('a refusal is not repeated by another opening of the form', async () => {
  await send(ENTRY.Email);
  server.refuse('post', CORRECT, 409, 'CORRECTION_CLOSED');
  await press(toggle());
  await fill(address(), 'anjali.nair@visitor.example');
  await press(await save());
  const refusal = await correction().findByRole('alert');
  expect(refusal.textContent).toMatch(/^The address can no longer be corrected here\./);

  await press(toggle());
  expect(screen.queryByRole('form', { name: 'Wrong? Correct it' })).toBeNull();
  await press(toggle());
  expect(correction().queryByRole('alert')).toBeNull();

  server.fail('post', CORRECT);
  await press(await save());
  await waitFor(() =>
    expect(correction().getByRole('alert').textContent).toBe('The site does not answer. Please try again.'),
  );
});

it('an address with a probable slip is offered mended, ready to be sent', async () => {
  await send('anjali@gmial.com');
  await press(main().getByRole('button', { name: 'Did you mean anjali@gmail.com?' }));
  await expectFocus(toggle);
  expect(address().value).toBe('anjali@gmail.com');
});
