import type { FastifyReply } from 'fastify';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

const MAX_ROWS = 100;

/** The three query parameters of the simple REST contract of react-admin, each a JSON text. */
export class ListQueryDto {
  @ApiPropertyOptional({
    description:
      'The field to sort by, and the direction, as JSON: `["createdAt","DESC"]` or `["name","ASC"]`. The description of the list names its fields; the first one, descending, is the default.',
  })
  @IsOptional()
  @IsString()
  sort?: string;

  @ApiPropertyOptional({
    example: '[0,24]',
    description:
      'First and last row as JSON, both included, counted from 0; at most 100 rows. `[25,49]` is the second page of 25. `Content-Range` of the response has the number of all rows.',
  })
  @IsOptional()
  @IsString()
  range?: string;

  @ApiPropertyOptional({
    example: '{}',
    description:
      'The required value of each field, as JSON: a text, or a list of texts, one of which must match, such as `{"status":["pending","rejected"],"q":"rain"}`. The description of the list names its fields.',
  })
  @IsOptional()
  @IsString()
  filter?: string;
}

export interface ListQuery<Sort extends string, Filter extends string> {
  sort: Sort;
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
  filter: Partial<Record<Filter, string | string[]>>;
}

export interface ListRules<Sort extends string, Filter extends string> {
  sort: readonly [Sort, ...Sort[]];
  filter: readonly Filter[];
}

export interface Page<T> {
  rows: T[];
  total: number;
}

/** Reads a list query by allow-list: a field that is not in `rules` is a 400, and never reaches a column. */
export function readListQuery<Sort extends string, Filter extends string>(
  query: ListQueryDto,
  rules: ListRules<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const [sort, order] = readSort(query.sort, rules.sort);
  const [first, last] = readRange(query.range);
  return {
    sort,
    order,
    offset: first,
    limit: last - first + 1,
    filter: readFilter(query.filter, rules.filter),
  };
}

function readSort<Sort extends string>(
  text: string | undefined,
  allowed: readonly [Sort, ...Sort[]],
): [Sort, 'ASC' | 'DESC'] {
  if (text === undefined) return [allowed[0], 'DESC'];
  const value = parse('sort', text);
  const field = Array.isArray(value) ? allowed.find((name) => name === value[0]) : undefined;
  const order: unknown = Array.isArray(value) ? value[1] : undefined;
  if (!field || (order !== 'ASC' && order !== 'DESC'))
    throw invalid('sort', `must be [field, "ASC" or "DESC"] with one of ${allowed.join(', ')}`);
  return [field, order];
}

function readRange(text: string | undefined): [number, number] {
  if (text === undefined) return [0, 24];
  const value = parse('range', text);
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw invalid('range', 'must be [first, last]');
  const [from, to] = [first as number, last as number];
  if (from < 0 || to < from || from > 1_000_000) throw invalid('range', 'must be [first, last]');
  if (to - from >= MAX_ROWS) throw invalid('range', `must span at most ${MAX_ROWS} rows`);
  return [from, to];
}

function readFilter<Filter extends string>(
  text: string | undefined,
  allowed: readonly Filter[],
): Partial<Record<Filter, string | string[]>> {
  if (text === undefined) return {};
  const value = parse('filter', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('filter', 'must be an object');
  const filter: Partial<Record<Filter, string | string[]>> = {};
  for (const [key, wanted] of Object.entries(value)) {
    const name = allowed.find((candidate) => candidate === key);
    if (!name) throw invalid('filter', `may name ${allowed.join(', ')}`);
    if (!isText(wanted) && !(Array.isArray(wanted) && wanted.length <= MAX_ROWS && wanted.every(isText))) {
      throw invalid('filter', `${name} must be a text or a list of at most ${MAX_ROWS} texts`);
    }
    filter[name] = wanted;
  }
  return filter;
}

/** PostgreSQL cannot store NUL in a text. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && !value.includes('\0');
}

function parse(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field, 'must be JSON');
  }
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', {
    message: `${field} ${message}`,
    details: [{ field, message }],
  });
}

/** Sets the range of the rows and their total: `entries 0-24/319`. */
export function contentRange(unit: string, offset: number, page: Page<unknown>): string {
  const rows = page.rows.length === 0 ? '*' : `${offset}-${offset + page.rows.length - 1}`;
  return `${unit} ${rows}/${page.total}`;
}

export function setContentRange(
  reply: FastifyReply,
  unit: string,
  offset: number,
  page: Page<unknown>,
): void {
  void reply.header('content-range', contentRange(unit, offset, page));
}
