import { heldBy } from '../holds/holds.js';
import type { Expiry } from './expiries.js';

/** Short transactions: nobody waits for more rows than this. */
export const BATCH = 500;

/** When the nightly job runs, in UTC: at 2:41 in India. */
export const RUNS_AT = { hour: 21, minute: 11 } as const;

/** In hours, because the length of a day depends on the time zone of the connection. */
const TERM = 'make_interval(hours => 24 * $1::integer)';

const isHeld = ({ contest }: Expiry) => (contest === null ? 'false' : heldBy(contest));

/** The columns with the storage keys of files, which are deleted after the batch. */
export function filesOf({ end }: Expiry): string[] {
  if (end.do === 'delete') return end.files ?? [];
  return end.do === 'blank' && end.areFiles ? end.columns : [];
}

/**
 * Locks a batch of the rows that have reached the end of their term. $1 the days of the term. Rows that others have locked wait for
 * the next night.
 */
function selectDue(expiry: Expiry): string {
  const { table, key, where, since, isFinal } = expiry;
  const columns = [key, ...filesOf(expiry)].map((column) => `row.${column}`).join(', ');
  return `select ${columns} from ${table} row
          where ${where} and ${since} <= site_now() - ${TERM} and not ${isHeld(expiry)}
          limit ${BATCH} ${isFinal ? '' : 'for update of row skip locked'}`;
}

/** Ends a batch and returns a row for each row of it. Without a statement for entries, which `eraseEntries` deletes. */
export function endBatch(expiry: Expiry): string {
  const { table, key, end } = expiry;
  const due = selectDue(expiry);
  if (end.do === 'erase') return due;
  const files = filesOf(expiry).map((column) => `due.${column}`);
  const returned = files.length > 0 ? files.join(', ') : `row.${key}`;
  if (end.do === 'delete') {
    return `with due as materialized (${due}) delete from ${table} row using due where row.${key} = due.${key} returning ${returned}`;
  }
  const blank = end.columns.map((column) => `${column} = default`).join(', ');
  return `with due as materialized (${due})
          update ${table} row set ${blank} from due where row.${key} = due.${key} returning ${returned}`;
}

/** The first run at or after an instant. */
const runAfter = (instant: string) => {
  const time = `interval '${RUNS_AT.hour}:${RUNS_AT.minute}'`;
  return `((date_trunc('day', ${instant} at time zone 'UTC' - ${time} - interval '1 microsecond')
    + interval '1 day' + ${time}) at time zone 'UTC')`;
};

/** SQL for the rows of a kind that each future run ends, as they are now. $1 the days of the term. From the same conditions as `endBatch`. */
export function forecast(expiries: readonly Expiry[]): string {
  const rows = expiries.map(
    (expiry) =>
      `select ${expiry.since} + ${TERM} as due, ${isHeld(expiry)} as "isHeld" from ${expiry.table} row where ${expiry.where}`,
  );
  return `select greatest(${runAfter('due')}, ${runAfter('site_now()')}) as at, "isHeld", count(*)::integer as count
          from (${rows.join(' union all ')}) each
          where due is not null group by 1, 2 order by 1, 2`;
}
