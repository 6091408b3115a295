import { readSources } from '../../test/sources.js';
import { LOCKS, ROW_LOCKS } from './locks.js';

const PAGE = 'database/locks.ts';

/** The only statement that names no table: it locks what the nightly job deletes, without waiting. */
const OF_ANY_TABLE = 'modules/privacy/expiries.sql.ts';

const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;
const STRING = /`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'/g;
const ROW_LOCK = /\bfor (?:no key update|key share|update|share)\b(?: of (\w+(?:, ?\w+)*))?/g;
/** A query of an entity, up to the lock that it takes. */
const ENTITY_LOCK =
  /(?:findOne(?:OrFail)?|createQueryBuilder)\((\w+),(?:(?!findOne|createQueryBuilder).)*?(?:lock: \{ mode:|\.setLock\()/g;

const tables: string[] = ROW_LOCKS.map(([table]) => table);

const sources = readSources();
/** Names of tables by the constants and entities that stand for them. */
const named = new Map(
  [...sources.values()].flatMap((text) => [
    ...[...text.matchAll(/export const ([A-Z_]+) = '(\w+)';/g)].map(
      ([, name, table]) => [name!, table!] as const,
    ),
    ...[...text.matchAll(/@Entity\('(\w+)'[^]*?^export class (\w+)/gm)].map(
      ([, table, name]) => [name!, table!] as const,
    ),
  ]),
);

test('each advisory lock is on the page of locks', () => {
  const others = [...sources].filter(([file, text]) => file !== PAGE && /advisory/i.test(text));
  expect(others.map(([file]) => file)).toEqual([]);
});

test('the keys of advisory locks differ', () => {
  const keys = Object.values(LOCKS).map((key) => (typeof key === 'function' ? String(key) : key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the tables whose rows are locked are those on the page, and a statement locks them in its order', () => {
  const found = [...sources].flatMap(([file, text]) =>
    file === OF_ANY_TABLE ? [] : rowLocksOf(text).map((locked) => ({ file, locked })),
  );
  expect(found.filter(({ locked }) => !isInOrder(locked))).toEqual([]);
  const onlyByTriggers = ['prize_offers'];
  expect(new Set([...found.flatMap(({ locked }) => locked), ...onlyByTriggers])).toEqual(new Set(tables));
});

test.each([
  ['a table that is not on the page', "'select from ballots_of_others for update'"],
  [
    'the contest before its entries',
    '`select from a join ${ENTRIES} b on true join ${CONTESTS} c on true for share of c, b`',
  ],
])('a lock of %s is reported', (_, text) => {
  expect(rowLocksOf(text).map(isInOrder)).toEqual([false]);
});

test.each([
  ['an alias', '`select from ${ENTRIES} entry join contests on true for share of entry, contests`', 2],
  ['a subquery', "'select from ballots where id in (select a from b) order by id for update skip locked'", 1],
  ['an entity', "manager.findOne(Contest, { where: { id }, lock: { mode: 'pessimistic_write' } })", 1],
])('a lock by %s is found', (_, text, count) => {
  const [locked] = rowLocksOf(text);
  expect(locked).toHaveLength(count);
  expect(isInOrder(locked!)).toBe(true);
});

function isInOrder(locked: Array<string | undefined>): boolean {
  const places = locked.map((table) => tables.indexOf(table ?? ''));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** The tables that each statement of a source locks, in its order. */
function rowLocksOf(text: string): Array<Array<string | undefined>> {
  const code = text.replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ');
  const ofStatements = (code.match(STRING) ?? []).flatMap((string) => {
    const byLevel = new Map<string, Array<string | undefined>>();
    for (const match of string.matchAll(ROW_LOCK)) {
      const level = levelBefore(string, match.index);
      const locked = match[1]?.split(/, ?/).map((alias) => tableOf(level, alias)) ?? tablesOf(level);
      byLevel.set(level, [...(byLevel.get(level) ?? []), ...locked]);
    }
    return [...byLevel.values()];
  });
  return [...ofStatements, ...[...code.matchAll(ENTITY_LOCK)].map(([, entity]) => [named.get(entity!)])];
}

/** The part of a statement before a place, without what is in parentheses. */
function levelBefore(string: string, end: number): string {
  let depth = 0;
  let level = '';
  for (let index = end - 1; index >= 0 && depth >= 0; index--) {
    const char = string[index]!;
    if (char === ')') depth++;
    else if (char === '(') depth--;
    else if (depth === 0) level = char + level;
  }
  return level.replace(ROW_LOCK, '');
}

function tableOf(level: string, alias: string): string | undefined {
  const [name] = tablesOf(level, new RegExp(`\\b(?:from|join) (\\S+) (?:as )?${alias}\\b`, 'g'));
  return name ?? (tables.includes(alias) ? alias : undefined);
}

/** Without aliases, a statement locks all its tables. */
function tablesOf(level: string, reference = /\b(?:from|join) (\S+)/g): Array<string | undefined> {
  return [...level.matchAll(reference)].map(([, name]) => {
    const constant = /^\$\{(\w+)\}$/.exec(name!)?.[1];
    return constant ? named.get(constant) : name;
  });
}
