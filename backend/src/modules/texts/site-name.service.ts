import type { Locale } from '@paattu/shared/locales';
import { DEFAULT_NAMES } from '@paattu/shared/site-texts/names';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { SiteTextsRow } from './site-texts.entity.js';

/** The published name of the artist, which is also the site's. Kept in memory, because each email shows it. */
@Injectable()
export class SiteName implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteName.name);
  private own: Partial<Record<Locale, string>> = {};

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
    return this.own[locale] ?? DEFAULT_NAMES[locale];
  }

  /** Undefined while the owner has not changed it. */
  ownIn(locale: Locale): string | undefined {
    return this.own[locale];
  }

  private async read(): Promise<void> {
    try {
      const { published } = await this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true });
      this.own = { en: published.name, ml: published.nameMalayalam };
    } catch (error) {
      // The connection of the changes comes back with the database, and announces `all`.
      this.logger.warn({ err: error }, 'the name of the site could not be read; the last one stays');
    }
  }
}
