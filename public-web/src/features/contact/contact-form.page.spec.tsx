import { sentences, texts } from '../../../../e2e/support/sentences';
import {
  button,
  descriptionOf,
  expectFocus,
  expectText,
  expectToast,
  field,
  fill,
  hasToast,
  holdPress,
  isInvalid,
  main,
  openPage,
  press,
  pressKey,
  screen,
  server,
  withSite,
  waitFor,
} from '../../../test/site';

const MESSAGE = {
  Name: 'Gayathri',
  Email: 'gayathri@visitor.example',
  Subject: 'A concert',
  Message: 'Would you come?\n\nWith greetings',
};

async function writeMessage(changes: Partial<typeof MESSAGE> = {}) {
  for (const [label, value] of Object.entries({ ...MESSAGE, ...changes })) await fill(field(label), value);
}

withSite(() => writeMessage({ Name: '', Email: '', Subject: '', Message: '' }));
beforeEach(() => server.answer('post', '/api/contact', 204));

it('a message is sent once, however often the button is pressed, and the form is empty again', async () => {
  await openPage('/contact');
  await writeMessage();

  const submit = button('Send Message');
  submit.click();
  submit.click();

  await expectText(texts.contact.sent);
  const another = main().getByRole('button', { name: 'Write another message' });
  await expectFocus(() => another);
  await press(another);
  await expectFocus(() => field('Name'));
  for (const label of Object.keys(MESSAGE)) {
    expect(field(label).value).toBe('');
    expect(isInvalid(field(label))).toBe(false);
  }
  expect(server.received('post', '/api/contact')).toEqual([
    {
      name: 'Gayathri',
      email: 'gayathri@visitor.example',
      subject: 'A concert',
      message: 'Would you come?\n\nWith greetings',
    },
  ]);
});

it('the button shows for two seconds that the message is being sent, and keeps the focus', async () => {
  await openPage('/contact');
  await writeMessage();
  button('Send Message').focus();
  const pressedAt = performance.now();
  await pressKey('{Enter}');

  await expectText(texts.contact.sending);
  const sending = button(texts.contact.sending);
  expect(sending.getAttribute('aria-disabled')).toBe('true');
  await expectFocus(() => sending);

  await screen.findByText(texts.contact.sent);
  // Timers of Node may end a millisecond early.
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(1_990);
});

it('each wrong field has an error, and the first one has the focus', async () => {
  await openPage('/contact');
  await writeMessage({ Subject: '  ', Message: '\n', Email: '' });
  await fill(field('Email'), 'gayathri');
  // An error that appeared as the press began would move the button from under the pointer.
  await holdPress(button('Send Message'), () => expect(isInvalid(field('Email'))).toBe(false));

  await expectToast(...sentences.contact.missing);
  await expectFocus(() => field('Email'));
  expect(descriptionOf(field('Email'))).toBe('Please enter a valid email address');
  expect(descriptionOf(field('Subject'))).toBe('Please enter a subject');
  expect(descriptionOf(field('Message'))).toBe('Please enter your message');
  expect(['Name', 'Email', 'Subject', 'Message'].map((label) => isInvalid(field(label)))).toEqual([
    false,
    true,
    true,
    true,
  ]);

  await fill(field('Subject'), 'A concert');
  await waitFor(() => expect(isInvalid(field('Subject'))).toBe(false));
  // The toast spoke of fields that the visitor is filling in.
  await waitFor(() => expect(hasToast()).toBe(false));
  await fill(field('Message'), 'Would you come?');
  await press(button('Send Message'));
  await expectToast(...sentences.contact.invalidEmail);
  await fill(field('Email'), 'gayathri@visitor');
  await waitFor(() => expect(descriptionOf(field('Email'))).toBe('Please enter a valid email address'));
  await fill(field('Email'), 'gayathri@visitor.example');
  await waitFor(() => expect(isInvalid(field('Email'))).toBe(false));
});

it('a message that fails to be sent stays in the form', async () => {
  server.fail('post', '/api/contact');
  await openPage('/contact');
  await writeMessage({ Subject: 'Not lost' });

  await press(button('Send Message'));

  await expectToast(...sentences.contact.notSent);
  expect(field('Subject').value).toBe('Not lost');
});
