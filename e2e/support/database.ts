import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Connects to the site's own database, for what no screen and no route can do. */
async function onDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'site');
  // The fourth line of its lock file is PostgreSQL's port.
  const port = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const { DATABASE_PASSWORD: password } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'paattu', password, database: 'paattu' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** As an import leaves it whose files are still to come. */
export async function takeAudioAway(songId: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query(
      'update uploaded_songs set audio_file_url = null, audio_hash = null where id = $1',
      [songId],
    );
    if (rowCount !== 1) throw new Error(`There is no song ${songId}`);
  });
}

/** As a worker leaves it that was asked for the waveform and has not been at it yet, or that has. */
export async function setProcessing(songId: string, processing: 'pending' | 'done'): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query('update uploaded_songs set processing = $2 where id = $1', [
      songId,
      processing,
    ]);
    if (rowCount !== 1) throw new Error(`There is no song ${songId}`);
  });
}

/** As a mail server leaves it that knows no such mailbox. */
export async function failEmail(toAddress: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query(
      `update outgoing_emails set status = 'failed', delivery = null, sent_at = null, attempts = 5,
         last_error = 'no such mailbox' where to_address = $1`,
      [toAddress],
    );
    if (rowCount !== 1) throw new Error(`There is not one mail to ${toAddress}`);
  });
}

/** As an operator does who has been told of an abuse. */
export async function disableAccount(email: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query('update users set disabled_at = now() where email = $1', [email]);
    if (rowCount !== 1) throw new Error(`There is no account ${email}`);
  });
}

/** As ten minutes do. */
export async function expireCaptcha(id: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query(
      "update captchas set expires_at = now() - interval '1 second' where id = $1",
      [id],
    );
    if (rowCount !== 1) throw new Error(`There is no captcha ${id}`);
  });
}
