import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { Changes } from '../../../infra/changes/changes.js';
import { Contest } from './contest.entity.js';
import { checkDates } from './contest-dates.js';
import type { ContestDetailsDto } from './contest-details.dto.js';

/** Creates and edits contests. A contest is never deleted, because entries belong to it. */
@Injectable()
export class ContestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  createContest(details: ContestDetailsDto): Promise<Contest> {
    return this.save(details, async (manager) => {
      const { id } = await manager.save(manager.create(Contest, emptied(details)));
      // Read again, because `save` also returns columns that are never selected.
      return manager.findOneByOrFail(Contest, { id });
    });
  }

  /** Replaces all settings. */
  editContest(id: string, details: ContestDetailsDto): Promise<Contest> {
    return this.save(details, async (manager) => {
      const { affected } = await manager.update(Contest, { id }, emptied(details));
      if (affected === 0) throw new DomainError('NOT_FOUND');
      return manager.findOneByOrFail(Contest, { id });
    });
  }

  private async save(
    details: ContestDetailsDto,
    write: (manager: EntityManager) => Promise<Contest>,
  ): Promise<Contest> {
    checkDates(details);
    try {
      const contest = await write(this.dataSource.manager);
      // Entries are listed with the title of their contest, and another contest may be the current one now.
      await Promise.all([this.changes.publish('contest'), this.changes.publish('entries')]);
      return contest;
    } catch (error) {
      if (violates(error, 'contests_apart')) throw overlapping();
      throw error;
    }
  }
}

function emptied({
  titleMalayalam,
  songTitleMalayalam,
  tutorialUrl,
  sponsorName,
  sponsorNameMalayalam,
  sponsorUrl,
  ...details
}: ContestDetailsDto) {
  return {
    ...details,
    titleMalayalam: titleMalayalam ?? null,
    songTitleMalayalam: songTitleMalayalam ?? null,
    tutorialUrl: tutorialUrl ?? null,
    sponsorName: sponsorName ?? null,
    sponsorNameMalayalam: sponsorNameMalayalam ?? null,
    sponsorUrl: sponsorUrl ?? null,
  };
}

function overlapping(): DomainError {
  const message = sentenceOf('CONTESTS_OVERLAP');
  const details = ['announceAt', 'winnerAt'].map((field) => ({ field, message }));
  return new DomainError('CONTESTS_OVERLAP', { message, details });
}
