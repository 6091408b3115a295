import { changeOne } from './database.js';

/** Offers the prize to an entry, as the worker does within a minute after a result is announced. */
export async function offerPrize(entryId: string): Promise<void> {
  await changeOne(
    `insert into prize_offers (contest_id, entry_id, place, email_id, due_at)
     select contest_id, id, 1, gen_random_uuid(), now() + interval '47 hours 30 minutes' from contest_entries where id = $1`,
    [entryId],
  );
}
