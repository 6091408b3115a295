import { formatZonedTime } from '../../../lib/format';
import type { PrizeOffer } from '../../../records';
import { translations } from '../../../translations';

const t = translations.prize;

/** Sentences that say what has become of an offer, and whether its time runs. */
export function wordsOf(offer: PrizeOffer): string[] {
  return [t.offered(formatZonedTime(offer.offeredAt)), ...outcomeOf(offer)];
}

function outcomeOf({ state, emailState, sentAt, dueAt, answeredAt, hasLeft }: PrizeOffer): string[] {
  if (answeredAt !== null)
    return [t.answered(formatZonedTime(answeredAt)), ...(hasLeft ? [t.leftAfter] : [])];
  if (state === 'lapsed') return [hasLeft || dueAt === null ? t.left : t.noAnswer(formatZonedTime(dueAt))];
  if (sentAt !== null && dueAt !== null)
    return [t.answerUntil(formatZonedTime(sentAt), formatZonedTime(dueAt))];
  return emailState === 'sent' ? [] : [t.noClock[emailState]];
}
