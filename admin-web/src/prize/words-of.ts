import { formatDeadline, formatInZone } from '../lib/format';
import type { PrizeOffer } from '../resources/results/api';
import { prizeSentences as t } from './sentences';

/** Sentences that say what has become of an offer, and whether its time runs. */
export function wordsOf(offer: PrizeOffer, timeZone: string): string[] {
  const at = (instant: string) => formatInZone(instant, timeZone);
  return [
    t.offered(at(offer.offeredAt)),
    ...outcomeOf(offer, at, (instant) => formatDeadline(instant, timeZone)),
  ];
}

function outcomeOf(
  { state, emailState, sentAt, dueAt, lapseCause, answeredAt, hasLeft }: PrizeOffer,
  at: (instant: string) => string,
  until: (instant: string) => string,
): string[] {
  if (answeredAt !== null) return [t.answered(at(answeredAt)), ...(hasLeft ? [t.leftAfter] : [])];
  if (state === 'suspended') return [t.suspended];
  if (lapseCause !== null && lapseCause !== 'unanswered') return [t.ended[lapseCause]];
  if (dueAt !== null && state === 'lapsed') return [t.noAnswer(at(dueAt))];
  const cameBack = emailState === 'came-back' ? [t.cameBack] : [];
  if (dueAt !== null)
    return [...(sentAt === null ? [] : [t.sent(at(sentAt))]), t.answerUntil(until(dueAt)), ...cameBack];
  return emailState === 'sent' || emailState === 'came-back' ? cameBack : [t.noClock[emailState]];
}
