import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../../common/tokens.js';
import { EntryCorrections } from './entry-corrections.service.js';
import { EntryLinks, RECENT_REQUEST } from './entry-links.service.js';
import { EntrySession } from './entry-session.entity.js';

/** Browsers in which one entry is open. Of more, those that expire first are closed. */
const MAX_SESSIONS = 20;

/** Nobody opens a deleted entry; an undo of the deletion opens it again. */
const IS_THERE = `exists (select from contest_entries entry where entry.id = entry_id and entry.status <> 'deleted')`;

export interface OpenedEntry {
  entryId: string;
  /** For the cookie. */
  token: string;
  expiresAt: Date;
}

/** Which entries a browser may open. The cookie holds a random token, and the table its hash. */
@Injectable()
export class EntrySessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly corrections: EntryCorrections,
  ) {}

  /**
   * Opens the entry of the link in a browser, for 30 days. The browser gets a new token, which also opens the entries of
   * its former one: whoever has copied that opens nothing more.
   */
  async open(linkToken: string, browserToken: string | null): Promise<OpenedEntry> {
    return this.dataSource.transaction(async (manager) => {
      const token = createToken();
      // First: a correction or `endOthers` that is under way ends this link. They lock the entry before its links too.
      await manager.query(
        `select from contest_entries
         where id = (select entry_id from entry_links where token_hash = $1 and expires_at > now()) for no key update`,
        [hashToken(linkToken)],
      );
      const [link] = await manager.query<Array<{ entryId: string; isEmailed: boolean }>>(
        'select entry_id as "entryId", is_emailed as "isEmailed" from entry_links where token_hash = $1 and expires_at > now()',
        [hashToken(linkToken)],
      );
      if (link?.isEmailed) await this.proveAddress(manager, link.entryId);
      const [session] = await manager.query<Array<Omit<OpenedEntry, 'token'>>>(
        `insert into entry_sessions (token_hash, entry_id, expires_at)
         select $2, entry_id, now() + interval '30 days' from entry_links
         where token_hash = $1 and expires_at > now() and ${IS_THERE}
         on conflict (token_hash, entry_id) do update set expires_at = excluded.expires_at
         returning entry_id as "entryId", expires_at as "expiresAt"`,
        [hashToken(linkToken), hashToken(token)],
      );
      if (!session) throw new DomainError('INVALID_TOKEN');
      if (browserToken !== null) await replaceToken(manager, hashToken(browserToken), hashToken(token));
      await manager.query(
        `delete from entry_sessions where entry_id = $1 and id not in (
           select id from entry_sessions where entry_id = $1 and expires_at > now()
           order by expires_at desc, id limit $2)`,
        [session.entryId, MAX_SESSIONS],
      );
      return { ...session, token };
    });
  }

  /** Somebody reads the mailbox. Whoever has only typed the address, and got a link on a page, may be somebody else, and has the entry no more. */
  private async proveAddress(manager: EntityManager, entryId: string): Promise<void> {
    await this.corrections.end(manager, entryId);
    const [, proved] = await manager.query<[unknown, number]>(
      `update contest_entries set address_proved_at = now(), proof_taken_back_at = null
       where id = $1 and address_proved_at is null and status <> 'deleted'`,
      [entryId],
    );
    if (proved === 0) return;
    await this.links.endShown(manager, entryId);
    await manager.query('delete from entry_sessions where entry_id = $1', [entryId]);
    // Nor does the mailbox that she has asked for get the entry. The row counts how often somebody asked.
    await manager.query('update address_changes set expires_at = site_now() where entry_id = $1', [entryId]);
  }

  /** The entries that are open in the browser, the one that was opened last first. */
  async findEntryIds(browserToken: string): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ entryId: string }>>(
      `select entry_id as "entryId" from entry_sessions where token_hash = $1 and expires_at > now() and ${IS_THERE}
       order by expires_at desc, entry_id`,
      [hashToken(browserToken)],
    );
    return rows.map(({ entryId }) => entryId);
  }

  /** Closes all entries in the browser. */
  async leave(browserToken: string): Promise<void> {
    await this.dataSource.manager.delete(EntrySession, { tokenHash: hashToken(browserToken) });
  }

  /**
   * Closes the entry in all other browsers, and ends the links to it but those that somebody asked for lately. Those are in the
   * mailbox of the entrant: a thief who uses up its emails and ends all others does not lock her out. Of an address that is not proved, no
   * link in the mailbox ends: whoever has the entry may be somebody else.
   */
  async endOthers(entryId: string, browserToken: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // First: a link that is being opened locks it too, and its session is there afterwards.
      const [entry] = await manager.query<Array<{ isProved: boolean }>>(
        'select address_proved_at is not null as "isProved" from contest_entries where id = $1 for no key update',
        [entryId],
      );
      await manager.query(
        `delete from entry_links where entry_id = $1 and ($2 or not is_emailed) and not ${RECENT_REQUEST}`,
        [entryId, entry?.isProved ?? false],
      );
      await manager.query('delete from entry_sessions where entry_id = $1 and token_hash <> $2', [
        entryId,
        hashToken(browserToken),
      ]);
    });
  }
}

async function replaceToken(manager: EntityManager, before: Buffer, after: Buffer): Promise<void> {
  // An entry that was opened again has its session already.
  await manager.query(
    `delete from entry_sessions where token_hash = $1
       and entry_id in (select entry_id from entry_sessions where token_hash = $2)`,
    [before, after],
  );
  await manager.query('update entry_sessions set token_hash = $2 where token_hash = $1', [before, after]);
}
