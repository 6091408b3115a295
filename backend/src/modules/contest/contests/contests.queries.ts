import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { contains, readIds, whereWithin, wordsOf } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import type { AdminContestDto } from './admin-contest.dto.js';
import { Contest } from './contest.entity.js';
import type { ContestDetailsDto } from './contest-details.dto.js';
import { toSettings, versionOfContest } from './contest-settings.js';
import type { ContestPreviewDto } from './rules/rules.dto.js';
import { RulesQueries } from './rules/rules.queries.js';
import { findDeletable } from './find-deletable.js';
import { samplePhotoPath, versionOfSamplePhoto } from './sample-photo/sample-photo.js';
import { isPublished, stateOfContest } from './contest-state.js';

type ContestSort = 'announceAt' | 'title' | 'createdAt';
type ContestFilter = 'q' | 'id' | 'from' | 'to';

export const CONTEST_LIST: ListRules<ContestSort, ContestFilter> = {
  sort: ['announceAt', 'title', 'createdAt'],
  filter: ['q', 'id', 'from', 'to'],
};

@Injectable()
export class ContestsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly rules: RulesQueries,
  ) {}

  async listContests(query: ListQuery<ContestSort, ContestFilter>): Promise<Page<AdminContestDto>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(Contest, 'contest')
      .orderBy(`contest.${sort}`, order)
      .addOrderBy('contest.id', order);
    if (filter.id !== undefined) select.andWhere('contest.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      select.andWhere(
        `(${contains('contest.title', ':words')} or ${contains('contest.songTitle', ':words')})`,
        {
          words: wordsOf(filter.q),
        },
      );
    }
    whereWithin(select, 'contest.announceAt', filter);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows: await this.describe(rows), total };
  }

  async findContest(id: string): Promise<AdminContestDto> {
    const [contest] = await this.describe(await this.dataSource.manager.findBy(Contest, { id }));
    if (!contest) throw new DomainError('NOT_FOUND');
    return contest;
  }

  /** What an edit would publish with it. */
  async previewEdit(id: string, details: ContestDetailsDto): Promise<ContestPreviewDto> {
    const contest = await this.dataSource.manager.findOneBy(Contest, { id });
    if (!contest) throw new DomainError('NOT_FOUND');
    return this.rules.previewEdit({ ...contest, ...toSettings(details) });
  }

  private async describe(contests: Contest[]): Promise<AdminContestDto[]> {
    const now = this.clock.now();
    const [announcements, deletable] = await Promise.all([
      this.listAnnouncements(),
      findDeletable(
        this.dataSource.manager,
        contests.map(({ id }) => id),
      ),
    ]);
    return contests.map((contest) => {
      const { samplePhotoFile: _file, samplePhotoCardFile: _cardFile, ...settings } = contest;
      const { announceAt } = contest;
      const next = announceAt && announcements.find((instant) => instant > announceAt);
      const isAnnounced = isPublished(contest) && contest.announceAt <= now;
      return {
        ...settings,
        samplePhotoUrl: samplePhotoPath(contest),
        samplePhotoVersion: versionOfSamplePhoto(contest),
        version: versionOfContest(contest),
        state: stateOfContest(contest, next ?? null, now),
        isCurrent: isAnnounced && (!next || now < next),
        canBeDeleted: deletable.includes(contest.id) || !(isPublished(contest) || contest.isExample),
      };
    });
  }

  /** When each published contest was or will be announced, the first one first. */
  private async listAnnouncements(): Promise<Date[]> {
    const rows = await this.dataSource.query<Array<{ announceAt: Date }>>(
      `select announce_at as "announceAt" from contests where published_at is not null order by 1`,
    );
    return rows.map(({ announceAt }) => announceAt);
  }
}
