import pg from 'pg';

/** Changes one row of the product's database, for states that no page and no route produces. */
export async function changeOne(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, values);
    if (rowCount !== 1) throw new Error(`${rowCount} rows instead of one: ${sql} ${JSON.stringify(values)}`);
  } finally {
    await client.end();
  }
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
