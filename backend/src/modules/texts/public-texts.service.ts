import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { DEFAULT_NAMES, type OwnNames, ownNameIn } from '@paattu/shared/site-texts/names';
import { linkedContestSlug } from '@paattu/shared/site-texts/contest-link';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { isSameText } from '@paattu/shared/site-texts/defaults';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { cachedJson, type CachedResponse } from '../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../common/cached-response/cached-responses.js';
import { Clock } from '../../common/clock/clock.js';
import { earliest } from '../../common/clock/earliest.js';
import { SITE_ZONE } from '../../common/clock/site-zone.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { FIRST_TEXTS } from '../../database/migrations/first-texts.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { bannerAt, type LinkedContest, toBanner } from './banner.js';
import { PortraitsService } from './portraits/portraits.service.js';
import type { Portrait } from './portraits/portrait.entity.js';
import { PreviewTokens } from './preview-tokens.js';
import type { AboutTextsDto, PublicTextsDto } from './public-texts.dto.js';
import { SiteName } from './site-name.service.js';
import { SiteTextsRow } from './site-texts.entity.js';
import { currentOf } from './site-texts.service.js';

type Page = 'frame' | 'about';

const ABOUT = ['aboutIntro', 'aboutIntroMalayalam', 'journey', 'journeyMalayalam'] as const;

const OF_DEMO = ['aboutHeading', 'aboutHeadingMalayalam', 'aboutIntro', 'aboutIntroMalayalam'] as const;

interface OwnWords {
  hasName: boolean;
  hasAbout: boolean;
}

/** The texts as pages show them: the published ones for visitors, and the draft for whom the owner gave a token. */
@Injectable()
export class PublicTextsService {
  private readonly responses: CachedResponses;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly portraits: PortraitsService,
    private readonly previews: PreviewTokens,
    private readonly clock: Clock,
    private readonly siteName: SiteName,
    private readonly settings: SiteSettings,
    changes: ChangeTopics,
  ) {
    this.responses = new CachedResponses(changes, ['texts', 'contest', 'settings'], clock);
  }

  async get(page: Page, preview: string | undefined): Promise<CachedResponse> {
    if (preview === undefined) return this.responses.get(page, () => this.makePublished(page));
    this.requireToken(preview);
    const draft = currentOf(await this.read());
    if (page === 'about') return cachedJson(await this.aboutOf(draft), { 'cache-control': 'no-store' });
    const [{ year }, { hasNoContest }] = await Promise.all([this.findYear(), this.findContests()]);
    const texts: PublicTextsDto = {
      ...frameOf(draft, year),
      banner: toBanner(draft),
      hasNoContest,
      emails: this.findEmails(),
    };
    return cachedJson(texts, { 'cache-control': 'no-store' });
  }

  /** All that a site which is not public says to visitors. */
  namesAlone(): CachedResponse {
    const texts: PublicTextsDto = {
      name: this.siteName.ownIn('en'),
      nameMalayalam: this.siteName.ownIn('ml'),
      emails: this.findEmails(),
      isNotPublic: true,
    };
    return cachedJson(texts, { 'cache-control': 'no-store' });
  }

  requireToken(preview: string): void {
    if (!this.previews.isValid(preview)) throw new DomainError('INVALID_TOKEN');
  }

  /** Finds the published portrait; with a token any. */
  async findPortrait(id: string, preview: string | undefined): Promise<Portrait> {
    if (preview !== undefined) this.requireToken(preview);
    else if ((await this.read()).published.portrait !== id) throw new DomainError('NOT_FOUND');
    const portrait = await this.portraits.find(id);
    if (!portrait) throw new DomainError('NOT_FOUND');
    return portrait;
  }

  /** The name of the artist, which is also the site's. */
  async findName(locale: Locale): Promise<string> {
    return ownNameIn((await this.read()).published, locale) ?? DEFAULT_NAMES[locale];
  }

  /** The names of the artist that the owner has published. */
  async findOwnNames(): Promise<OwnNames> {
    const { name, nameMalayalam } = (await this.read()).published;
    return { name, nameMalayalam };
  }

  /** Which words of the owner's the texts have: her name, and some on the page about her. */
  async findOwn(): Promise<Record<'published', OwnWords> & Record<'draft', OwnWords | null>> {
    const { published, draft } = await this.read();
    return { published: ownWordsOf(published), draft: draft && ownWordsOf(draft) };
  }

  /** When the owner published texts last; null for the default ones. */
  async findPublication(): Promise<Date | null> {
    return (await this.read()).publishedAt;
  }

  private async makePublished(page: Page): Promise<CachedResponse> {
    const { published } = await this.read();
    if (page === 'about') return cachedJson(await this.aboutOf(published));
    const contest = await this.findLinkedContest(published.bannerLink);
    const { banner, changesAt } = bannerAt(published, this.clock.now(), contest);
    const [{ year, endsAt }, { hasNoContest, beginsAt }] = await Promise.all([
      this.findYear(),
      this.findContests(),
    ]);
    const emails = this.findEmails();
    const texts: PublicTextsDto = { ...frameOf(published, year), banner, hasNoContest, emails };
    return cachedJson(texts, {}, earliest([changesAt, endsAt, beginsAt]));
  }

  /** Whether visitors can read of no contest, and when the next one is announced. */
  private async findContests(): Promise<{ hasNoContest: true | undefined; beginsAt: Date | null }> {
    const [{ isNone, beginsAt }] = await this.dataSource.query<[{ isNone: boolean; beginsAt: Date | null }]>(
      `select count(*) filter (where announce_at <= $1) = 0 as "isNone", min(announce_at) filter (where announce_at > $1) as "beginsAt"
       from contest_facts where published_at is not null`,
      [this.clock.now()],
    );
    return { hasNoContest: isNone || undefined, beginsAt };
  }

  private findEmails(): PublicTextsDto['emails'] {
    const { emails } = this.settings;
    return emails === 'sent' ? undefined : emails;
  }

  /** The year of now, in the time zone of the site. */
  private async findYear(): Promise<{ year: string; endsAt: Date }> {
    const [row] = await this.dataSource.query<[{ year: string; endsAt: Date }]>(
      `select to_char(here, 'YYYY') as year, (date_trunc('year', here) + interval '1 year') at time zone site_zone as "endsAt"
       from (select site_zone, $1::timestamptz at time zone site_zone as here from (select ${SITE_ZONE} as site_zone) site) moment`,
      [this.clock.now()],
    );
    return row;
  }

  /** Undefined for a link that opens no page of a contest. */
  private async findLinkedContest(link = ''): Promise<LinkedContest | undefined> {
    const slug = linkedContestSlug(link, this.config.publicUrl);
    if (slug === null) return undefined;
    const [contest] = await this.dataSource.query<LinkedContest[]>(
      `select announce_at as "announceAt" from contest_facts where slug = $1 and published_at is not null`,
      [slug],
    );
    return contest ?? { announceAt: null };
  }

  private async aboutOf(own: OwnTexts): Promise<AboutTextsDto> {
    const portrait = own.portrait ? await this.portraits.find(own.portrait) : null;
    const { portraitAlt: alt = '', portraitAltMalayalam: altMalayalam = '' } = own;
    return {
      aboutHeading: own.aboutHeading,
      aboutHeadingMalayalam: own.aboutHeadingMalayalam,
      aboutIntro: own.aboutIntro,
      aboutIntroMalayalam: own.aboutIntroMalayalam,
      journey: own.journey,
      journeyMalayalam: own.journeyMalayalam,
      milestones: own.milestones,
      milestonesMalayalam: own.milestonesMalayalam,
      values: own.values,
      valuesMalayalam: own.valuesMalayalam,
      portrait: portrait
        ? { id: portrait.id, width: portrait.width, height: portrait.height, alt, altMalayalam }
        : undefined,
      isDemo: OF_DEMO.every((key) => isSameText(own[key], FIRST_TEXTS[key])) || undefined,
    };
  }

  private read(): Promise<SiteTextsRow> {
    return this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true });
  }
}

function frameOf(own: OwnTexts, year: string): PublicTextsDto {
  return {
    name: own.name,
    nameMalayalam: own.nameMalayalam,
    tagline: own.tagline,
    taglineMalayalam: own.taglineMalayalam,
    contactLead: own.contactLead,
    contactLeadMalayalam: own.contactLeadMalayalam,
    facebookUrl: own.facebookUrl,
    instagramUrl: own.instagramUrl,
    youtubeUrl: own.youtubeUrl,
    footerLine: own.footerLine,
    footerLineMalayalam: own.footerLineMalayalam,
    footerYear: own.footerYear ?? year,
    portrait: own.portrait ?? undefined,
  };
}

function ownWordsOf(own: OwnTexts): OwnWords {
  return {
    hasName: ownNameIn(own, DEFAULT_LOCALE) !== undefined,
    hasAbout: ABOUT.some((key) => own[key] !== undefined && own[key] !== FIRST_TEXTS[key]),
  };
}
