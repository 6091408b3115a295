import {
  blocksOf,
  hasOwnTexts,
  OWN_TEXT_EMAILS,
  type OwnTextEmail,
} from '@paattu/api-client/email-templates';
import { type Locale, locales } from '@paattu/api-client/locales';
import { DEFAULT_NAMES } from '@paattu/api-client/site-texts/names';
import {
  emailConfig,
  optOutLinks,
  render,
  renderer,
  renderRow,
  toAddress,
} from '../../../test/render-email.js';
import type { SiteName } from '../texts/site-name.service.js';
import { EmailRenderer } from './email-renderer.js';
import { EMAIL_TEMPLATES } from './templates/registry.js';
import { SAMPLE_DIFFERENCES, SAMPLES } from './texts/samples.js';

const entry = {
  name: 'Asha',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  contestTitle: 'Cover Song Contest 2025',
  contestSlug: 'cover-song-contest-2025',
  link: 'https://songs.example/my-entry#abc',
};
const optOut = `Opt out of these emails ${optOutLinks.pageOf(toAddress, 'en')}`;
const video = `Your video: ${entry.youtubeUrl}`;
const myEntry = `See your entry ${entry.link}`;

/** The plain text: paragraphs, signature and, last, the opt-out link. */
function lines(...paragraphs: string[]): string {
  const said = paragraphs.filter((paragraph) => paragraph !== optOut);
  return [...said, 'Demo Artist', ...paragraphs.filter((paragraph) => paragraph === optOut)].join('\n\n');
}

describe('the text of', () => {
  it.each<[string, () => ReturnType<typeof render>, string, string]>([
    [
      'verify-email',
      () =>
        render('verify-email', {
          name: 'ആശ',
          link: 'https://songs.example/auth?mode=verify-email&token=abc',
        }),
      'Confirm your email address',
      lines(
        'Confirm your email address',
        'Hello ആശ,',
        'Thank you for signing up. Please confirm that this address is yours.',
        'Confirm my address https://songs.example/auth?mode=verify-email&token=abc',
        'The link works once, within 24 hours.',
        'If you did not sign up, please do not follow it. Somebody else typed your address, and the account would be theirs.',
      ),
    ],
    [
      'reset-password',
      () =>
        render('reset-password', {
          name: 'Asha',
          link: 'https://songs.example/auth?mode=reset-password&token=abc',
        }),
      'Choose a new password',
      lines(
        'Choose a new password',
        'Hello Asha,',
        'Somebody, most likely you, asked for a new password, or signed up again with this address, which already has an account.',
        'Choose a new password https://songs.example/auth?mode=reset-password&token=abc',
        'The link works once, within an hour. A new password signs you out wherever you are signed in.',
        'If it was not you, you need not do anything: your password stays the same.',
      ),
    ],
    [
      'entry-received',
      () => render('entry-received', entry),
      'Entry Submitted Successfully!',
      lines(
        'Entry Submitted Successfully!',
        'Hello Asha,',
        'Thank you for singing along. Your entry to Cover Song Contest 2025 has been submitted and is now pending review. We will write to you when we have reviewed it.',
        video,
        myEntry,
        optOut,
      ),
    ],
    [
      'entry-approved',
      () => render('entry-approved', { ...entry, entrySlug: 'asha-2' }),
      'Your entry is in the contest',
      lines(
        'Your entry is in the contest',
        'Hello Asha,',
        'Your entry to Cover Song Contest 2025 has been approved. Everyone can see it among the entries.',
        video,
        'Your entry has a page of its own. Share it with your family and friends: https://songs.example/entries/asha-2',
        'See the entries https://songs.example/entries',
        myEntry,
      ),
    ],
    [
      'entry-rejected',
      () => render('entry-rejected', entry),
      'Your entry could not be accepted',
      lines(
        'Your entry could not be accepted',
        'Hello Asha,',
        'We have reviewed your entry to Cover Song Contest 2025, and could not accept it. An entry needs a video of you singing the song, and a photo of you holding a paper that reads the song’s title.',
        video,
        'The official rules https://songs.example/contests/cover-song-contest-2025/rules say what we accept.',
        myEntry,
      ),
    ],
    [
      'entry-rejected',
      () => render('entry-rejected', { ...entry, reason: 'It has another song.', sentence: 'Sing ours.' }),
      'Your entry could not be accepted',
      lines(
        'Your entry could not be accepted',
        'Hello Asha,',
        'We have reviewed your entry to Cover Song Contest 2025, and could not accept it. An entry needs a video of you singing the song, and a photo of you holding a paper that reads the song’s title.',
        'The reason:',
        'It has another song.',
        'Sing ours.',
        video,
        'The official rules https://songs.example/contests/cover-song-contest-2025/rules say what we accept.',
        myEntry,
      ),
    ],
    [
      'entry-returned',
      () => render('entry-returned', { ...entry, sentence: 'We will be quick.' }),
      'Your entry is pending review again',
      lines(
        'Your entry is pending review again',
        'Hello Asha,',
        'We are reviewing your entry to Cover Song Contest 2025 again. Until we have decided, it is not shown among the entries. We will write to you.',
        'The reason:',
        'We will be quick.',
        video,
        myEntry,
      ),
    ],
    [
      'entry-returned',
      () => render('entry-returned', entry),
      'Your entry is pending review again',
      lines(
        'Your entry is pending review again',
        'Hello Asha,',
        'We are reviewing your entry to Cover Song Contest 2025 again. Until we have decided, it is not shown among the entries. We will write to you.',
        video,
        myEntry,
      ),
    ],
    [
      'entry-withdrawn',
      () => render('entry-withdrawn', entry),
      'You have withdrawn your entry',
      lines(
        'You have withdrawn your entry',
        'Hello Asha,',
        'You have withdrawn your entry to Cover Song Contest 2025. It is not in the contest any more, and nobody sees it among the entries.',
        video,
        'You can take this back within 24 hours.',
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please take the withdrawal back, and write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-withdrawn while voting is open, and entries are not accepted any more',
      () => render('entry-withdrawn', { ...entry, enterUntil: null, hasVoters: true }),
      'You have withdrawn your entry',
      lines(
        'You have withdrawn your entry',
        'Hello Asha,',
        'You have withdrawn your entry to Cover Song Contest 2025. It is not in the contest any more, and nobody sees it among the entries.',
        video,
        'Its votes count for nobody while it is out of the contest. If it stays out for an hour, its voters get an email, and may choose another entry until voting closes.',
        'You can take this back within 24 hours.',
        'Entries to this contest are not accepted any more.',
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please take the withdrawal back, and write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-video-broken',
      () => render('entry-video-broken', { ...entry, problem: 'not-embeddable' }),
      'Your video cannot be watched any more',
      lines(
        'Your video cannot be watched any more',
        'Hello Asha,',
        'The site shows your entry to Cover Song Contest 2025, but nobody can watch its video there any more. We have looked twice, some hours apart.',
        'What is wrong: The video may not be shown on other sites. Allow embedding in its settings on YouTube.',
        video,
        'Please mend this on YouTube within 48 hours, so that your entry can stay in the contest. You need not write to us: we look again every day. A person decides what happens to your entry, not a machine.',
        myEntry,
      ),
    ],
    [
      'entry-video-mended',
      () => render('entry-video-mended', entry),
      'Your video can be watched again',
      lines(
        'Your video can be watched again',
        'Hello Asha,',
        'Everyone can watch the video of your entry to Cover Song Contest 2025 again. Thank you. You need not do anything more.',
        video,
        myEntry,
        optOut,
      ),
    ],
    [
      'entry-proof-asked',
      () => render('entry-proof-asked', { ...entry, code: 'paattu-ab2c-9xyz' }),
      'Please show that the video is yours',
      lines(
        'Please show that the video is yours',
        'Hello Asha,',
        'Before we go on with your entry to Cover Song Contest 2025, please show us that the video is yours.',
        video,
        'Put this code into the description of the video on YouTube:',
        'paattu-ab2c-9xyz',
        'The page of your entry says how we look for the code, and when we have found it. Then you can delete it from the description.',
        myEntry,
      ),
    ],
    [
      'entry-restored',
      () => render('entry-restored', entry),
      'Your entry is back in the contest',
      lines(
        'Your entry is back in the contest',
        'Hello Asha,',
        'You have taken the withdrawal of your entry to Cover Song Contest 2025 back. The entry is in the contest again, as it was before.',
        video,
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-answered',
      () => render('entry-answered', entry),
      'A message about your entry',
      lines(
        'A message about your entry',
        'Hello Asha,',
        'We have written to you about your entry to Cover Song Contest 2025. You can read it on the page of your entry, and answer there. Replies to this email are not read.',
        myEntry,
      ),
    ],
    [
      'vote-link',
      () =>
        render('vote-link', {
          contestTitle: 'Cover Song Contest 2025',
          link: 'https://songs.example/vote/confirm#abc',
          entryName: 'Asha Menon',
        }),
      'Please confirm your vote',
      lines(
        'Please confirm your vote',
        'Hello,',
        'Here is the link to your vote in Cover Song Contest 2025. Open the page and press the button: then your vote counts.',
        'The link was asked for with a vote for Asha Menon. On the page you can choose any entry of the contest: your vote is for the one for which you press the button.',
        'Go on to your vote https://songs.example/vote/confirm#abc',
        'The link works for 24 hours, and at most until an hour after voting closes. Opening it counts nothing.',
        'If you did not ask for it, you need not do anything: then nothing is counted.',
      ),
    ],
    [
      'jury-invitation',
      () =>
        render('jury-invitation', {
          name: 'Leela',
          contestTitle: 'Cover Song Contest 2025',
          link: 'https://songs.example/jury#t=abc',
          plan: {
            beginsAt: '2026-01-05T18:29:00.000Z',
            endsAt: '2026-01-20T18:29:00.000Z',
            timeZone: 'Asia/Kolkata',
            entries: 14,
            hours: 2,
          },
        }),
      'An invitation to the jury',
      lines(
        'An invitation to the jury',
        'Hello Leela,',
        'You are invited to the jury of Cover Song Contest 2025. You listen to the entries and mark each of them. The page behind the button says how.',
        'The jury begins after submissions close, on 5 January 2026, and all marks are due before 20 January 2026. An email says when you can begin, and until when. There are 14 entries at the moment. With six minutes for each, your part takes about 2 hours.',
        'Open the jury room https://songs.example/jury#t=abc',
        'You need no account. Whoever has the link can mark in your name, so please do not pass it on.',
        'The link works for 90 days, also on a second device. A newer link replaces it.',
        'If you do not want to be a judge, you need not do anything.',
      ),
    ],
    [
      'jury-opened',
      () =>
        render('jury-opened', {
          name: 'Leela',
          contestTitle: 'Cover Song Contest 2025',
          open: 7,
          closesAt: '2026-01-20T18:29:00.000Z',
          timeZone: 'Asia/Kolkata',
        }),
      'The entries are ready for your marks',
      lines(
        'The entries are ready for your marks',
        'Hello Leela,',
        'The jury of Cover Song Contest 2025 can begin: your entries are ready.',
        'You have 7 entries left to mark. The round closes on 20 January 2026 at 23:59.',
        'Hear the entries https://songs.example/jury',
        'If the page asks for your link: it is in the email that invited you.',
      ),
    ],
    [
      'jury-reassigned',
      () =>
        render('jury-reassigned', {
          name: 'Leela',
          contestTitle: 'Cover Song Contest 2025',
          open: 7,
          closesAt: '2026-01-20T18:29:00.000Z',
          timeZone: 'Asia/Kolkata',
        }),
      'You have more entries to mark',
      lines(
        'You have more entries to mark',
        'Hello Leela,',
        'There are more entries for you in the jury of Cover Song Contest 2025, because another judge cannot mark them or because they are new. Thank you for hearing them too.',
        'You have 7 entries left to mark. The round closes on 20 January 2026 at 23:59.',
        'Hear the entries https://songs.example/jury',
        'If the page asks for your link: it is in the email that invited you.',
      ),
    ],
    [
      'jury-extended',
      () =>
        render('jury-extended', {
          name: 'Leela',
          contestTitle: 'Cover Song Contest 2025',
          open: 7,
          closesAt: '2026-01-20T18:29:00.000Z',
          timeZone: 'Asia/Kolkata',
        }),
      'You have more time for your marks',
      lines(
        'You have more time for your marks',
        'Hello Leela,',
        'The round of the jury of Cover Song Contest 2025 closes later than it was to.',
        'You have 7 entries left to mark. The round closes on 20 January 2026 at 23:59.',
        'Go on marking https://songs.example/jury',
        'If the page asks for your link: it is in the email that invited you.',
      ),
    ],
    [
      'jury-reminder',
      () =>
        render('jury-reminder', {
          name: 'Leela',
          contestTitle: 'Cover Song Contest 2025',
          open: 7,
          closesAt: '2026-01-20T18:29:00.000Z',
          timeZone: 'Asia/Kolkata',
        }),
      'Some entries are waiting for your marks',
      lines(
        'Some entries are waiting for your marks',
        'Hello Leela,',
        'Thank you for being a judge of Cover Song Contest 2025.',
        'You have 7 entries left to mark. The round closes on 20 January 2026 at 23:59.',
        'Go on marking https://songs.example/jury',
        'If the page asks for your link: it is in the email that invited you.',
      ),
    ],
    [
      'result-entrant',
      () =>
        render('result-entrant', {
          name: 'Asha',
          contestTitle: 'Cover Song Contest 2025',
          contestSlug: 'cover-song-contest-2025',
          number: 17,
          place: 3,
          finalists: 20,
          points: { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 },
          votes: 204,
          winner: 'Meera',
          correction: null,
          manifest: 'a'.repeat(64),
          program: 'b'.repeat(64),
          link: 'https://songs.example/my-entry#abc',
        }),
      'The result of the contest',
      lines(
        'The result of the contest',
        'Hello Asha,',
        'The result of Cover Song Contest 2025 is public. Thank you for singing.',
        'The winner is Meera.',
        'Of the 20 finalists, your entry has place 3. 204 votes count for it.',
        'Points: rendition 27, content engagement 18.333, votes 42.5; together 87.833 of 100.',
        'See the result https://songs.example/contests/cover-song-contest-2025/results',
        'The page of your entry has a certificate for you to download.',
        'Open your entry https://songs.example/my-entry#abc',
        'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
        'The files of the result have numbers in place of names. There, your entry is number 17.',
        `SHA256SUMS ${'a'.repeat(64)}`,
        `verify.mjs ${'b'.repeat(64)}`,
      ),
    ],
    [
      'prize-offer',
      () =>
        render('prize-offer', {
          name: 'Asha',
          contestTitle: 'Cover Song Contest 2025',
          place: 2,
          prizeAmount: 500_000,
          link: entry.link,
        }),
      'The prize of the contest is offered to you',
      lines(
        'The prize of the contest is offered to you',
        'Hello Asha,',
        'Congratulations! The result of Cover Song Contest 2025 is published, and the prize is offered to you.',
        'Your place in the result: 2. The prize: ₹5,00,000.',
        'You have 48 hours, counted from this email, to accept or decline the prize on the page of your entry. Without an answer the offer lapses, and the prize may be offered to somebody else.',
        `Accept or decline the prize ${entry.link}`,
        'The prize may be taxable income. In India, tax may be deducted before it is paid. Ask a tax adviser.',
        'If you accept, we contact you about the payment. Please never send bank details by email.',
      ),
    ],
    [
      'prize-reminder',
      () =>
        render('prize-reminder', {
          name: 'Asha',
          contestTitle: 'Cover Song Contest 2025',
          prizeAmount: 500_000,
          dueAt: '2026-02-03T13:00:00.000Z',
          timeZone: 'Asia/Kolkata',
          link: entry.link,
        }),
      'The offer of the prize lapses soon',
      lines(
        'The offer of the prize lapses soon',
        'Hello Asha,',
        'The prize of Cover Song Contest 2025 is offered to you, and you have not answered yet.',
        'The prize: ₹5,00,000. The offer lapses on 3 February 2026 at 18:30 (Asia/Kolkata).',
        `Accept or decline the prize ${entry.link}`,
      ),
    ],
    [
      'prize-resumed',
      () =>
        render('prize-resumed', {
          name: 'Asha',
          contestTitle: 'Cover Song Contest 2025',
          prizeAmount: 500_000,
          dueAt: '2026-02-03T13:00:00.000Z',
          timeZone: 'Asia/Kolkata',
          link: entry.link,
        }),
      'The offer of the prize goes on',
      lines(
        'The offer of the prize goes on',
        'Hello Asha,',
        'Your entry is back in Cover Song Contest 2025, so the offer of the prize goes on. While the entry was out of the contest, your 48 hours did not run.',
        'The prize: ₹5,00,000. The offer lapses on 3 February 2026 at 18:30 (Asia/Kolkata).',
        `Accept or decline the prize ${entry.link}`,
      ),
    ],
    [
      'owner-prize',
      () => render('owner-prize', { news: 'lapsed', contestTitle: 'Cover Song Contest 2025' }),
      'The offer of the prize has lapsed',
      lines(
        'The offer of the prize has lapsed',
        'Cover Song Contest 2025',
        'The entrant has not answered within 48 hours. You may offer the prize to the runner-up.',
        'See the prize https://songs.example/admin/results',
      ),
    ],
    [
      'prize-accepted',
      () =>
        render('prize-accepted', {
          name: 'Asha',
          contestTitle: 'Cover Song Contest 2025',
          prizeAmount: 500_000,
          link: entry.link,
        }),
      'You have accepted the prize',
      lines(
        'You have accepted the prize',
        'Hello Asha,',
        'You have accepted the prize of Cover Song Contest 2025. This answer cannot be changed.',
        'The prize: ₹5,00,000.',
        'We contact you at this address about the payment. Please never send bank details by email. If it was not you, please write to us on the page of your entry.',
        `Open your entry ${entry.link}`,
      ),
    ],
    [
      'owner-prize',
      () =>
        render('owner-prize', {
          news: 'accepted',
          contestTitle: 'Cover Song Contest 2025',
          offer: {
            name: 'Asha',
            email: 'asha@visitor.example',
            prizeAmount: 500_000,
            endedAt: '2026-02-03T13:00:00.000Z',
            timeZone: 'Asia/Kolkata',
          },
        }),
      'The prize is accepted',
      lines(
        'The prize is accepted',
        'Cover Song Contest 2025',
        'The entrant has accepted the prize. Please arrange the payment.',
        'Entrant: Asha, asha@visitor.example\nPrize: ₹5,00,000\nDate: 3 February 2026, 18:30 (Asia/Kolkata)',
        'See the prize https://songs.example/admin/results',
      ),
    ],
    [
      'entry-address-asked',
      () =>
        render('entry-address-asked', {
          contestTitle: 'Cover Song Contest 2025',
          link: 'https://songs.example/confirm-address#abc',
        }),
      'Please confirm your email address',
      lines(
        'Please confirm your email address',
        'Hello,',
        'We were asked to send the emails about an entry to Cover Song Contest 2025 to this address. Please confirm that it is yours.',
        'Confirm on our site https://songs.example/confirm-address#abc',
        'The link works for 24 hours. Until you confirm it, our emails go to your previous address.',
        'If you know nothing of it, somebody has mistyped an address. You need not do anything.',
      ),
    ],
    [
      'entry-address-changed',
      () => render('entry-address-changed', { name: 'Asha', contestTitle: 'Cover Song Contest 2025' }),
      'Our emails go to another address now',
      lines(
        'Our emails go to another address now',
        'Hello Asha,',
        'The email address of your entry to Cover Song Contest 2025 was changed, and the new one is confirmed. Emails about the entry do not come here any more, and the links in earlier emails no longer work.',
        'If it was not you, please write to us at once with the contact form https://songs.example/contact, and give this address.',
      ),
    ],
    [
      'opt-out-link',
      () => render('opt-out-link', { link: 'https://songs.example/opt-out?email=x&token=y' }),
      'Please confirm that you want no emails',
      lines(
        'Please confirm that you want no emails',
        'Hello,',
        'Somebody, most likely you, has asked us on our site not to write to this address about the contest any more. Please confirm it. Until then, nothing changes.',
        'Opt out of emails https://songs.example/opt-out?email=x&token=y',
        'If it was not you, you need not do anything: our emails come as before.',
      ),
    ],
    [
      'owner-entry-deleted',
      () =>
        render('owner-entry-deleted', {
          contestTitle: 'Cover Song Contest 2025',
          erasedAt: '2026-02-03T13:00:00.000Z',
          timeZone: 'Asia/Kolkata',
        }),
      'An entry was deleted',
      lines(
        'An entry was deleted',
        'Cover Song Contest 2025',
        'An entry of this contest was deleted with your account. Nobody sees it any more. It is erased for good after 3 February 2026 at 18:30 (Asia/Kolkata).',
        'Until then you can undo it. If it was not you, undo it and change your password.',
        'See the deleted entries https://songs.example/admin/entries',
      ),
    ],
    [
      'vote-entry-gone',
      () => render('vote-entry-gone', { contestTitle: 'Cover Song Contest 2025' }),
      'Your vote can go to another entry',
      lines(
        'Your vote can go to another entry',
        'Hello,',
        'The entry that you voted for is no longer in Cover Song Contest 2025. You can vote for another one until voting closes.',
        'Choose another entry https://songs.example/vote',
        'If you have a question, please use the contact form https://songs.example/contact.',
      ),
    ],
    [
      'vote-entry-back',
      () => render('vote-entry-back', { contestTitle: 'Cover Song Contest 2025' }),
      'The entry that you voted for is back',
      lines(
        'The entry that you voted for is back',
        'Hello,',
        'The entry that you voted for is back in Cover Song Contest 2025. Your vote is for it again, as before, and you need not do anything. As long as voting is open, you can choose another entry.',
        'See your vote https://songs.example/vote',
        'If you have a question, please use the contact form https://songs.example/contact.',
      ),
    ],
    [
      'vote-lost',
      () => render('vote-lost', { contestTitle: 'Cover Song Contest 2025' }),
      'The entry that you voted for left the contest',
      lines(
        'The entry that you voted for left the contest',
        'Hello,',
        'The entry that you voted for left Cover Song Contest 2025 shortly before voting closed. Your vote cannot move any more. It does not count, unless the entry comes back before the result.',
        'If you have a question, please use the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-link',
      () =>
        render('entry-link', {
          entries: [entry, { ...entry, contestTitle: 'Songs' }],
          link: [entry.link, 'https://songs.example/my-entry#def'],
        }),
      'The link to your entry',
      lines(
        'The link to your entry',
        'Hello,',
        'Here is the link that you asked for. It opens the page of your entry, without an account.',
        `Cover Song Contest 2025: ${entry.youtubeUrl}`,
        myEntry,
        `Songs: ${entry.youtubeUrl}`,
        'See your entry https://songs.example/my-entry#def',
        'A link works for seven days. Who has it can change the entry, so please keep it to yourself.',
        'If you did not ask for it, you need not do anything: nobody else has got the link.',
      ),
    ],
    [
      'erasure-asked',
      () =>
        render('erasure-asked', {
          name: 'Anjali Nair',
          contestTitle: 'Cover Song Contest 2025',
          link: 'https://songs.example/erase-entry#abc',
        }),
      'Please confirm that we shall erase your data',
      lines(
        'Please confirm that we shall erase your data',
        'Hello,',
        'You asked us to erase your entry and your data. Please confirm it, because nobody can bring them back. We erase in the night after the next 24 hours, and at the latest within seven days. Until then you can take it back on the page of your entry.',
        'Anjali Nair, Cover Song Contest 2025',
        'Confirm on our site https://songs.example/erase-entry#abc',
        'The link works for three days. Nothing is erased when you open it: the page asks you once more.',
        'If it was not you, do not confirm: then nothing is erased.',
      ),
    ],
    [
      'erasure-held',
      () => render('erasure-held', { contestTitle: 'Cover Song Contest 2025', link: entry.link }),
      'Your data cannot be erased yet',
      lines(
        'Your data cannot be erased yet',
        'Hello,',
        'You confirmed that we shall erase your entry and your data. We may not do so yet: everything about this contest must be kept for now, because it may be needed as evidence.',
        'Cover Song Contest 2025',
        'As soon as that ends, we erase your data and write to you. You need not ask again. Until then you can take it back on the page of your entry.',
        myEntry,
      ),
    ],
    [
      'erasure-taken-back',
      () =>
        render('erasure-taken-back', {
          name: 'Anjali Nair',
          contestTitle: 'Cover Song Contest 2025',
          link: entry.link,
        }),
      'Your data will not be erased',
      lines(
        'Your data will not be erased',
        'Hello,',
        'You have taken back your request that we erase your entry and your data. We do not erase them. You can ask for it again on the page of your entry.',
        'Anjali Nair, Cover Song Contest 2025',
        'If it was not you, somebody else can open that page. Press “Close Everywhere Else” there first. Then ask for it again, and confirm it with the link in our next email.',
        myEntry,
      ),
    ],
    [
      'erasure-done',
      () => render('erasure-done', { contestTitle: 'Cover Song Contest 2025' }),
      'Your data is erased',
      lines(
        'Your data is erased',
        'Hello,',
        'As you asked, we have erased your entry: your name, address, photo and video link, the proof that the video is yours, what you accepted when you entered, what you and we wrote to each other on the page of your entry, and our emails to you. We delete your address in this last email, too, on the next day.',
        'Cover Song Contest 2025',
        'What remains: when the entry was sent, decided and erased, and its line in the result, if it has one, both without your name, to prove that the contest was run correctly. If your address gets no emails about contests, we keep it for that alone. Our backups lose your data as they are replaced; after a restore we erase it again. Your video stays on YouTube: only you can delete it there.',
        'If you have questions, please use the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-changed',
      () => render('entry-changed', { ...entry, changed: ['name', 'photo'] }),
      'Your entry was changed',
      lines(
        'Your entry was changed',
        'Hello Asha,',
        'You have changed your entry to Cover Song Contest 2025. This is new:',
        'Name: Asha',
        'Photo',
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-revision-received',
      () => render('entry-revision-received', { ...entry, changed: ['name', 'photo'] }),
      'We have received your change',
      lines(
        'We have received your change',
        'Hello Asha,',
        'You want to change your entry to Cover Song Contest 2025. Until we have reviewed the change, visitors see the entry as it was. This would be new:',
        'Name: Asha',
        'Photo',
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-revision-cancelled',
      () => render('entry-revision-cancelled', { ...entry, changed: ['name', 'photo'] }),
      'You have taken your change back',
      lines(
        'You have taken your change back',
        'Hello Asha,',
        'You have taken back what you wanted to change in your entry to Cover Song Contest 2025. This stays as it is:',
        'Name: Asha',
        'Photo',
        myEntry,
        'If it was not you, somebody else can open the page of your entry. Please write to us with the contact form https://songs.example/contact.',
      ),
    ],
    [
      'entry-revision-approved',
      () => render('entry-revision-approved', { ...entry, changed: ['name', 'photo'] }),
      'Your change has been approved',
      lines(
        'Your change has been approved',
        'Hello Asha,',
        'We have approved the change of your entry to Cover Song Contest 2025, and everyone can see it. This is new:',
        'Name: Asha',
        'Photo',
        myEntry,
      ),
    ],
    [
      'entry-revision-rejected',
      () => render('entry-revision-rejected', { ...entry, changed: ['name', 'photo'] }),
      'Your change could not be accepted',
      lines(
        'Your change could not be accepted',
        'Hello Asha,',
        'We have reviewed the change of your entry to Cover Song Contest 2025, and could not accept it. Your entry stays in the contest as it was. This stays:',
        'Name: Asha',
        'Photo',
        'The official rules https://songs.example/contests/cover-song-contest-2025/rules say what we accept.',
        myEntry,
      ),
    ],
    [
      'contact-message',
      () =>
        render('contact-message', {
          name: 'Asha',
          email: toAddress,
          subject: 'Your song',
          message: 'One.\n\nTwo.',
        }),
      'A message from your website',
      lines(
        'A message from your website',
        `From: Asha, ${toAddress}\nSubject: Your song`,
        'One.',
        'Two.',
        'Please write to the address above. Replies to this email are not read.',
      ),
    ],
    [
      'contact-receipt',
      () => render('contact-receipt', {}),
      'Message Sent!',
      lines(
        'Message Sent!',
        'Hello,',
        'Thank you for writing. Your message has arrived, and you will hear from us.',
      ),
    ],
    [
      'contact-answer',
      () =>
        render('contact-answer', {
          name: 'Asha',
          text: 'Gladly.\n \nWhich day?\r\nEvenings suit me.',
          subject: 'A concert',
          message: 'Would you sing here?\n\nOn a Sunday.',
        }),
      'An answer to your message',
      lines(
        'An answer to your message',
        'Hello Asha,',
        'Gladly.',
        'Which day?\nEvenings suit me.',
        'You wrote: A concert',
        'Would you sing here?',
        'On a Sunday.',
        'Replies to this email are not read. To write again, please use the contact form https://songs.example/contact.',
      ),
    ],
    [
      'test-email',
      () => render('test-email', {}),
      'A test email from your website',
      lines('The emails of your website arrive', 'You requested this email in the console.'),
    ],
  ])('%s', (_, make, subject, text) => {
    const email = make();
    expect({ subject: email.subject, text: email.text }).toEqual({ subject, text });
  });
});

// @trust inert-text
it('shows text of a visitor as text, never as markup', () => {
  const script = '<img src=x onerror=alert(1)>';
  const { html, text, subject } = render('contact-message', {
    name: script,
    email: toAddress,
    subject: script,
    message: `${script}\r\nsecond line`,
  });
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3);
  expect(html).toContain('<br/>second line');
  expect(text).toContain(script);
  expect(subject).toBe('A message from your website');
});

it('says in a rejection until when one may enter again, in both languages', () => {
  const until = { at: '2026-07-31T18:29:00.000Z', timeZone: 'Asia/Kolkata' };
  const rejected = (enterUntil: object | null | undefined, language: 'en' | 'ml' = 'en') =>
    renderRow('entry-rejected', { ...entry, ...(enterUntil !== undefined && { enterUntil }) }, language).text;
  const again = 'You are welcome to enter again, until 31 July 2026 at 23:59 (Asia/Kolkata).';
  const noMore = 'Entries to this contest are not accepted any more.';
  expect(rejected(until)).toContain(again);
  expect(rejected(until)).not.toContain(noMore);
  expect(rejected(until, 'ml')).toMatch(/11:59 PM \(Asia\/Kolkata\) വരെ എൻട്രികൾ സ്വീകരിക്കും/);
  expect(rejected(null)).toContain(noMore);
  // An email that the release before queued.
  expect(rejected(undefined)).not.toMatch(/enter again|any more/);
});

it('offers an opt-out in the emails alone that honour it', () => {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${optOutLinks.pageOf(toAddress, 'en').replace('/opt-out?', '/api/opt-outs/one-click?')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect(render('entry-received', entry).headers).toEqual(headers);
  const none = { 'Auto-Submitted': 'auto-generated' };
  expect(render('entry-approved', entry).headers).toEqual(none);
  expect(render('contact-receipt', {}).headers).toEqual(none);
  expect(render('verify-email', { name: 'Asha', link: 'https://songs.example' }).headers).toEqual(none);
  expect(render('reset-password', { name: 'Asha', link: 'https://songs.example' }).headers).toEqual(none);
  expect(
    render('contact-message', { name: 'Asha', email: toAddress, subject: 'x', message: 'y' }).headers,
  ).toEqual(none);
});

it('offers no opt-out in a trial, and shows invented changes of rules', () => {
  const texts = { before: 'Before', after: 'After' };
  const received = renderRow('entry-received', { ...entry }, 'ml', {}, true);
  expect(received.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(received.html + received.text).not.toContain('opt-out');
  const trial = renderRow('rules-changed', { ...entry, change: 'A week more.' }, 'ml', texts, true);
  const { before, after } = SAMPLE_DIFFERENCES.ml[0]!;
  expect(trial.text).toContain(`Before\n\n${before}\n\nAfter\n\n${after}`);
});

it('says in place of an absent link that only the recipient sees it', () => {
  const { html, text } = renderRow('reset-password', { name: 'Asha' });
  expect(text).toContain('(only the recipient sees the link)');
  expect(html).not.toContain('token=');
});

it('offers a new link to an entry in place of an absent one', () => {
  const { link: _, ...earlier } = entry;
  expect(renderRow('entry-approved', earlier, 'ml').text).toContain(
    'കാണുക https://songs.example/ml/my-entry\n',
  );
  expect(renderRow('entry-link', { entries: [entry] }).text).toContain('(only the recipient sees the link)');
});

it('shares the frame, and nothing else, between emails of a template', () => {
  const [first, second] = ['Asha', 'Biju'].map((name) => render('entry-received', { ...entry, name }));
  expect(first?.html).toMatch(
    /^<!doctype html>.*Paattu.*Hello Asha,.*Demo Artist.*Opt out of these emails.*<\/html>$/s,
  );
  expect(second?.html).toBe(first?.html.replace('Asha', 'Biju'));
});

it('keeps in plain text a name that looks like markup', () => {
  const name = `a style="b" class="c" \uE000`;
  expect(render('entry-received', { ...entry, name }).text).toContain(`Hello ${name},`);
});

it('throws for an unknown template', () => {
  expect(() => renderRow('constructor', {})).toThrow('there is no template constructor');
});

it('names the contest alone where the release before asked about an erasure', () => {
  const { contestTitle } = entry;
  const { text } = renderRow('erasure-asked', {
    contestTitle,
    link: 'https://songs.example/erase-entry#abc',
  });
  expect(text.split('\n')).toContain(contestTitle);
});

it('leads from a rejection of an earlier release to the rules of the current contest', () => {
  const { contestSlug: _, ...earlier } = entry;
  expect(renderRow('entry-rejected', earlier).text).toContain(
    'The official rules https://songs.example/terms say',
  );
});

describe('texts of the owner', () => {
  it('replace those of the template, block by block', () => {
    const email = renderRow('entry-approved', entry, 'en', {
      subject: 'Welcome to {{contest}}',
      preview: '{{ contest }} has begun.',
      text: 'Well sung, {{name}}!\nTruly.\n\nSee [your video]({{video}}).',
    });
    expect(email.subject).toBe('Welcome to Cover Song Contest 2025');
    expect(email.html).toContain('Cover Song Contest 2025 has begun.');
    expect(email.text).toBe(
      lines(
        'Welcome to Cover Song Contest 2025',
        'Hello Asha,',
        'Well sung, Asha!\nTruly.',
        `See your video ${entry.youtubeUrl}.`,
        video,
        'See the entries https://songs.example/entries',
        myEntry,
      ),
    );
    expect(email.texts).toEqual({
      myEntry: 'See your entry',
      subject: 'Welcome to {{contest}}',
      preview: '{{ contest }} has begun.',
      greeting: 'Hello {{name}},',
      text: 'Well sung, {{name}}!\nTruly.\n\nSee [your video]({{video}}).',
      video: 'Your video: {{video}}',
      share: 'Your entry has a page of its own. Share it with your family and friends: {{entryPage}}',
      action: 'See the entries',
    });
  });

  it('that this release cannot show give way to those of the template', () => {
    const { subject, text } = renderRow('entry-rejected', entry, 'en', {
      subject: 'For {{name}}',
      again: 'No link to the rules.',
      unknown: 'x',
    });
    expect(subject).toBe('Your entry could not be accepted');
    expect(text).toContain(
      'The official rules https://songs.example/contests/cover-song-contest-2025/rules say',
    );
  });

  it('keep the link of an account email', () => {
    const link = 'https://songs.example/auth?mode=verify-email&token=abc';
    const texts = { text: 'Please press.', action: 'Here' };
    expect(renderRow('verify-email', { name: 'Asha', link }, 'en', texts).text).toContain(`Here ${link}`);
  });

  // @trust inert-text
  it('of a reason and of a sentence stay text, without variables and links', () => {
    const { html } = renderRow('entry-rejected', {
      ...entry,
      reason: '<b>{{video}}</b>',
      sentence: '<a href="https://evil.example">[here]({{rules}})</a>',
    });
    expect(html).toContain('&lt;b&gt;{{video}}&lt;/b&gt;');
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;[here]({{rules}})&lt;/a&gt;');
    expect(html).not.toContain('<a href="https://evil.example');
  });

  // @trust inert-text
  it('show markup as text, in what the owner writes and in what a visitor is called', () => {
    const { html, text } = renderRow('entry-approved', { ...entry, name: '<b>{{video}}</b>' }, 'en', {
      text: '<i>Dear</i> {{name}}',
    });
    expect(html).toContain('&lt;i&gt;Dear&lt;/i&gt; &lt;b&gt;{{video}}&lt; b&gt;');
    expect(text).toContain('<i>Dear</i> <b>{{video}}< b>');
  });
});

it.each(
  (Object.keys(OWN_TEXT_EMAILS) as OwnTextEmail[]).flatMap((name) => locales.map((l) => [name, l] as const)),
)('shows each text of %s in the language %s', (template, language) => {
  const payload = {
    ...SAMPLES[language][template],
    contestTitle: 'x',
    contestSlug: 'x',
    link: 'https://x.example',
  };
  const texts = Object.fromEntries(
    blocksOf(template).map(([block, { needs }]) => [
      block,
      [`marker-of-${block}.`, ...needs.map((name) => `{{${name}}}`)].join(' '),
    ]),
  );
  const { subject, html, text } = renderRow(template, payload, language, texts, true);
  expect(subject).toBe('marker-of-subject.');
  const shownIn = (content: string) =>
    Object.keys(texts).filter((block) => content.includes(`marker-of-${block}.`));
  expect(shownIn(html)).toEqual(Object.keys(texts));
  expect(shownIn(text)).toEqual(Object.keys(texts).filter((block) => block !== 'preview'));
});

it('finds the subject of an email without rendering it', () => {
  const email = { template: 'entry-approved', language: 'en' as const, payload: entry };
  expect(renderer.subjectOf({ ...email, texts: null })).toBe('Your entry is in the contest');
  expect(renderer.subjectOf({ ...email, texts: { subject: 'In {{contest}}' } })).toBe(
    'In Cover Song Contest 2025',
  );
});

it.each(Object.keys(EMAIL_TEMPLATES))('finds the subject of %s in a row without its data', (template) => {
  const texts = hasOwnTexts(template) ? { subject: 'In {{contest}}' } : null;
  expect(() => renderer.subjectOf({ template, language: 'en', payload: {}, texts })).not.toThrow();
});

describe('in Malayalam', () => {
  const link = 'https://songs.example/ml/auth?mode=verify-email&token=abc';
  const malayalamEntry = { ...entry, name: 'ആശ', contestTitle: 'കവർ സോങ് മത്സരം 2025' };
  const answer = { text: 'തീർച്ചയായും.', subject: 'ഒരു കച്ചേരി', message: 'ഇവിടെ പാടാമോ?' };
  const why = { reason: 'പാട്ടിന്റെ പേരില്ല.' };

  it.each([
    'verify-email',
    'reset-password',
    'contact-receipt',
    'contact-answer',
    'entry-received',
    'entry-approved',
    'entry-rejected',
    'entry-returned',
    'entry-withdrawn',
    'entry-restored',
    'entry-changed',
    'entry-revision-received',
    'entry-revision-cancelled',
    'entry-revision-approved',
    'entry-revision-rejected',
    'entry-answered',
  ])('%s has no English sentence', (template) => {
    const { subject, html, text } = renderRow(
      template,
      { ...malayalamEntry, ...answer, ...why, link, changed: ['name', 'photo'] },
      'ml',
    );
    expect(html).toContain('<html dir="ltr" lang="ml">');
    const sentences = [subject, text]
      .join('\n')
      .replaceAll(/https:\S+/g, '')
      .replace('Demo Artist', '');
    expect(sentences).toMatch(/\p{Script=Malayalam}/u);
    expect(sentences).not.toMatch(/[A-Za-z]/);
  });

  it('links lead to Malayalam pages', () => {
    const approved = renderRow('entry-approved', { ...malayalamEntry, entrySlug: 'asha' }, 'ml');
    expect(approved.text).toContain('ഷെയർ ചെയ്യൂ: https://songs.example/ml/entries/asha\n');
    expect(approved.text).toContain('https://songs.example/ml/entries');
    expect(renderRow('entry-received', malayalamEntry, 'ml').text).toContain(
      `https://songs.example/ml/opt-out?email=asha%40visitor.example&token=`,
    );
    expect(renderRow('entry-rejected', malayalamEntry, 'ml').text).toContain(
      'https://songs.example/ml/contests/cover-song-contest-2025/rules',
    );
  });

  it('the frame of one language is not that of another', () => {
    expect(render('contact-receipt', {}).html).toContain('lang="en"');
    expect(renderRow('contact-receipt', {}, 'ml').html).toContain('lang="ml"');
    expect(render('contact-receipt', {}).html).toContain('lang="en"');
  });

  it('an email in a language that only another release knows is in English', () => {
    expect(renderRow('contact-receipt', {}, 'xx' as Locale).subject).toBe('Message Sent!');
  });
});

test.each([
  ['en', 'Congratulations! You have won the contest.'],
  ['ml', 'അഭിനന്ദനങ്ങൾ! നിങ്ങൾ മത്സരത്തിൽ വിജയിച്ചു.'],
] as const)('the result in %s congratulates the first place, and no other one', (language, sentence) => {
  const textOf = (place: number) => {
    const points = { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 };
    const of = { number: 17, place, finalists: 20, points, votes: 204, correction: null };
    return renderRow('result-entrant', { ...entry, ...of, manifest: '', program: '' }, language).text;
  };
  expect([1, 2].map((place) => textOf(place).includes(sentence))).toEqual([true, false]);
});

test.each([
  ['en', 2, 2, 'Your place has not changed.'],
  ['en', null, null, 'Your place has not changed.'],
  ['en', 2, 3, 'Your place has changed: it was 2, and is 3 now.'],
  ['en', 2, null, 'Before, your entry had place 2; now it has none.'],
  ['en', null, 3, 'Before, your entry had no place; now it has place 3.'],
  ['ml', 2, 2, 'നിങ്ങളുടെ സ്ഥാനം മാറിയിട്ടില്ല.'],
  ['ml', 2, 3, 'നിങ്ങളുടെ സ്ഥാനം മാറി: മുമ്പ് 2, ഇപ്പോൾ 3.'],
] as const)(
  'the email of a correction in %s says what became of the place, from %s to %s',
  (language, placeBefore, place, sentence) => {
    const points = place && { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 };
    const of = { number: 17, place, placeBefore, finalists: 20, points, votes: 204, winner: 'Meera' };
    const correction = 'One mark was entered twice.';
    const payload = { ...entry, ...of, correction, manifest: '', program: '' };
    const { subject, text } = renderRow('result-correction', payload, language);
    expect(text).toContain(sentence);
    expect(text).toContain('Meera');
    expect(subject).not.toBe(renderRow('result-entrant', payload, language).subject);
  },
);

test('an email has the published name of the artist in its language, also after the next publication', () => {
  const published: Partial<Record<Locale, string>> = {};
  const names: Pick<SiteName, 'in' | 'ownIn'> = {
    in: (locale) => published[locale] ?? DEFAULT_NAMES[locale],
    ownIn: (locale) => published[locale],
  };
  const renderer = new EmailRenderer(emailConfig, optOutLinks, names as SiteName);
  const namesIn = (language: Locale) => {
    const { html, text } = renderer.render({
      template: 'contact-receipt',
      texts: null,
      toAddress,
      language,
      payload: {},
      isTrial: false,
    });
    return [/>([^<>]*)<\/a>/.exec(html.join(''))?.[1], text.split('\n').at(-1)];
  };
  expect(namesIn('en')).toEqual(['Paattu', 'Demo Artist']);
  expect(namesIn('ml')).toEqual(['പാട്ട്', 'പാട്ട്']);
  published.en = 'Meera & Nair';
  expect(namesIn('en')).toEqual(['Meera &amp; Nair', 'Meera & Nair']);
  expect(namesIn('ml')).toEqual(['പാട്ട്', 'പാട്ട്']);
  published.ml = 'മീര';
  expect(namesIn('ml')).toEqual(['മീര', 'മീര']);
});
