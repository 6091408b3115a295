import { Logger } from '@nestjs/common';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 8_000;

/** The server could not be reached or lets us not in: nothing was handed over, and no mail is at fault. */
export class SmtpServerUnreachableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'SmtpServerUnreachableError';
  }
}

/**
 * Spares a server that is away the mails that wait for it: now and then one of them tries whether it is back, ever more
 * seldom, and the others fail at once as that one did.
 */
export class Outage {
  private readonly logger = new Logger('Mailer');
  private last: { error: SmtpServerUnreachableError; waitMs: number; nextTryAt: number } | null = null;

  get isOn(): boolean {
    return this.last !== null;
  }

  async guard(send: () => Promise<void>): Promise<void> {
    const { last } = this;
    if (last) {
      if (performance.now() < last.nextTryAt) throw last.error;
      last.nextTryAt = Infinity;
    }
    try {
      await send();
      this.end();
    } catch (error) {
      // A mail that was under way when the outage began tells nothing new.
      if (this.last === last) {
        if (error instanceof SmtpServerUnreachableError) this.note(error, last);
        else this.end();
      }
      throw error;
    }
  }

  private note(error: SmtpServerUnreachableError, before: typeof this.last): void {
    if (!before) this.logger.warn(`the mail server cannot be reached, mails wait for it: ${error.message}`);
    const waitMs = before ? Math.min(2 * before.waitMs, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
    this.last = { error, waitMs, nextTryAt: performance.now() + waitMs };
  }

  private end(): void {
    if (this.last) this.logger.log('the mail server is back');
    this.last = null;
  }
}
