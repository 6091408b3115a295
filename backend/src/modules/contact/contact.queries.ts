import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import {
  addressContains,
  contains,
  readIds,
  readStates,
  whereWithin,
  wordsOf,
} from '../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../common/paging/list-query.js';
import { Bounces } from '../mailing/bounces/bounces.service.js';
import { MailingService } from '../mailing/mailing.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactAnswer } from './contact-answer.entity.js';
import type { AnswerDto, MessageDto } from './contact.dto.js';

type MessageSort = 'createdAt' | 'name' | 'email' | 'subject';
type MessageFilter = 'q' | 'id' | 'from' | 'to' | 'status';

export const MESSAGE_LIST: ListRules<MessageSort, MessageFilter> = {
  sort: ['createdAt', 'name', 'email', 'subject'],
  filter: ['q', 'id', 'from', 'to', 'status'],
};

const HAS_ANSWER = 'exists (select from contact_answers answer where answer.message_id = message.id)';
const CONDITIONS = {
  unread: 'message.readAt is null',
  unanswered: `not ${HAS_ANSWER}`,
  answered: HAS_ANSWER,
};
const STATES = Object.keys(CONDITIONS) as Array<keyof typeof CONDITIONS>;

@Injectable()
export class ContactQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly bounces: Bounces,
  ) {}

  async listMessages({
    sort,
    order,
    offset,
    limit,
    filter,
  }: ListQuery<MessageSort, MessageFilter>): Promise<Page<MessageDto>> {
    const select = this.dataSource.manager
      .createQueryBuilder(ContactMessage, 'message')
      .orderBy(`message.${sort}`, order)
      .addOrderBy('message.id', order);
    if (filter.id !== undefined) select.andWhere('message.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      // One trigram index covers the three columns.
      select.andWhere(
        `(${contains('message.name', ':words')} or ${addressContains('message.email', ':words')} or ${contains('message.subject', ':words')})`,
        { words: wordsOf(filter.q) },
      );
    }
    if (filter.status !== undefined) {
      const conditions = readStates(filter.status, STATES).map((state) => CONDITIONS[state]);
      select.andWhere(`(${conditions.join(' or ') || 'false'})`);
    }
    whereWithin(select, 'message.createdAt', filter);
    const [messages, total] = await select.offset(offset).limit(limit).getManyAndCount();
    const answered = await this.lastAnswers(messages.map(({ id }) => id));
    const dead = await this.bounces.findDead(messages.map(({ email }) => email));
    return { rows: messages.map((message) => toDto(message, answered.get(message.id), dead)), total };
  }

  async findMessage(id: string): Promise<MessageDto> {
    const message = await this.dataSource.manager.findOneBy(ContactMessage, { id });
    if (!message) throw new DomainError('NOT_FOUND');
    const answered = await this.lastAnswers([id]);
    const dead = await this.bounces.findDead([message.email]);
    return toDto(message, answered.get(id), dead);
  }

  /** Oldest first, each with the delivery of its email. */
  async listAnswers(messageId: string): Promise<AnswerDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(ContactMessage, { id: messageId }))) throw new DomainError('NOT_FOUND');
    const answers = await manager.find(ContactAnswer, {
      select: { id: true, text: true, createdAt: true },
      where: { messageId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    // The email of an answer has the id of the answer.
    const emails = await this.mailing.findDeliveries(answers.map(({ id }) => id));
    return answers.map((answer) => ({ ...answer, email: emails.find(({ id }) => id === answer.id) ?? null }));
  }

  /** When each message was last answered. */
  private async lastAnswers(messageIds: string[]): Promise<Map<string, Date>> {
    const last = await this.dataSource.query<Array<{ id: string; at: Date }>>(
      'select message_id as id, max(created_at) as at from contact_answers where message_id = any($1) group by message_id',
      [messageIds],
    );
    return new Map(last.map(({ id, at }) => [id, at]));
  }
}

function toDto(message: ContactMessage, answeredAt: Date | undefined, dead: Set<string>): MessageDto {
  return { ...message, answeredAt: answeredAt ?? null, doEmailsComeBack: dead.has(message.email) };
}
