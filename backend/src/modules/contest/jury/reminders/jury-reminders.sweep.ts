import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { JuryReminders } from './jury-reminders.js';

const EVERY_MS = 10 * 60_000;

/** Looks for judges who need a reminder. */
@Injectable()
export class JuryRemindersSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(JuryRemindersSweep.name);

  constructor(private readonly reminders: JuryReminders) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    try {
      await this.reminders.send();
    } catch (error) {
      this.logger.warn({ err: error }, 'judges could not be reminded; the next run tries again');
    }
  }
}
