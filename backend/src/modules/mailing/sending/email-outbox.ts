import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../../../common/batching/in-batches.js';
import type { EmailDelivery, EmailStatus, OutgoingEmail, Suppression } from '../outgoing-email.entity.js';
import type { Texts } from '../composing/define-email.js';
import { EmailTemplates } from '../email-templates.service.js';
import { isDeadAddress, UNCOUNTED_SQL } from '../public.sql.js';
import { OWN_TEXTS } from '../texts/own-texts.js';

export const MAX_ATTEMPTS = 5;

/** An older claim belongs to a killed worker. */
const STALE = `interval '8 seconds'`;
export const RENEW_CLAIM_MS = 2_000;

/** An email that waits longer has lost its job, or its job has few tries left. */
const WAITED = `interval '10 seconds'`;

/** Collects about ten emails under load, and hardly delays a single one. */
const GATHER_MS = 5;

export type ClaimedEmail = Pick<
  OutgoingEmail,
  'id' | 'template' | 'toAddress' | 'language' | 'payload' | 'attempts' | 'texts' | 'isTrial'
> & {
  hasOptedOut: boolean;
  /** Whether emails to the address come back. */
  isDead: boolean;
};

/** The result of a claimed email. */
interface Outcome {
  id: string;
  status: EmailStatus;
  delivery?: EmailDelivery;
  suppressedFor?: Suppression;
  texts?: Texts;
  error?: string;
  /** The attempt does not count. */
  untried?: true;
}

/**
 * The status of an email's row while the worker handles it. Each step is one guarded statement for all emails that take
 * it at the same time. Rows are locked in the order of their ids, so that two workers cannot deadlock.
 */
@Injectable()
export class EmailOutbox {
  private readonly claims = inBatches((ids: readonly string[]) => this.claimAll(ids), {
    gatherMs: GATHER_MS,
  });
  private readonly renewals = inBatches((ids: readonly string[]) => this.renewAll(ids));
  private readonly outcomes = inBatches((outcomes: readonly Outcome[]) => this.settleAll(outcomes), {
    gatherMs: GATHER_MS,
  });

  /** The keys that the payload of each template loses once its email was sent. */
  private readonly secrets: string;

  constructor(
    private readonly dataSource: DataSource,
    templates: EmailTemplates,
  ) {
    this.secrets = JSON.stringify(
      Object.fromEntries(templates.all.map(({ name, secrets }) => [name, secrets])),
    );
  }

  /** Claims the email for this worker. Null when another worker has it, or it is finished or deleted. */
  claim(id: string): Promise<ClaimedEmail | null> {
    return this.claims(id);
  }

  renewClaim(id: string): Promise<void> {
    return this.renewals(id);
  }

  /** Keeps what the email was made of, and deletes its secrets, such as the link of an account email. */
  markSent(id: string, delivery: EmailDelivery, texts: Texts): Promise<void> {
    return this.outcomes({ id, status: 'sent', delivery, texts });
  }

  markSuppressed(id: string, suppressedFor: Suppression): Promise<void> {
    return this.outcomes({ id, status: 'suppressed', suppressedFor });
  }

  markFailed(id: string, error: string): Promise<void> {
    return this.outcomes({ id, status: 'failed', error });
  }

  putBack(id: string, error: string): Promise<void> {
    return this.outcomes({ id, status: 'queued', error });
  }

  /** As `putBack`, and the attempt does not count. */
  putBackUntried(id: string, error: string): Promise<void> {
    return this.outcomes({ id, status: 'queued', error, untried: true });
  }

  /** Ids of the emails whose job or worker was lost, oldest first: of those that nobody may count, or of the others. */
  async findStranded(limit: number, isShown = true): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ id: string }>>(
      `select id from outgoing_emails
       where (status = 'queued' and updated_at < now() - ${WAITED}
          or status = 'sending' and updated_at < now() - ${STALE})
         and (is_trial or template not in (${UNCOUNTED_SQL})) = $2
       order by updated_at limit $1`,
      [limit, isShown],
    );
    return rows.map(({ id }) => id);
  }

  private async claimAll(ids: readonly string[]): Promise<Array<ClaimedEmail | null>> {
    const [rows] = await this.dataSource.query<[ClaimedEmail[], number]>(
      `with due as (
         select id from outgoing_emails
         where id = any($1) and (status = 'queued' or (status = 'sending' and updated_at < now() - ${STALE}))
         order by id for update)
       update outgoing_emails email set status = 'sending', attempts = attempts + 1, updated_at = now()
       from due where email.id = due.id
       returning email.id, template, to_address as "toAddress", language, payload, attempts,
         coalesce(texts, ${OWN_TEXTS}) as texts, is_trial as "isTrial",
         exists (select from email_opt_outs where email_opt_outs.email = lower(to_address)) as "hasOptedOut",
         ${isDeadAddress('to_address')} as "isDead"`,
      [ids],
    );
    const claimed = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const email = claimed.get(id) ?? null;
      // Of two simultaneous jobs for one email, the first gets it.
      claimed.delete(id);
      return email;
    });
  }

  private async renewAll(ids: readonly string[]): Promise<void[]> {
    await this.dataSource.query(
      `with renewed as (
         select id from outgoing_emails where id = any($1) and status = 'sending' order by id for update)
       update outgoing_emails email set updated_at = now() from renewed where email.id = renewed.id`,
      [ids],
    );
    return ids.map(() => undefined);
  }

  private async settleAll(outcomes: readonly Outcome[]): Promise<void[]> {
    await this.dataSource.query(
      `with outcome as (
         select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::jsonb[], $8::text[])
           as outcome (id, status, delivery, error, untried, texts, suppressed_for)),
       under_way as (
         select email.id from outgoing_emails email join outcome on outcome.id = email.id
         where email.status = 'sending' order by email.id for update of email)
       update outgoing_emails email set
         status = outcome.status,
         delivery = coalesce(outcome.delivery, email.delivery),
         suppressed_for = outcome.suppressed_for,
         sent_at = case outcome.status when 'sent' then now() else email.sent_at end,
         last_error = outcome.error,
         texts = coalesce(outcome.texts, email.texts),
         -- An email to a dead address can be sent once the owner lets emails go there again.
         payload = case when outcome.status = 'sent' or outcome.suppressed_for = 'opt-out'
           then payload - array(select jsonb_array_elements_text($7::jsonb -> email.template)) else payload end,
         attempts = attempts - outcome.untried,
         updated_at = now()
       from outcome join under_way using (id) where email.id = outcome.id`,
      [
        outcomes.map(({ id }) => id),
        outcomes.map(({ status }) => status),
        outcomes.map(({ delivery }) => delivery ?? null),
        outcomes.map(({ error }) => error ?? null),
        outcomes.map(({ untried }) => (untried ? 1 : 0)),
        outcomes.map(({ texts }) => (texts ? JSON.stringify(texts) : null)),
        this.secrets,
        outcomes.map(({ suppressedFor }) => suppressedFor ?? null),
      ],
    );
    return outcomes.map(() => undefined);
  }
}
