import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { CONTESTS } from '../../contest/contests/public.sql.js';
import { PublishedSongsService } from '../../songs/published-songs.service.js';
import { PublicTextsService } from '../../texts/public-texts.service.js';
import { mailProblemOf } from '../settings/mail-problem.js';
import { FIRST_STEPS, type FirstStep, type FirstStepsDto } from './first-steps.dto.js';

/** What a new site still needs. Each step is read from the site itself, so it is done however it was done. The example does none. */
@Injectable()
export class FirstStepsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly texts: PublicTextsService,
    private readonly songs: PublishedSongsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<FirstStepsDto> {
    const [hasSong, texts, contests, drafts] = await Promise.all([
      this.songs.hasOwn(this.clock.now()),
      this.texts.findOwn(),
      this.dataSource.query<unknown[]>(
        `select from ${CONTESTS} contest where published_at is not null and winner_at > site_now() and not is_example limit 1`,
      ),
      this.dataSource.query<{ id: string }[]>(
        `select id from ${CONTESTS} where published_at is null and not is_example order by created_at desc, id limit 1`,
      ),
    ]);
    const { publicUrl } = this.config;
    const { smtpUrl, mailFrom } = this.settings;
    const done: Record<FirstStep, boolean> = {
      artist: texts.published.hasName,
      song: hasSong,
      about: texts.published.hasAbout,
      email: smtpUrl !== null && mailProblemOf({ publicUrl, smtpUrl, mailFrom }) === null,
      contest: contests.length > 0,
      public: this.settings.isPublic,
    };
    const saved: Partial<Record<FirstStep, string | undefined>> = {
      artist: texts.draft?.hasName ? 'site' : undefined,
      about: texts.draft?.hasAbout ? 'site' : undefined,
      contest: drafts[0]?.id,
    };
    return {
      steps: FIRST_STEPS.map((name) => ({
        name,
        isDone: done[name],
        draft: done[name] ? null : (saved[name] ?? null),
      })),
      isDismissed: this.settings.stepsDismissedAt !== null,
    };
  }

  async dismiss(): Promise<void> {
    await this.settings.store(this.dataSource.manager, { stepsDismissedAt: this.clock.now() });
    await this.settings.announce();
  }
}
