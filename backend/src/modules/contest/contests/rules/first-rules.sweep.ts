import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ADD_RULES_OF_2025, RULES_OF_2025 } from '../../../../database/migrations/texts/rules-of-2025.js';
import { Changes } from '../../../../infra/changes/changes.js';

const EVERY_MS = 60 * 60 * 1_000;

/**
 * Gives rules to the contests that a process of the release without rules creates beside this one during an upgrade. To
 * be deleted in the release after.
 */
@Injectable()
export class FirstRulesSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstRulesSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    try {
      const added = await this.dataSource.query<unknown[]>(`${ADD_RULES_OF_2025} returning id`, [
        RULES_OF_2025.english,
        RULES_OF_2025.malayalam,
      ]);
      if (added.length > 0) await this.changes.publish('contest');
    } catch (error) {
      this.logger.warn(
        { err: error },
        'contests without rules could not be given any; the next run tries again',
      );
    }
  }
}
