import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { formatDay } from '../../lib/format';
import { contestSentences as t } from './sentences';
import type { ContestChoice, ContestDraft, ContestField } from './contest-draft';

/** What the lists of the form say. */
const CHOICES: { [Choice in ContestChoice]: Record<ContestDraft[Choice], string> } = {
  entryGate: t.gates,
  acceptance: t.acceptances,
  aiRule: t.aiRules,
  galleryOrder: t.galleryOrders,
  votesMethod: t.methods,
};

/** A value of the form as the owner reads it. */
export function valueInWords(field: ContestField, value: string): string {
  const words = (CHOICES as Partial<Record<ContestField, Record<string, string>>>)[field];
  if (words) return words[value] ?? value;
  if (CONTEST_DATES.some((date) => date === field) && isCompleteDateTime(value))
    return clockTimeInWords(value);
  return value;
}

/** A local date and time, such as `2025-08-01T09:30`. */
export function clockTimeInWords(clockTime: string): string {
  return `${formatDay(clockTime.slice(0, 10))}, ${clockTime.slice(11, 16)}`;
}
