import type { Locale } from '@paattu/shared/locales';
import { DEFAULT_NAMES, ownNameIn } from '@paattu/shared/site-texts/names';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { SiteTextsRow } from './site-texts.entity.js';

/** The published name of the artist, which is also the site's. Kept in memory, because each email shows it. */
@Injectable()
export class SiteName implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteName.name);
  private own: OwnTexts = {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.changes.subscribe((topic) => {
      if (topic === 'texts' || topic === 'all') void this.read();
    });
    await this.read();
  }

  in(locale: Locale): string {
    return this.ownIn(locale) ?? DEFAULT_NAMES[locale];
  }

  /** In the other language where the owner has written it in that alone; undefined while she has written none. */
  ownIn(locale: Locale): string | undefined {
    return ownNameIn(this.own, locale);
  }

  private async read(): Promise<void> {
    try {
      const { published } = await this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true });
      this.own = published;
    } catch (error) {
      // The connection of the changes comes back with the database, and announces `all`.
      this.logger.warn({ err: error }, 'the name of the site could not be read; the last one stays');
    }
  }
}
