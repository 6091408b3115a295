import { randomUUID } from 'node:crypto';
import { changeOne } from './database.js';
import type { Product } from './product.js';

/** The contest of the demo. */
export const FIRST_CONTEST = 'cover-song-contest-2025';

const DATES = ['announceAt', 'opensAt', 'closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt'];
const TO_COME = ['06-15', '06-17', '07-25', '08-01', '08-16', '08-18'];
const DAY_MS = 86_400_000;

/** Six dates of a contest, of which the first `past` were in the last days. */
export function datesOf(past: number): Record<string, string> {
  const instantAt = (index: number) =>
    index < past
      ? new Date(Date.now() - (past - index) * DAY_MS).toISOString()
      : `2098-${TO_COME[index]}T00:00:00+05:30`;
  return Object.fromEntries(DATES.map((date, index) => [date, instantAt(index)]));
}

/** Changes a contest. The console refuses dates that have passed, and tests cannot wait for them. */
export async function setContest(
  product: Product,
  slug: string,
  values: Record<string, string | null>,
): Promise<void> {
  const columns = Object.keys(values).map((name, index) => `${columnOf(name)} = $${index + 2}`);
  // The worker may have closed the votes by the dates from before.
  await changeOne(`update contests set votes_closed_at = null, ${columns.join(', ')} where slug = $1`, [
    slug,
    ...Object.values(values),
  ]);
  await product.dropCached();
}

/** Adds a copy of the demo's contest with other values, and its rules. */
export async function addContest(
  product: Product,
  slug: string,
  values: Record<string, string | null>,
): Promise<void> {
  const changes = Object.entries({ id: randomUUID(), slug, votesClosedAt: null, ...values });
  await changeOne(
    `with added as (
       insert into contests
       select (json_populate_record(contest, $2)).* from contests contest where slug = $1
       returning id, announce_at
     )
     insert into rule_versions (contest_id, number, source, source_malayalam, text, text_malayalam, sha256, published_at)
     select added.id, number, source, source_malayalam, text, text_malayalam, sha256, added.announce_at
     from added, rule_versions
     where number = 1 and contest_id = (select id from contests where slug = $1)`,
    [
      FIRST_CONTEST,
      JSON.stringify(Object.fromEntries(changes.map(([name, value]) => [columnOf(name), value]))),
    ],
  );
  await product.dropCached();
}

/** announceAt → announce_at */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
