import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { EmailRenderer } from './email-renderer.js';
import { OutgoingEmail } from './outgoing-email.entity.js';
import { EmailTemplates } from './email-templates.service.js';
import { findTexts } from './texts/own-texts.js';

@Injectable()
export class EmailSubjects {
  constructor(
    private readonly templates: EmailTemplates,
    private readonly renderer: EmailRenderer,
  ) {}

  /** The subjects of emails by their id, without those whose template is of another release. */
  async find(manager: EntityManager, ids: string[]): Promise<Map<string, string>> {
    const emails = await manager.findBy(OutgoingEmail, { id: In(ids) });
    const texts = await findTexts(manager, emails);
    return new Map(
      emails
        .filter(({ template }) => this.templates.find(template) !== null)
        .map((email) => [
          email.id,
          this.renderer.subjectOf({ ...email, texts: texts.get(email.id) ?? null }),
        ]),
    );
  }
}
