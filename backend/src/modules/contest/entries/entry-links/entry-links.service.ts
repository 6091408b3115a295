import { type Locale, localizedPath } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { createToken, hashToken } from '../../../../common/tokens.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';

/** How many days a link works: of an email about the entry or of a page, and in an email that somebody asked for with an address. */
const LIFETIME_DAYS = { notice: 90, request: 7 } as const;

/**
 * The most links of one entry that pages have shown, that emails about it have, and that somebody asked for; of each, those that expire first are
 * deleted. Each kind is counted apart: whoever asks for links, or causes emails about the entry, ends none of another kind.
 */
const MAX_LINKS = 60;

/** SQL for a link that somebody asked for. */
const IS_REQUEST = `(expires_at <= created_at + interval '${LIFETIME_DAYS.request} days')`;

/** SQL for a link that somebody asked for within the hours in which the emails with such links are limited. */
export const RECENT_REQUEST = `(${IS_REQUEST} and created_at > now() - interval '24 hours')`;

export interface LinkedEntry {
  entryId: string;
  /** The language of the page that the link opens. */
  language: Locale;
}

/** A link for whoever sits before the screen, on a site without a mail server. */
export interface ShownLink {
  link: string;
  linkExpiresAt: Date;
}

/** Links that open the entry's page without an account. Stored as hashes. */
@Injectable()
export class EntryLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Creates the link of an email about the entry, in the transaction that queues the email. */
  async create(manager: EntityManager, entryId: string, language: Locale): Promise<string> {
    const [link] = await this.createAll(manager, [{ entryId, language }]);
    return link!;
  }

  /**
   * Creates a link that no email brings. Who gets it may be anybody, so the proof of the address is taken back: only then is each link of an
   * entry whose address is proved one that went to its mailbox.
   */
  async show(manager: EntityManager, { entryId, language }: LinkedEntry): Promise<ShownLink> {
    await manager.query(
      `update contest_entries set address_proved_at = null, proof_taken_back_at = now()
       where id = $1 and address_proved_at is not null`,
      [entryId],
    );
    const [shown] = await this.store(manager, [{ entryId, language }], 'notice', false);
    return shown!;
  }

  /** Ends the links of the entry that no email has brought. */
  async endShown(manager: EntityManager, entryId: string): Promise<void> {
    await manager.query('delete from entry_links where entry_id = $1 and not is_emailed', [entryId]);
  }

  /** Ends all links of the entry, whoever has them. */
  async endAll(manager: EntityManager, entryId: string): Promise<void> {
    await manager.query('delete from entry_links where entry_id = $1', [entryId]);
  }

  /** As `create`, for many entries and in their order. */
  async createAll(
    manager: EntityManager,
    entries: LinkedEntry[],
    purpose: keyof typeof LIFETIME_DAYS = 'notice',
  ): Promise<string[]> {
    return (await this.store(manager, entries, purpose, true)).map(({ link }) => link);
  }

  private async store(
    manager: EntityManager,
    entries: LinkedEntry[],
    purpose: keyof typeof LIFETIME_DAYS,
    isEmailed: boolean,
  ): Promise<ShownLink[]> {
    const tokens = entries.map(() => createToken());
    const ids = entries.map(({ entryId }) => entryId);
    // Apart, so that the deletion counts the new ones.
    const stored = await manager.query<Array<{ expiresAt: Date }>>(
      `insert into entry_links (entry_id, token_hash, is_emailed, expires_at)
       select entry_id, token_hash, $4, now() + make_interval(days => $3)
       from unnest($1::uuid[], $2::bytea[]) as link (entry_id, token_hash)
       returning expires_at as "expiresAt"`,
      [ids, tokens.map(hashToken), LIFETIME_DAYS[purpose], isEmailed],
    );
    await manager.query(
      `delete from entry_links where id in (
         select id from (
           select id, expires_at, row_number() over (partition by entry_id, is_emailed, ${IS_REQUEST} order by expires_at desc, id) as place
           from entry_links where entry_id = any($1)) link
         where place > $2 or expires_at <= now())`,
      [ids, MAX_LINKS],
    );
    // In the fragment, which a browser sends to no server.
    return entries.map(({ language }, index) => ({
      link: `${this.config.publicUrl}${localizedPath(language, '/my-entry')}#${tokens[index]}`,
      linkExpiresAt: stored[index]!.expiresAt,
    }));
  }
}
