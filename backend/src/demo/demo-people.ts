import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../modules/auth/accounts.service.js';
import { StaffService } from '../modules/auth/staff/staff.service.js';
import { ContactService } from '../modules/contact/contact.service.js';
import type { RunningContent } from './demo-content.js';

/** The moderator and the visitors of the site of `npm run demo`. */
@Injectable()
export class DemoPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly staff: StaffService,
    private readonly contact: ContactService,
  ) {}

  /** Invites the moderator and accepts the invitation. Returns the id of the moderator's account. */
  async seedModerator(
    { name, email }: RunningContent['moderator'],
    password: string,
    ownerId: string,
  ): Promise<string> {
    await this.accounts.signUp({ name, email, password, language: 'en' });
    const id = await this.findUser(email);
    const invitation = await this.staff.invite(email, 'en', ownerId);
    const token = randomUUID();
    // The token of the invitation is in its email alone, which the worker may be sending.
    await this.dataSource.query(
      `update staff set token_hash = sha256(convert_to($1, 'UTF8')) where id = $2`,
      [token, invitation],
    );
    await this.staff.accept(token, { id, email, isOwner: false, permissions: [], needsFactor: false });
    return id;
  }

  async seedMessages(messages: RunningContent['messages'], ownerId: string): Promise<void> {
    for (const { isRead, answer, ...message } of messages) {
      await this.contact.sendMessage(message);
      const [row] = await this.dataSource.query<Array<{ id: string }>>(
        `select id from contact_messages where email = $1 order by created_at desc limit 1`,
        [message.email],
      );
      if (answer !== null) await this.contact.answer(row!.id, randomUUID(), answer, ownerId);
      else if (isRead) await this.contact.setRead(row!.id, true);
    }
  }

  private async findUser(email: string): Promise<string> {
    const [user] = await this.dataSource.query<Array<{ id: string }>>(
      `select id from users where email = $1`,
      [email],
    );
    return user!.id;
  }
}
