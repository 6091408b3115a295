import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readIds } from './list-filters.js';

/** Names the contest that the site shows now, so that its lists can be requested before its id is known. */
export const CURRENT_CONTEST = 'current';

/** Evaluated once for a statement. */
const FIND_CURRENT = 'select current_contest() as id';

/** Keeps the rows whose `column` is a contest of the filter: an id, a list of ids, or `current`. */
export function whereContest<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  column: string,
  filter: string | string[],
): void {
  select.andWhere(isOf(column, filter), idsOf(filter));
}

/** Also keeps the rows that belong to no contest. */
export function whereNoOtherContest<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  column: string,
  filter: string | string[],
): void {
  select.andWhere(`(${isOf(column, filter)} or ${column} is null)`, idsOf(filter));
}

/** The id of a chosen contest; undefined without a choice, or if the site shows none. */
export async function findContestId(dataSource: DataSource, choice?: string): Promise<string | undefined> {
  if (choice !== CURRENT_CONTEST) return choice;
  const [current] = await dataSource.query<[{ id: string | null }]>(FIND_CURRENT);
  return current.id ?? undefined;
}

function isOf(column: string, filter: string | string[]): string {
  return filter === CURRENT_CONTEST ? `${column} = (${FIND_CURRENT})` : `${column} = any(:contestIds)`;
}

function idsOf(filter: string | string[]) {
  return filter === CURRENT_CONTEST ? {} : { contestIds: readIds(filter) };
}
