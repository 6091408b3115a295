import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteTextsRow } from './site-texts.entity.js';

/** The songs that milestones name by their slugs. */
@Injectable()
export class SongsInTexts {
  constructor(private readonly dataSource: DataSource) {}

  async name(slug: string): Promise<boolean> {
    const { published, draft } = await this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true });
    const milestones = [published, draft ?? {}].flatMap((texts) => [
      ...(texts.milestones ?? []),
      ...(texts.milestonesMalayalam ?? []),
    ]);
    return milestones.some(({ song }) => song === slug);
  }
}
