import type { Schemas } from '@paattu/api-client';
import { answerMyEntry, openMyEntry } from '../../../../test/my-entry';
import {
  expectFocus,
  isOff,
  main,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const OFFER = '/api/my-entry/{id}/offer';
const ACCEPT = '/api/my-entry/{id}/offer/acceptance';
const DECLINE = '/api/my-entry/{id}/offer/refusal';
const NO_ANSWER = 'Our site does not answer. Please check your connection and try again.';

const offerOf = (changes: Partial<Schemas['MyOfferDto']> = {}): Schemas['MyOfferDto'] => ({
  state: 'open',
  place: 1,
  prizeAmount: 500_000,
  offeredAt: '2026-02-03T12:00:00.000Z',
  dueAt: '2026-02-05T12:00:00.000Z',
  serverNow: '2026-02-03T12:30:00.000Z',
  ...changes,
});

const panel = (name: string) => main().findByRole('region', { name });
const open = () => panel('The Prize Is Offered to You');
const values = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));

withSite();
beforeEach(() => {
  answerMyEntry({ status: 'approved', hasOffer: true });
  server.answer('get', OFFER, 200, offerOf());
});

it('names the prize, the place and the time that is left by the clock of the server', async () => {
  await openMyEntry();
  expect(values(await open())).toEqual([
    '₹5,00,000',
    '1',
    '17:30 on Thursday 5 February (Asia/Kolkata)47 hours left',
  ]);
});

it('is written in Malayalam on a Malayalam page', async () => {
  await openMyEntry('/ml');
  await waitFor(() => expect(main().getByText(/^ഇനി 47 മണിക്കൂർ$/)).toBeTruthy());
});

it('is accepted after a question, once', async () => {
  server.answer('post', ACCEPT, 200, offerOf({ state: 'accepted' }));
  await openMyEntry();
  await press(within(await open()).getByRole('button', { name: 'Accept the prize' }));
  expect(dialog().getByRole('heading').textContent).toBe('Accept the prize?');
  await press(dialog().getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received('post', ACCEPT)).toEqual([]);

  await press(within(await open()).getByRole('button', { name: 'Accept the prize' }));
  const confirm = dialog().getByRole('button', { name: 'Yes, accept' });
  confirm.click();
  confirm.click();
  await expectFocus(() => screen.getByRole('heading', { name: 'You Have Accepted the Prize' }));
  expect(server.received('post', ACCEPT)).toHaveLength(1);
  const accepted = within(await panel('You Have Accepted the Prize'));
  expect(accepted.queryByRole('button')).toBeNull();
  expect(accepted.getByText(/Please never send any by email\.$/)).toBeTruthy();
});

it('is declined after a question', async () => {
  server.answer('post', DECLINE, 200, offerOf({ state: 'declined' }));
  await openMyEntry();
  await press(within(await open()).getByRole('button', { name: 'Decline the prize' }));
  expect(
    dialog().getByText('The prize may then be offered to somebody else. You cannot change your answer.'),
  ).toBeTruthy();
  await press(dialog().getByRole('button', { name: 'Yes, decline' }));
  await expectFocus(() => screen.getByRole('heading', { name: 'You Have Declined the Prize' }));
  expect(server.received('post', ACCEPT)).toEqual([]);
});

it('that does not get its answer says so in the dialog, and the answer can be sent again', async () => {
  server.fail('post', ACCEPT);
  await openMyEntry();
  await press(within(await open()).getByRole('button', { name: 'Accept the prize' }));
  await press(dialog().getByRole('button', { name: 'Yes, accept' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(NO_ANSWER));
  await waitFor(() => expect(isOff(dialog().getByRole('button', { name: 'Yes, accept' }))).toBe(false));

  server.answer('post', ACCEPT, 200, offerOf({ state: 'accepted' }));
  await press(dialog().getByRole('button', { name: 'Yes, accept' }));
  await panel('You Have Accepted the Prize');
});

it('that has lapsed meanwhile says so, in the dialog and behind it', async () => {
  server.refuse('post', ACCEPT, 409, 'OFFER_OVER');
  await openMyEntry();
  await press(within(await open()).getByRole('button', { name: 'Accept the prize' }));
  server.answer('get', OFFER, 200, offerOf({ state: 'lapsed' }));
  await press(dialog().getByRole('button', { name: 'Yes, accept' }));
  await waitFor(() =>
    expect(dialog().getByRole('alert').textContent).toBe('This offer has been answered, or has lapsed.'),
  );
  await panel('The Offer of the Prize Has Lapsed');
});

it.each([
  {
    name: 'lapses on the page when the time is over',
    offer: offerOf({ serverNow: '2026-02-05T12:00:00.000Z' }),
    title: 'The Offer of the Prize Has Lapsed',
    shown: ['₹5,00,000', '1'],
  },
  {
    name: 'waits while the entry is out of the contest, and its time stands',
    offer: offerOf({ state: 'suspended' }),
    title: 'The Offer of the Prize Waits',
    shown: ['₹5,00,000', '1', '47 hours left'],
  },
])('$name', async ({ offer, title, shown }) => {
  server.answer('get', OFFER, 200, offer);
  await openMyEntry();
  const region = await panel(title);
  expect(values(region)).toEqual(shown);
  expect(within(region).queryByRole('button')).toBeNull();
});

it('can be answered before its email is sent, without a clock', async () => {
  server.answer('get', OFFER, 200, offerOf({ dueAt: null }));
  await openMyEntry();
  const region = await open();
  expect(values(region)).toEqual(['₹5,00,000', '1']);
  expect(within(region).getByText(/^You have 48 hours from our email about the prize\./)).toBeTruthy();
  expect(within(region).getByRole('button', { name: 'Accept the prize' })).toBeTruthy();
});

it('that does not load says so, leaves the rest of the page, and is asked for again', async () => {
  server.lose('get', OFFER);
  await openMyEntry();
  const alert = await main().findByRole('alert');
  expect(alert.textContent).toContain('The offer of the prize could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Your entry is in the contest' })).toBeTruthy();
  server.answer('get', OFFER, 200, offerOf());
  await press(within(alert).getByRole('button', { name: 'Try Again' }));
  await open();
});
