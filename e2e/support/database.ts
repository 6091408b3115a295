import pg from 'pg';

/** Changes one row of the product's database, for states that no page and no route produces. */
export async function changeOne(sql: string, values: unknown[]): Promise<void> {
  const rowCount = await change(sql, values);
  if (rowCount !== 1) throw new Error(`${rowCount} rows instead of one: ${sql} ${JSON.stringify(values)}`);
}

async function change(sql: string, values: unknown[] = []): Promise<number | null> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(sql, values)).rowCount;
  } finally {
    await client.end();
  }
}

/** Lets five minutes pass since the owner has shown who she is. */
export async function ageIdentityChecks(): Promise<void> {
  await change(`update identity_checks set checked_at = checked_at - interval '5 minutes'`);
}

/** Makes the account a moderator, as if an invitation were accepted. */
export async function makeModerator(email: string): Promise<void> {
  await changeOne(
    `with account as (
       update users set email_verified_at = now(), has_staff_password = true where email = $1 returning id)
     insert into staff (email, user_id, token_hash, expires_at, accepted_at)
     select $1, id, sha256(convert_to($1, 'utf8')), now(), now() from account`,
    [email],
  );
}

/** Sets a song to its state during an import, before its files arrive. */
export async function takeAudioAway(songId: string): Promise<void> {
  await changeOne('update uploaded_songs set audio_file_url = null, audio_hash = null where id = $1', [
    songId,
  ]);
}

/** Sets the emails to an address to their state after an SMTP server rejected the mailbox. */
export async function failEmail(toAddress: string): Promise<void> {
  await changeOne(
    `update outgoing_emails set status = 'failed', delivery = null, sent_at = null, attempts = 5,
       last_error = 'no such mailbox' where to_address = $1`,
    [toAddress],
  );
}
