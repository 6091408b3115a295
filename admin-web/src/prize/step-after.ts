import type { AdminResult, Prize, PrizeOffer } from '../resources/results/api';

export type AfterStep =
  | 'appear'
  | 'certify'
  | 'unblock'
  | 'offer'
  | 'write'
  | 'reach'
  | 'wait'
  | 'soon'
  | 'sending'
  | 'nobody'
  | 'finish'
  | 'done';

/** The one thing to do next for a contest with a certified result. */
export function stepAfter(
  { state }: Pick<AdminResult, 'state'>,
  { offers, next, blocked }: Pick<Prize, 'offers' | 'next' | 'blocked'>,
): AfterStep {
  if (state === 'certified') return 'appear';
  if (state === 'proposed') return 'certify';
  if (offers.length === 0) return 'soon';
  if (blocked || offers.some((offer) => offer.state === 'suspended')) return 'unblock';
  if (next) return 'offer';
  const open = offers.find((offer) => offer.state === 'open');
  if (open) return stepOfOpen(open);
  if (!offers.some((offer) => offer.state === 'accepted')) return 'nobody';
  return state === 'final' ? 'done' : 'finish';
}

/** An email of the owner arrives where none of the site was sent, but not at an address from which emails come back. */
function stepOfOpen({ emailState }: PrizeOffer): AfterStep {
  if (emailState === 'sent') return 'wait';
  if (emailState === 'waiting') return 'sending';
  return emailState === 'kept' || emailState === 'failed' ? 'write' : 'reach';
}
