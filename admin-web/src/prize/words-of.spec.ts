import { localZone } from '@paattu/shared/time-zones';
import { setSiteZone } from '../lib/site-zone';
import type { PrizeOffer } from '../resources/results/api';
import { wordsOf } from './words-of';

const at = '2026-02-01T13:00:00.000Z';
const dueAt = '2026-02-03T13:00:00.000Z';
const [offered, due] = ['1 Feb 2026, 18:30 IST', '3 Feb 2026, 18:30 IST'];
/** While it is ahead. */
const until = '18:30 on Tuesday 3 February';

beforeAll(() => setSiteZone('Asia/Kolkata'));
afterAll(() => setSiteZone(localZone()));

const open: PrizeOffer = {
  id: 'a',
  entryId: 'b',
  name: 'Asha',
  email: 'asha@visitor.example',
  hasLeft: false,
  place: 1,
  state: 'open',
  offeredAt: at,
  emailState: 'waiting',
  sentAt: null,
  dueAt: null,
  lapseCause: null,
  answeredAt: null,
};

const sent = { emailState: 'sent', sentAt: at, dueAt } as const;

test.each<[string, Partial<PrizeOffer>, string]>([
  ['whose email waits', {}, 'The email is not sent yet. The 48 hours begin when it is.'],
  [
    'whose email was kept',
    { emailState: 'kept' },
    'The email was not sent, because no mail server is set, and the 48 hours have not begun. Write yourself. The entrant can answer once an email of the site was opened; with a mail server, it goes out by itself.',
  ],
  [
    'whose email failed',
    { emailState: 'failed' },
    'The email could not be sent, so no time runs. Please send it again in the list of emails, or write to the entrant yourself.',
  ],
  [
    'to a dead address',
    { emailState: 'unreachable' },
    'The email was not sent, because emails to this address come back. No time runs, and the entrant knows of nothing: please reach the entrant in another way, such as a comment on the video. The entrant can change the address on the page of the entry. If the address works again, let emails go there again under Emails, Coming back, and send this one again in the list of emails.',
  ],
  [
    'whose time runs after its email was deleted',
    { ...sent, sentAt: null },
    `The entrant can answer until ${until}.`,
  ],
  ['that is accepted', { ...sent, state: 'accepted', answeredAt: at }, `Answered on ${offered}.`],
  ['that nobody answered', { ...sent, state: 'lapsed', lapseCause: 'unanswered' }, `No answer until ${due}.`],
  [
    'that is suspended',
    { ...sent, state: 'suspended', hasLeft: true },
    'The entry was taken out of the contest. No time runs. When you approve the entry again, the offer goes on with the time that is left. It ends if a corrected result without the entry is announced.',
  ],
  [
    'whose entrant left',
    { ...sent, state: 'lapsed', lapseCause: 'left', hasLeft: true },
    'The entrant left the contest before an answer.',
  ],
  [
    'whose entry staff took out',
    { state: 'lapsed', lapseCause: 'removed', hasLeft: true },
    'The entry was taken out of the contest before an answer.',
  ],
  [
    'that a correction ended',
    { ...sent, state: 'lapsed', lapseCause: 'corrected' },
    'A corrected result without the entry ended the offer.',
  ],
])('an offer %s', (_, changes, expected) => {
  expect(wordsOf({ ...open, ...changes }, 'Asia/Kolkata')).toEqual([`Offered on ${offered}.`, expected]);
});

test('an offer whose time runs', () => {
  expect(wordsOf({ ...open, ...sent }, 'Asia/Kolkata')).toEqual([
    `Offered on ${offered}.`,
    `The email was sent on ${offered}.`,
    `The entrant can answer until ${until}.`,
  ]);
});

test('an offer whose email came back says what to do, while its time runs', () => {
  const words = wordsOf({ ...open, ...sent, emailState: 'came-back' }, 'Asia/Kolkata');
  expect(words.slice(2)).toEqual([
    `The entrant can answer until ${until}.`,
    'The email came back, or another one to this address did, so the entrant may know of nothing. The time runs: please reach the entrant in another way now, such as a comment on the video. The answer can be given on the page of the entry.',
  ]);
  const answered = { ...sent, emailState: 'came-back', state: 'accepted', answeredAt: at } as const;
  expect(wordsOf({ ...open, ...answered }, 'Asia/Kolkata').at(-1)).toBe(`Answered on ${offered}.`);
});

test('an entry that left after the answer', () => {
  const offer: PrizeOffer = { ...open, ...sent, state: 'accepted', answeredAt: at, hasLeft: true };
  expect(wordsOf(offer, 'Asia/Kolkata').at(-1)).toBe('The entry has left the contest since.');
});
