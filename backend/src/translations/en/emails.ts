import type { Day } from '@paattu/api-client/dates';
import { dates } from '@paattu/api-client/dates/en';
import type { EmailTexts } from '@paattu/api-client/email-templates';
import { pointsOf, type ResultPoints } from '@paattu/api-client/points';

const hello = 'Hello {{name}},';
const notHer =
  'If it was not you, somebody else can open the page of your entry. Please write to us with the [contact form]({{contactForm}}).';
const video = 'Your video: {{video}}';
const myEntry = 'See your entry';

/** What visitors read, unless the owner has written another text. Emails to the owner have their English texts in their templates. */
const texts: EmailTexts = {
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
  'entry-received': {
    subject: 'Entry Submitted Successfully!',
    preview: 'Your entry has been submitted and is now pending review.',
    greeting: hello,
    text: 'Thank you for singing along. Your entry to {{contest}} has been submitted and is now pending review. We will write to you when we have reviewed it.',
    video,
    myEntry,
  },
  'entry-approved': {
    subject: 'Your entry is in the contest',
    preview: 'Your entry has been approved, and everyone can see it now.',
    greeting: hello,
    text: 'Your entry to {{contest}} has been approved. Everyone can see it among the entries.',
    video,
    share: 'Your entry has a page of its own. Share it with your family and friends: {{entryPage}}',
    action: 'See the entries',
    myEntry,
  },
  'entry-rejected': {
    subject: 'Your entry could not be accepted',
    preview: 'What an entry needs, and how to enter again.',
    greeting: hello,
    text: 'We have reviewed your entry to {{contest}}, and could not accept it. An entry needs a video of you singing the song, and a photo of you holding a paper that reads the song’s title.',
    reason: 'The reason:',
    video,
    again: 'You are welcome to enter again. The [official rules]({{rules}}) say what we accept.',
    myEntry,
  },
  'entry-returned': {
    subject: 'Your entry is pending review again',
    preview: 'We are reviewing your entry again.',
    greeting: hello,
    text: 'We are reviewing your entry to {{contest}} again. Until we have decided, it is not shown among the entries. We will write to you.',
    reason: 'The reason:',
    video,
    myEntry,
  },
  'entry-proof-asked': {
    subject: 'Please show that the video is yours',
    preview: 'Put a short code into the description of your video on YouTube.',
    greeting: hello,
    text: 'Before we go on with your entry to {{contest}}, please show us that the video is yours.',
    video,
    code: 'Put this code into the description of the video on YouTube:',
    how: 'Then press “Look for the code” on the page of your entry. Once we have found the code, you can delete it from the description.',
    myEntry,
  },
  'vote-link': {
    subject: 'Please confirm your vote',
    preview: 'Your vote counts when you press the button on our page.',
    greeting: 'Hello,',
    text: 'Here is the link to your vote in {{contest}}. Open the page and press the button: then your vote counts.',
    action: 'Go on to your vote',
    lifetime:
      'The link works for 24 hours, and at most until an hour after voting closes. Opening it counts nothing.',
    notYou: 'If you did not ask for it, you need not do anything: then nothing is counted.',
  },
  'vote-entry-gone': {
    subject: 'Your vote can go to another entry',
    preview: 'The entry that you voted for is no longer in the contest.',
    greeting: 'Hello,',
    text: 'The entry that you voted for is no longer in {{contest}}. You can vote for another one until voting closes.',
    action: 'Choose another entry',
    ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
  },
  'jury-invitation': {
    subject: 'An invitation to the jury',
    preview: 'Will you listen to the entries, and mark them?',
    greeting: hello,
    text: 'You are invited to the jury of {{contest}}. You listen to the entries and mark each of them. The page behind the button says how.',
    action: 'Open the jury room',
    account: 'You need no account. Whoever has the link can mark in your name, so please do not pass it on.',
    lifetime: 'The link works for 90 days, also on a second device. A newer link replaces it.',
    notYou: 'If you do not want to be a judge, you need not do anything.',
  },
  'jury-opened': {
    subject: 'The entries are ready for your marks',
    preview: 'The round of the jury is open.',
    greeting: hello,
    text: 'The jury of {{contest}} can begin: your entries are ready.',
    action: 'Hear the entries',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-reassigned': {
    subject: 'You have more entries to mark',
    preview: 'Another judge cannot mark them, or they are new.',
    greeting: hello,
    text: 'There are more entries for you in the jury of {{contest}}, because another judge cannot mark them or because they are new. Thank you for hearing them too.',
    action: 'Hear the entries',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-extended': {
    subject: 'You have more time for your marks',
    preview: 'The round of the jury closes later.',
    greeting: hello,
    text: 'The round of the jury of {{contest}} closes later than it was to.',
    action: 'Go on marking',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-reminder': {
    subject: 'Some entries are waiting for your marks',
    preview: 'The round of the jury closes soon.',
    greeting: hello,
    text: 'Thank you for being a judge of {{contest}}.',
    action: 'Go on marking',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'result-entrant': {
    subject: 'The result of the contest',
    preview: 'The result is public. Here is your part of it.',
    greeting: hello,
    text: 'The result of {{contest}} is public. Thank you for singing.',
    action: 'See the result',
    certificate: 'The page of your entry has a certificate for you to download.',
    myEntry: 'Open your entry',
    verify:
      'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
  },
  'prize-offer': {
    subject: 'The prize of the contest is offered to you',
    preview: 'Please accept or decline it within 48 hours.',
    greeting: hello,
    text: 'Congratulations! The result of {{contest}} is published, and the prize is offered to you.',
    myEntry: 'Accept or decline the prize',
    tax: 'The prize may be taxable income. In India, tax may be deducted before it is paid. Ask a tax adviser.\n\nIf you accept, we contact you about the payment. Please never send bank details by email.',
  },
  'prize-reminder': {
    subject: 'The offer of the prize lapses soon',
    preview: 'You have a day left to accept or decline it.',
    greeting: hello,
    text: 'The prize of {{contest}} is offered to you, and you have not answered yet.',
    myEntry: 'Accept or decline the prize',
  },
  'entry-link': {
    subject: 'The link to your entry',
    preview: 'You asked for a new link to your entry in the contest.',
    greeting: 'Hello,',
    text: 'Here is the link that you asked for. It opens the page of your entry, without an account.',
    action: 'See your entry',
    lifetime: 'A link works for seven days. Who has it can change the entry, so please keep it to yourself.',
    notYou: 'If you did not ask for it, you need not do anything: nobody else has got the link.',
  },
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
      'What remains: when the entry was sent, decided and erased, without your name, to prove that the contest was run correctly. If your address gets no emails about contests, we keep it for that alone. Our backups lose your data as they are replaced; after a restore we erase it again. Your video stays on YouTube: only you can delete it there.',
    ask: 'If you have questions, please use the [contact form]({{contactForm}}).',
  },
  'entry-video-broken': {
    subject: 'Your video cannot be watched any more',
    preview: 'What is wrong with the video of your entry, and how to mend it.',
    greeting: hello,
    text: 'The site shows your entry to {{contest}}, but nobody can watch its video there any more. We have looked twice, some hours apart.',
    reason: 'What is wrong:',
    video,
    mend: 'Please mend this on YouTube within 48 hours, so that your entry can stay in the contest. You need not write to us: we look again every day. A person decides what happens to your entry, not a machine.',
    myEntry,
  },
  'entry-video-mended': {
    subject: 'Your video can be watched again',
    preview: 'Thank you. You need not do anything more.',
    greeting: hello,
    text: 'Everyone can watch the video of your entry to {{contest}} again. Thank you. You need not do anything more.',
    video,
    myEntry,
  },
  'entry-withdrawn': {
    subject: 'You have withdrawn your entry',
    preview: 'You can take this back within 24 hours.',
    greeting: hello,
    text: 'You have withdrawn your entry to {{contest}}. It is not in the contest any more, and nobody sees it among the entries.',
    video,
    undo: 'You can take this back within 24 hours. After that, you can enter again, also with this video, as long as entries are accepted.',
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
  'entry-answered': {
    subject: 'A message about your entry',
    preview: 'There is an answer for you on the page of your entry.',
    greeting: hello,
    text: 'We have written to you about your entry to {{contest}}. You can read it on the page of your entry, and answer there. Replies to this email are not read.',
    myEntry,
  },
  'rules-changed': {
    subject: 'The rules of the contest have changed',
    preview: 'What changed, and where to read all of it.',
    greeting: hello,
    text: 'There is a new version of the rules of {{contest}}, which you have entered.',
    before: 'Before:',
    after: 'Now:',
    action: 'Read the rules',
    myEntry,
  },
};

export const emails = {
  /** The receipt of an entry's consents. */
  consents: {
    given: (day: Day, time: string) =>
      `When you sent it on ${dates.long(day)} at ${time}, you accepted this:`,
    rules: (version: number) => `Read version ${version} of the rules`,
  },
  /** What an entrant can change. */
  parts: { name: 'Name', video: 'Video', photo: 'Photo' },
  /** What a judge has left to do. */
  jury: {
    left: (entries: number, day: Day, time: string) =>
      `You have ${entries === 1 ? 'one entry' : `${entries} entries`} left to mark. The round closes on ${dates.long(day)} at ${time}.`,
  },
  /** The entrant's line of a result. */
  result: {
    corrected: 'This corrects the result that we announced before, because:',
    place: (number: number, place: number, finalists: number, votes: number) =>
      `Your entry has the number ${number}. Its place is ${place} of ${finalists}. ${votes === 1 ? 'One vote counts' : `${votes} votes count`} for it.`,
    noFinalist: (number: number, votes: number) =>
      `Your entry has the number ${number}. It was not among the finalists. ${votes === 1 ? 'One vote counts' : `${votes} votes count`} for it.`,
    points: ({ rendition, engagement, votes, total }: ResultPoints) =>
      `Points: rendition ${pointsOf(rendition)}, content engagement ${pointsOf(engagement)}, votes ${pointsOf(votes)}; together ${pointsOf(total)} of 100.`,
  },
  /** What the offer of the prize says for itself. */
  prize: {
    offered: (place: number, prize: string) => `Your place in the result: ${place}. The prize: ${prize}.`,
    hours:
      'You have 48 hours, counted from this email, to accept or decline the prize on the page of your entry. Without an answer the offer lapses, and the prize may be offered to somebody else.',
    due: (prize: string, day: Day, time: string, timeZone: string) =>
      `The prize: ${prize}. The offer lapses on ${dates.long(day)} at ${time} (${timeZone}).`,
  },
  optOut: 'Opt out of these emails',
  /** Above the head of the contest. */
  seal: 'The line below seals the record of what we have done in this contest until that day. If you keep this email, it can be checked later that nobody has rewritten the record.',
  videoProblems: {
    missing: 'YouTube does not show the video. It is private or deleted. Make it public again.',
    'not-embeddable':
      'The video may not be shown on other sites. Allow embedding in its settings on YouTube.',
    live: 'The video is a live stream or premiere, which has not ended.',
  },
  /** Replaces the link where the owner reads the email. The link is as good as a password. */
  linkRemoved: '(only the recipient sees the link)',
  texts,
};
