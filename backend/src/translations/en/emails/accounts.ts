import type { EmailTexts } from '@paattu/api-client/email-templates';
import { hello } from './phrases.js';

export const accountsTexts = {
  'verify-email': {
    subject: 'Confirm your email address',
    preview: 'One click, and your account is ready.',
    greeting: hello,
    text: 'Thank you for signing up. Please confirm that this address is yours.',
    action: 'Confirm my address',
    lifetime: 'The link works once, within 24 hours.',
    notYou:
      'If you did not sign up, please do not follow it. Somebody else typed your address, and the account would be theirs.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    preview: 'The link in this email works once, within an hour.',
    greeting: hello,
    text: 'Somebody, most likely you, asked for a new password, or signed up again with this address, which already has an account.',
    action: 'Choose a new password',
    lifetime: 'The link works once, within an hour. A new password signs you out wherever you are signed in.',
    notYou: 'If it was not you, you need not do anything: your password stays the same.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    preview: 'If it was you, you need not do anything.',
    greeting: hello,
    text: 'The password of your account was changed just now. All other browsers were signed out.',
    notYou:
      'If it was not you, somebody else knows your password or reads your email. Please choose a new password at once.',
    action: 'Choose a new password',
  },
  'new-browser': {
    subject: 'A new sign-in to your account',
    preview: 'Somebody signed in from a browser that has not signed in before.',
    greeting: hello,
    text: 'Somebody, most likely you, signed in to your account just now, from a browser that has not signed in before.',
    notYou:
      'If it was not you, somebody else knows your password. Please choose a new one at once: it signs out all browsers.',
    action: 'Choose a new password',
  },
  'token-made': {
    subject: 'A new token for a program',
    preview: 'A program can now use the API of the site for you.',
    greeting: hello,
    text: 'Somebody, most likely you, made a token in the console just now. With it, a program can use the API of the site for you. The console lists it under Tokens, with what it allows.',
    notYou:
      'If it was not you, somebody else knows your password. Please choose a new one at once, with this link: it signs out all browsers and revokes all tokens.',
    action: 'Choose a new password',
  },
  'moderator-invitation': {
    subject: 'An invitation to help',
    preview: 'Will you check entries and answer messages?',
    greeting: 'Hello,',
    text: 'You are invited to help on this site: to check the entries of the contest, and to answer messages.',
    action: 'See the invitation',
    account: 'You need an account with this address. If you have none, the page offers you to create it.',
    lifetime: 'The link works within seven days.',
    notYou: 'If you do not want to help, you need not do anything.',
  },
  'opt-out-link': {
    subject: 'Please confirm that you want no emails',
    preview: 'One click, and our emails about the contest are off.',
    greeting: 'Hello,',
    text: 'Somebody, most likely you, has asked us on our site not to write to this address about the contest any more. Please confirm it. Until then, nothing changes.',
    action: 'Opt out of emails',
    notYou: 'If it was not you, you need not do anything: our emails come as before.',
  },
  'contact-receipt': {
    subject: 'Message Sent!',
    preview: 'Your message has arrived.',
    greeting: 'Hello,',
    text: 'Thank you for writing. Your message has arrived, and you will hear from us.',
  },
  'contact-answer': {
    subject: 'An answer to your message',
    preview: 'You wrote to us, and here is the answer.',
    greeting: hello,
    youWrote: 'You wrote: {{messageSubject}}',
    again:
      'Replies to this email are not read. To write again, please use the [contact form]({{contactForm}}).',
  },
} satisfies Partial<EmailTexts>;
