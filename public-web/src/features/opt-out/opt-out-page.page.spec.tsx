import { sentences, texts } from '../../../../e2e/support/sentences';
import {
  button,
  descriptionOf,
  expectFocus,
  expectText,
  expectToast,
  field,
  fill,
  isInvalid,
  openPage,
  press,
  screen,
  server,
  withSite,
} from '../../../test/site';

const EMAIL = 'no-emails@visitor.example';

withSite();

it('an opt-out is sent once, however often the button is pressed', async () => {
  server.answer('post', '/api/opt-outs', 204);
  await openPage('/opt-out');
  await fill(field('Email'), EMAIL);

  const submit = button(texts.optOut.submit);
  submit.click();
  submit.click();

  await expectText(texts.optOut.done);
  expect(server.received('post', '/api/opt-outs')).toEqual([{ email: EMAIL }]);
});

it('an opt-out by the link of an email counts at once', async () => {
  server.answer('post', '/api/opt-outs/one-click', 204);
  await openPage(`/opt-out?email=${EMAIL}&token=made-up`);

  await press(button(texts.optOut.submit));

  await screen.findByText(new RegExp(`${EMAIL} will not receive any more emails about the contest`));
});

it('an opt-out without an address is reported', async () => {
  await openPage('/opt-out');

  await press(button(texts.optOut.submit));

  await expectToast(...sentences.optOut.missingEmail);
  expect(isInvalid(field('Email'))).toBe(true);
});

it('an address that the server rejects has the error', async () => {
  server.refuse('post', '/api/opt-outs', 400, 'INVALID_EMAIL', {
    details: [{ field: 'email', code: 'INVALID_EMAIL' }],
  });
  await openPage('/opt-out');
  await fill(field('Email'), 'nobody');

  await press(button(texts.optOut.submit));

  await expectFocus(() => field('Email'));
  expect(descriptionOf(field('Email'))).toBe('Please enter a valid email address');
});

it('a failed opt-out is reported, and the address stays', async () => {
  server.fail('post', '/api/opt-outs');
  await openPage(`/opt-out?email=${EMAIL}`);

  await press(button(texts.optOut.submit));

  await expectToast(...sentences.optOut.failed);
  expect(field('Email').value).toBe(EMAIL);
});
