import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type EmailDelivery, OutgoingEmail } from '../outgoing-email.entity.js';

export const MAX_ATTEMPTS = 5;

/** A claim that was not renewed for so long is that of a worker which was killed. */
const STALE = `interval '8 seconds'`;
export const RENEW_CLAIM_MS = 2_000;

/** A mail that waits longer than this has lost its job, or will soon have tried all of it. */
const WAITED = `interval '10 seconds'`;

export type ClaimedEmail = Pick<OutgoingEmail, 'id' | 'template' | 'toAddress' | 'payload' | 'attempts'> & {
  hasOptedOut: boolean;
};

/** The states of a mail's row while the worker has to do with it. Each step is one guarded statement. */
@Injectable()
export class EmailOutbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the mail for this worker alone. Null when it is another's, done, or gone. */
  async claim(id: string): Promise<ClaimedEmail | null> {
    const [rows] = await this.dataSource.query<[ClaimedEmail[], number]>(
      `update outgoing_emails set status = 'sending', attempts = attempts + 1, updated_at = now()
       where id = $1 and (status = 'queued' or (status = 'sending' and updated_at < now() - ${STALE}))
       returning id, template, to_address as "toAddress", payload, attempts,
         exists (select from email_opt_outs where email = lower(to_address)) as "hasOptedOut"`,
      [id],
    );
    return rows[0] ?? null;
  }

  async renewClaim(id: string): Promise<void> {
    await this.dataSource.query(
      `update outgoing_emails set updated_at = now() where id = $1 and status = 'sending'`,
      [id],
    );
  }

  /** The link of an account mail that went out is forgotten: it is as good as a password. */
  async markSent(id: string, delivery: EmailDelivery): Promise<void> {
    const payload = delivery === 'smtp' ? `payload - 'link'` : 'payload';
    await this.set(
      id,
      `status = 'sent', delivery = $2, sent_at = now(), last_error = null, payload = ${payload}`,
      delivery,
    );
  }

  async markSuppressed(id: string): Promise<void> {
    await this.set(id, `status = 'suppressed', last_error = null`);
  }

  async markFailed(id: string, error: string): Promise<void> {
    await this.set(id, `status = 'failed', last_error = $2`, error);
  }

  async putBack(id: string, error: string): Promise<void> {
    await this.set(id, `status = 'queued', last_error = $2`, error);
  }

  /** As `putBack`, and the attempt does not count. */
  async putBackUntried(id: string, error: string): Promise<void> {
    await this.set(id, `status = 'queued', attempts = attempts - 1, last_error = $2`, error);
  }

  /** Mails that need a job: those whose job was lost, and those whose worker was. Oldest first. */
  async findStranded(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ id: string }>>(
      `select id from outgoing_emails
       where (status = 'queued' and updated_at < now() - ${WAITED})
          or (status = 'sending' and updated_at < now() - ${STALE})
       order by updated_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  private async set(id: string, assignments: string, ...values: string[]): Promise<void> {
    await this.dataSource.query(
      `update outgoing_emails set ${assignments}, updated_at = now() where id = $1 and status = 'sending'`,
      [id, ...values],
    );
  }
}
