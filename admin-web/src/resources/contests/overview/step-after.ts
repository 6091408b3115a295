import type { AdminResult, Prize } from '../../results/api';

export type AfterStep =
  'appear' | 'certify' | 'unblock' | 'offer' | 'reach' | 'wait' | 'soon' | 'nobody' | 'finish' | 'done';

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
  if (open) return open.emailState === 'sent' ? 'wait' : 'reach';
  if (!offers.some((offer) => offer.state === 'accepted')) return 'nobody';
  return state === 'final' ? 'done' : 'finish';
}
