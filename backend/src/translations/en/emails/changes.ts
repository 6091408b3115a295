import type { EmailTexts } from '@paattu/api-client/email-templates';
import { hello, myEntry, notHer, video } from './phrases.js';

export const changesTexts = {
  'entry-withdrawn': {
    subject: 'You have withdrawn your entry',
    preview: 'You can take this back within 24 hours.',
    greeting: hello,
    text: 'You have withdrawn your entry to {{contest}}. It is not in the contest any more, and nobody sees it among the entries.',
    video,
    undo: 'You can take this back within 24 hours.',
    notYou:
      'If it was not you, somebody else can open the page of your entry. Please take the withdrawal back, and write to us with the [contact form]({{contactForm}}).',
    myEntry,
  },
  'entry-restored': {
    subject: 'Your entry is back in the contest',
    preview: 'You have taken the withdrawal of your entry back.',
    greeting: hello,
    text: 'You have taken the withdrawal of your entry to {{contest}} back. The entry is in the contest again, as it was before.',
    video,
    notYou: notHer,
    myEntry,
  },
  'entry-changed': {
    subject: 'Your entry was changed',
    preview: 'What is new in your entry.',
    greeting: hello,
    text: 'You have changed your entry to {{contest}}. This is new:',
    notYou: notHer,
    myEntry,
  },
  'entry-revision-received': {
    subject: 'We have received your change',
    preview: 'Visitors see it once we have approved it.',
    greeting: hello,
    text: 'You want to change your entry to {{contest}}. Until we have reviewed the change, visitors see the entry as it was. This would be new:',
    notYou: notHer,
    myEntry,
  },
  'entry-revision-cancelled': {
    subject: 'You have taken your change back',
    preview: 'Your entry stays as visitors see it.',
    greeting: hello,
    text: 'You have taken back what you wanted to change in your entry to {{contest}}. This stays as it is:',
    notYou: notHer,
    myEntry,
  },
  'entry-revision-approved': {
    subject: 'Your change has been approved',
    preview: 'Everyone can see it now.',
    greeting: hello,
    text: 'We have approved the change of your entry to {{contest}}, and everyone can see it. This is new:',
    myEntry,
  },
  'entry-revision-rejected': {
    subject: 'Your change could not be accepted',
    preview: 'Your entry stays in the contest as it was.',
    greeting: hello,
    text: 'We have reviewed the change of your entry to {{contest}}, and could not accept it. Your entry stays in the contest as it was. This stays:',
    reason: 'The reason:',
    again: 'The [official rules]({{rules}}) say what we accept.',
    myEntry,
  },
  'entry-address-asked': {
    subject: 'Please confirm your email address',
    preview: 'After that, our emails about your entry come here.',
    greeting: 'Hello,',
    text: 'We were asked to send the emails about an entry to {{contest}} to this address. Please confirm that it is yours.',
    action: 'Confirm on our site',
    lifetime: 'The link works for 24 hours. Until you confirm it, our emails go to your previous address.',
    notYou: 'If you know nothing of it, somebody has mistyped an address. You need not do anything.',
  },
  'entry-address-changed': {
    subject: 'Our emails go to another address now',
    preview: 'The email address of your entry was changed.',
    greeting: hello,
    text: 'The email address of your entry to {{contest}} was changed, and the new one is confirmed. Emails about the entry do not come here any more, and the links in earlier emails no longer work.',
    notYou:
      'If it was not you, please write to us at once with the [contact form]({{contactForm}}), and give this address.',
  },
} satisfies Partial<EmailTexts>;
