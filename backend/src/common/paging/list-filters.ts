import { isUUID } from 'class-validator';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { fieldError } from '../errors/domain-error.js';
import { INSTANT_SENTENCE, parseInstant } from '../validation/instant.js';

/** The requested ids, for `= any(:ids)`. An empty list matches no row. */
export function readIds(filter: string | string[]): string[] {
  const ids = [filter].flat();
  if (!ids.every((id) => isUUID(id))) {
    const message = 'filter id must be an id or a list of ids';
    throw fieldError('VALIDATION_FAILED', 'filter', message);
  }
  return ids;
}

/** The requested values of a field. An unknown one is an error, because it would look like an empty list. */
export function readStates<State extends string>(
  filter: string | string[],
  known: readonly State[],
  name = 'status',
): State[] {
  return [filter].flat().map((wanted) => {
    const state = known.find((one) => one === wanted);
    if (state) return state;
    const message = `filter ${name} must be one of ${known.join(', ')}`;
    throw fieldError('VALIDATION_FAILED', 'filter', message);
  });
}

/** The words of a search, for the parameter of `contains`. */
export function wordsOf(filter: string | string[]): string {
  return [filter].flat().join(' ');
}

/** The condition that people's words contain those of a parameter, compared as a reader sees them. */
export function contains(column: string, parameter: string): string {
  return `fold_text(${column}) like fold_pattern(${parameter})`;
}

/** The same for addresses, which are ASCII. */
export function addressContains(column: string, parameter: string): string {
  return `${column} ilike fold_pattern(${parameter})`;
}

interface Period {
  from?: string | string[];
  to?: string | string[];
}

/** Keeps the rows whose `column` is within the period: at or after `from`, and before `to`. */
export function whereWithin<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  column: string,
  { from, to }: Period,
): void {
  if (from !== undefined) select.andWhere(`${column} >= :from`, { from: readInstant('from', from) });
  if (to !== undefined) select.andWhere(`${column} < :to`, { to: readInstant('to', to) });
}

/** The instants of a period, for `$1 is null or …`. */
export function readPeriod({ from, to }: Period): { from: Date | null; to: Date | null } {
  return {
    from: from === undefined ? null : readInstant('from', from),
    to: to === undefined ? null : readInstant('to', to),
  };
}

function readInstant(name: string, filter: string | string[]): Date {
  const instant = parseInstant(filter);
  if (instant) return instant;
  const message = `filter ${name} ${INSTANT_SENTENCE}`;
  throw fieldError('VALIDATION_FAILED', 'filter', message);
}
