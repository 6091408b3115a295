import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { formatDay } from '../../lib/format';
import { contestSentences as t } from './sentences';
import type { ContestField } from './contest-draft';

/** A value of the form as the owner reads it. */
export function valueInWords(field: ContestField, value: string): string {
  if (field === 'entryGate') return t.gates[value as keyof typeof t.gates];
  if (field === 'acceptance') return t.acceptances[value as keyof typeof t.acceptances];
  if (field === 'aiRule') return t.aiRules[value as keyof typeof t.aiRules];
  if (field === 'galleryOrder') return t.galleryOrders[value as keyof typeof t.galleryOrders];
  if (field === 'votesMethod') return t.methods[value as keyof typeof t.methods];
  if (CONTEST_DATES.some((date) => date === field) && isCompleteDateTime(value))
    return clockTimeInWords(value);
  return value;
}

/** A local date and time, such as `2025-08-01T09:30`. */
export function clockTimeInWords(clockTime: string): string {
  return `${formatDay(clockTime.slice(0, 10))}, ${clockTime.slice(11, 16)}`;
}
