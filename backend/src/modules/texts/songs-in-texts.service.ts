import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteTextsRow } from './site-texts.entity.js';

/** The songs that milestones name by their slugs. */
@Injectable()
export class SongsInTexts {
  constructor(private readonly dataSource: DataSource) {}

  async findSlugs(): Promise<Set<string>> {
    return slugsOf(await this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true }));
  }

  /** They stay so until the transaction ends. */
  async holdSlugs(manager: EntityManager): Promise<Set<string>> {
    const where = { id: true };
    return slugsOf(await manager.findOneOrFail(SiteTextsRow, { where, lock: { mode: 'pessimistic_read' } }));
  }
}

function slugsOf({ published, draft }: SiteTextsRow): Set<string> {
  return new Set([...slugsIn(published), ...slugsIn(draft ?? {})]);
}

export function slugsIn({ milestones, milestonesMalayalam }: Partial<OwnTexts>): string[] {
  return [...(milestones ?? []), ...(milestonesMalayalam ?? [])].flatMap(({ song }) => song ?? []);
}
