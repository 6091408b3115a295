import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

const WITHIN_MS = 10_000;

/** As GitHub answers, or as a file that the operator keeps. */
const answerSchema = z
  .object({ tag_name: z.string().optional(), version: z.string().optional() })
  .transform(({ tag_name, version }) => (version ?? tag_name ?? '').replace(/^v/, ''))
  .pipe(z.string().regex(/^\d+\.\d+\.\d+$/));

/** Whether a newer release exists. Nothing is asked before the owner has allowed it. */
@Injectable()
export class ReleaseLookUp {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async choose(isOn: boolean): Promise<void> {
    await this.dataSource.query(
      'update care_settings set looks_for_releases = $1, looked_at = null, newest_release = null',
      [isOn],
    );
  }

  /** Asks once a day: of several workers, the one that notes the look. */
  async lookIfDue(): Promise<void> {
    if (this.config.releasesUrl === null) return;
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update care_settings set looked_at = now()
       where looks_for_releases and coalesce(looked_at < now() - interval '1 day', true) returning one`,
    );
    if (rows.length === 0) return;
    const newest = await readNewest(this.config.releasesUrl);
    await this.dataSource.query('update care_settings set newest_release = $1 where looks_for_releases', [
      newest,
    ]);
  }
}

async function readNewest(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`RELEASES_URL answers ${response.status}`);
  return answerSchema.parse(await response.json());
}
