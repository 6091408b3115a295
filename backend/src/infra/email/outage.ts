import { Logger } from '@nestjs/common';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 8_000;

/** The server could not be reached or rejected the log-in. No email was transmitted, and no email is the cause. */
export class SmtpServerUnreachableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'SmtpServerUnreachableError';
  }
}

/**
 * During an outage, single emails try the server at growing intervals, and all others fail at once with the error of
 * the last try.
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
      // An email that was sent before the outage began gives no new information.
      if (this.last === last) {
        if (error instanceof SmtpServerUnreachableError) this.note(error, last);
        else this.end();
      }
      throw error;
    }
  }

  private note(error: SmtpServerUnreachableError, before: typeof this.last): void {
    if (!before) this.logger.warn(`the SMTP server cannot be reached, emails wait for it: ${error.message}`);
    const waitMs = before ? Math.min(2 * before.waitMs, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
    this.last = { error, waitMs, nextTryAt: performance.now() + waitMs };
  }

  private end(): void {
    if (this.last) this.logger.log('the SMTP server is back');
    this.last = null;
  }
}
