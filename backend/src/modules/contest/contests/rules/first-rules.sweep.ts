import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { ADD_RULES_OF_2025, RULES_OF_2025 } from '../../../../database/migrations/texts/rules-of-2025.js';
import { Changes } from '../../../../infra/changes/changes.js';

const EVERY_MS = 60 * 60 * 1_000;

/**
 * Gives rules to the contests that a process of the release without rules creates beside this one during an upgrade. To
 * be deleted in the release after.
 */
@Injectable()
export class FirstRulesSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  @Sweep(EVERY_MS, 'contests without rules could not be given any', { atStart: true })
  async run(): Promise<void> {
    const added = await this.dataSource.query<unknown[]>(`${ADD_RULES_OF_2025} returning id`, [
      RULES_OF_2025.english,
      RULES_OF_2025.malayalam,
    ]);
    if (added.length > 0) await this.changes.publish('contest');
  }
}
