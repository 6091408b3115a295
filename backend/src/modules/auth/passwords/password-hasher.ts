import { availableParallelism } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { DomainError } from '../../../common/errors/domain-error.js';

/** A hash takes about 25 ms of a core. A flood of log-ins leaves one core to other requests, if there are several. */
const RUNNING = Math.max(1, availableParallelism() - 1);
const WAITING = 50;
/** A thread waits this long for the next log-in, then frees its memory. */
const IDLE_MS = 60_000;
/** Pages have priority over log-ins. Only Linux has priorities by thread. */
const NICE = process.platform === 'linux' ? 10 : 0;

/** The hash of no password, with the cost of every other hash. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$5EwsULXxB0wTQXRnZ6vA7Q$FS6TWgeFRA1juS5CfQdDSIngeiT/Ve/C2RAEn1L+r9k';

@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly logger = new Logger(PasswordHasher.name);
  /** Not the pool's own queue, which stops when the last thread dies. */
  private readonly limit = pLimit(RUNNING);
  private readonly threads = new Piscina<object, unknown>({
    filename: new URL('./password-thread.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: RUNNING,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
  });

  constructor() {
    // A thread that dies fails its task. Without a listener, one that dies idle would end the process.
    this.threads.on('error', (error) => this.logger.error(error));
  }

  async hash(password: string): Promise<string> {
    return String(await this.run('hash', { password: normalize(password) }));
  }

  /** Takes the same time for an account that does not exist (`null`) as for a wrong password. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const task = { stored: passwordHash ?? DECOY, password: normalize(password) };
    return (await this.run('verify', task)) === true && passwordHash !== null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private run(name: 'hash' | 'verify', task: object): Promise<unknown> {
    if (this.limit.pendingCount >= WAITING) throw new DomainError('UNAVAILABLE');
    return this.limit(() => this.threads.run(task, { name }));
  }
}

/** Keyboards encode the same characters as different code points. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
