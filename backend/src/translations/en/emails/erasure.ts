import type { EmailTexts } from '@paattu/api-client/email-templates';
import { myEntry } from './phrases.js';

export const erasureTexts = {
  'erasure-asked': {
    subject: 'Please confirm that we shall erase your data',
    preview: 'Nothing is erased until you confirm it.',
    greeting: 'Hello,',
    text: 'You asked us to erase your entry and your data. Please confirm it, because nobody can bring them back. We erase in the night after the next 24 hours, and at the latest within seven days. Until then you can take it back on the page of your entry.',
    action: 'Confirm on our site',
    lifetime:
      'The link works for three days. Nothing is erased when you open it: the page asks you once more.',
    notYou: 'If it was not you, do not confirm: then nothing is erased.',
  },
  'erasure-held': {
    subject: 'Your data cannot be erased yet',
    preview: 'What delays it, and what happens then.',
    greeting: 'Hello,',
    text: 'You confirmed that we shall erase your entry and your data. We may not do so yet: everything about this contest must be kept for now, because it may be needed as evidence.',
    then: 'As soon as that ends, we erase your data and write to you. You need not ask again. Until then you can take it back on the page of your entry.',
    myEntry,
  },
  'erasure-taken-back': {
    subject: 'Your data will not be erased',
    preview: 'You have taken your request back.',
    greeting: 'Hello,',
    text: 'You have taken back your request that we erase your entry and your data. We do not erase them. You can ask for it again on the page of your entry.',
    notYou:
      'If it was not you, somebody else can open that page. Press “Close Everywhere Else” there first. Then ask for it again, and confirm it with the link in our next email.',
    myEntry,
  },
  'erasure-done': {
    subject: 'Your data is erased',
    preview: 'What is erased, and what remains.',
    greeting: 'Hello,',
    text: 'As you asked, we have erased your entry: your name, address, photo and video link, the proof that the video is yours, what you accepted when you entered, what you and we wrote to each other on the page of your entry, and our emails to you. We delete your address in this last email, too, on the next day.',
    remains:
      'What remains: when the entry was sent, decided and erased, and its line in the result, if it has one, both without your name, to prove that the contest was run correctly. If your address gets no emails about contests, we keep it for that alone. Our backups lose your data as they are replaced; after a restore we erase it again. Your video stays on YouTube: only you can delete it there.',
    ask: 'If you have questions, please use the [contact form]({{contactForm}}).',
  },
} satisfies Partial<EmailTexts>;
