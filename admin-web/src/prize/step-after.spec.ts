import type { Prize, PrizeOffer } from '../resources/results/api';
import { stepAfter } from './step-after';

const place = { entryId: 'a', name: 'Asha', place: 2, doEmailsComeBack: false };
const prize = (...offers: Array<Partial<PrizeOffer>>) => ({
  offers: offers as PrizeOffer[],
  next: null as Prize['next'],
  blocked: null as Prize['blocked'],
});
const lapsed = { state: 'lapsed' } as const;

test.each([
  ['certified', prize(), 'appear'],
  ['proposed', prize({ state: 'accepted' }), 'certify'],
  ['announced', prize(), 'soon'],
  ['announced', prize({ state: 'open', emailState: 'sent' }), 'wait'],
  ['announced', prize({ state: 'open', emailState: 'kept' }), 'write'],
  ['announced', prize({ state: 'open', emailState: 'failed' }), 'write'],
  ['announced', prize({ state: 'open', emailState: 'waiting' }), 'sending'],
  ['announced', prize({ state: 'open', emailState: 'unreachable' }), 'reach'],
  ['announced', prize({ state: 'open', emailState: 'came-back' }), 'reach'],
  ['announced', prize({ state: 'suspended' }), 'unblock'],
  ['announced', { ...prize(lapsed), blocked: place }, 'unblock'],
  ['announced', { ...prize(lapsed), next: place }, 'offer'],
  ['announced', prize(lapsed, { state: 'declined' }), 'nobody'],
  ['announced', prize(lapsed, { state: 'accepted' }), 'finish'],
  ['final', prize({ state: 'accepted' }), 'done'],
  ['final', { ...prize(lapsed), next: place }, 'offer'],
] as const)('a result that is %s, with the prize %j: %s', (state, offers, step) => {
  expect(stepAfter({ state }, offers)).toBe(step);
});
