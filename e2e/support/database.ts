import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Changes one row of the site's own database: what no screen and no route can do. */
async function changeOne(sql: string, values: unknown[]): Promise<void> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'site');
  // The fourth line of its lock file is PostgreSQL's port.
  const port = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const { DATABASE_PASSWORD: password } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'paattu', password, database: 'paattu' });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, values);
    if (rowCount !== 1) throw new Error(`${rowCount} rows instead of one: ${sql} ${JSON.stringify(values)}`);
  } finally {
    await client.end();
  }
}

/** As an import leaves it whose files are still to come. */
export async function takeAudioAway(songId: string): Promise<void> {
  await changeOne('update uploaded_songs set audio_file_url = null, audio_hash = null where id = $1', [
    songId,
  ]);
}

/** As a worker leaves it that was asked for the waveform and has not been at it yet, or that has. */
export async function setProcessing(songId: string, processing: 'pending' | 'done'): Promise<void> {
  await changeOne('update uploaded_songs set processing = $2 where id = $1', [songId, processing]);
}

/** As a mail server leaves it that knows no such mailbox. */
export async function failEmail(toAddress: string): Promise<void> {
  await changeOne(
    `update outgoing_emails set status = 'failed', delivery = null, sent_at = null, attempts = 5,
       last_error = 'no such mailbox' where to_address = $1`,
    [toAddress],
  );
}

/** As an operator does who has been told of an abuse. */
export async function disableAccount(email: string): Promise<void> {
  await changeOne('update users set disabled_at = now() where email = $1', [email]);
}

/** As ten minutes do. */
export async function expireCaptcha(id: string): Promise<void> {
  await changeOne("update captchas set expires_at = now() - interval '1 second' where id = $1", [id]);
}
