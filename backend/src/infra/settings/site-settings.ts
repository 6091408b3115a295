import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { ChangeTopics } from '../changes/change-topics.js';
import { decrypt, encrypt } from './encryption.js';
import { StoredSettings } from './site-settings.entity.js';

/** No mail server accepts it. */
const NO_SENDER = 'Paattu <no-reply@paattu.example>';

interface Values {
  /** In lower case. */
  ownerEmail: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  youtubeApiKey: string | null;
  /** Null for that of the newest contest. */
  timeZone: string | null;
  stepsDismissedAt: Date | null;
  /** Null for a public site. */
  notPublicSince: Date | null;
  lookLinkId: string | null;
  lookUntil: Date | null;
}

const NONE: Values = {
  ownerEmail: null,
  smtpUrl: null,
  mailFrom: null,
  youtubeApiKey: null,
  timeZone: null,
  stepsDismissedAt: null,
  notPublicSince: null,
  lookLinkId: null,
  lookUntil: null,
};

/**
 * What the owner may set in the browser. A variable of the environment comes first. Each process keeps the values, and reads them again when
 * one has changed.
 */
@Injectable()
export class SiteSettings implements OnModuleInit {
  private readonly logger = new Logger(SiteSettings.name);
  private stored = NONE;
  private isMailServerStored = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
    this.changes.subscribe((topic) => {
      if (topic !== 'settings' && topic !== 'all') return;
      this.read().catch((error: unknown) => {
        // The next connection to the database reads them.
        this.logger.warn({ err: error }, 'the settings could not be read');
      });
    });
  }

  /** Null before the set-up in the browser. */
  get ownerEmail(): string | null {
    return this.config.ownerEmail ?? this.stored.ownerEmail;
  }

  /**
   * Whether there is one. One that was stored with another LINK_SECRET cannot be reached until the owner sets it again, and emails wait for it:
   * what a site without one hands out in place of an email, it must not.
   */
  get hasMailServer(): boolean {
    return this.config.smtpUrl !== null || this.isMailServerStored;
  }

  /** Null without a mail server that can be reached. */
  get smtpUrl(): string | null {
    return this.config.smtpUrl ?? this.stored.smtpUrl;
  }

  /**
   * What becomes of an email. Without a mail server, production keeps it for the console, without its links, and a local start logs its links.
   */
  get emails(): 'sent' | 'kept' | 'logged' {
    if (this.hasMailServer) return 'sent';
    return this.config.production ? 'kept' : 'logged';
  }

  /** Rejects a request whose result is a link in an email. */
  requireEmails(): void {
    if (this.emails === 'kept') throw new DomainError('EMAILS_NOT_SENT');
  }

  /** Whether the mail server has to be on the internet. Only whoever keeps the server may choose one inside of its network, with SMTP_URL. */
  get isSmtpOutside(): boolean {
    return this.config.production && !this.isFixed('smtpUrl');
  }

  get mailFrom(): string {
    return this.config.mailFrom ?? this.stored.mailFrom ?? NO_SENDER;
  }

  get youtubeApiKey(): string | null {
    return this.config.youtube.apiKey ?? this.stored.youtubeApiKey;
  }

  get timeZone(): string | null {
    return this.stored.timeZone;
  }

  /** When the owner put away the list of what is left to do. */
  get stepsDismissedAt(): Date | null {
    return this.stored.stepsDismissedAt;
  }

  /** Whether visitors see the site. */
  get isPublic(): boolean {
    return this.stored.notPublicSince === null;
  }

  /** Null for a public site. */
  get notPublicSince(): Date | null {
    return this.stored.notPublicSince;
  }

  /** The link with which somebody looks at a site that is not public; it may have ended. */
  get lookLink(): { id: string; until: Date } | null {
    const { lookLinkId: id, lookUntil: until } = this.stored;
    return id === null || until === null ? null : { id, until };
  }

  /** Whether the environment sets it, so that the browser cannot. */
  isFixed(name: 'ownerEmail' | 'smtpUrl' | 'youtubeApiKey'): boolean {
    return (name === 'youtubeApiKey' ? this.config.youtube.apiKey : this.config[name]) !== null;
  }

  /** Hides the site before anything was stored about it. */
  async hideNewSite(): Promise<void> {
    await this.dataSource.query(
      'insert into site_settings (not_public_since) values (now()) on conflict do nothing',
    );
    await this.announce();
  }

  /** Whether the site is not public, as the database has it. A site that is not stays so until the transaction ends. */
  async isHidden(manager: EntityManager): Promise<boolean> {
    return (await this.findNotPublicSince(manager)) !== null;
  }

  /** Since when, as the database has it; null for a public site. A site that is not public stays so until the transaction ends. */
  async findNotPublicSince(manager: EntityManager): Promise<Date | null> {
    const [hidden] = await manager.query<Array<{ since: Date }>>(
      'select not_public_since as since from site_settings where not_public_since is not null for share',
    );
    return hidden?.since ?? null;
  }

  /** Lets nobody publish or hide the site until the transaction ends. Without settings there is no row to lock, so the table is. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('lock table site_settings in share mode');
  }

  /** Stores these values in a transaction. Call `announce` after its commit. */
  async store(manager: EntityManager, values: Partial<Values>): Promise<void> {
    const { smtpUrl, youtubeApiKey, ...plain } = values;
    await manager.upsert(
      StoredSettings,
      {
        one: true,
        ...plain,
        ...(smtpUrl !== undefined && { smtpUrl: this.encrypt('smtpUrl', smtpUrl) }),
        ...(youtubeApiKey !== undefined && { youtubeApiKey: this.encrypt('youtubeApiKey', youtubeApiKey) }),
      },
      ['one'],
    );
  }

  /** Reads what was stored, and tells the other processes. */
  async announce(): Promise<void> {
    await this.read();
    await this.changes.publish('settings');
  }

  private async read(): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(StoredSettings, { one: true });
    const smtpUrl = this.decrypt('smtpUrl', row?.smtpUrl);
    this.isMailServerStored = Boolean(row?.smtpUrl);
    this.stored = {
      ownerEmail: row?.ownerEmail ?? null,
      smtpUrl,
      // A sender belongs to its server.
      mailFrom: smtpUrl === null ? null : (row?.mailFrom ?? null),
      youtubeApiKey: this.decrypt('youtubeApiKey', row?.youtubeApiKey),
      timeZone: row?.timeZone ?? null,
      stepsDismissedAt: row?.stepsDismissedAt ?? null,
      notPublicSince: row?.notPublicSince ?? null,
      lookLinkId: row?.lookLinkId ?? null,
      lookUntil: row?.lookUntil ?? null,
    };
  }

  private encrypt(name: keyof Values, text: string | null): Buffer | null {
    return text === null ? null : encrypt(this.config.linkSecret, name, text);
  }

  private decrypt(name: keyof Values, sealed: Buffer | null | undefined): string | null {
    if (!sealed) return null;
    const text = decrypt(this.config.linkSecret, name, sealed);
    if (text === null)
      this.logger.warn(`${name} was stored with another LINK_SECRET: please set it again in the browser`);
    return text;
  }
}
