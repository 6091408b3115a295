import { type DynamicModule, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { knownLocale } from '@paattu/shared/locales';
import { EmailLabels } from '../audit/email-labels.service.js';
import type { EmailTemplate, OwnTexts } from './composing/define-email.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';

/** A template with texts in each language. */
export type OwnTextTemplate = EmailTemplate & { ownTexts: OwnTexts };

/** The templates of all modules, by the names that rows have. */
export class EmailTemplates extends EmailLabels {
  private readonly byName: ReadonlyMap<string, EmailTemplate>;

  constructor(readonly all: readonly EmailTemplate[]) {
    super();
    this.byName = new Map(all.map((template) => [template.name, template]));
    if (this.byName.size < all.length) throw new Error('two email templates have one name');
  }

  /** Null for an email that another release wrote. */
  find(name: string): EmailTemplate | null {
    return this.byName.get(name) ?? null;
  }

  override labelOf(name: string): string | null {
    return this.find(name)?.label ?? null;
  }

  /** Null also for an email whose texts the owner cannot replace. */
  findOwnText(name: string): OwnTextTemplate | null {
    const template = this.find(name);
    return template && hasOwnTexts(template) && !template.keepsTexts ? template : null;
  }

  /** Those whose texts the owner can replace, in the order of the console. */
  listOwnTexts(): OwnTextTemplate[] {
    return this.listTranslated().filter(({ keepsTexts }) => !keepsTexts);
  }

  listTranslated(): OwnTextTemplate[] {
    return this.all.filter(hasOwnTexts).sort((a, b) => a.ownTexts.place - b.ownTexts.place);
  }

  /** The stored payload with what the template loads for it. */
  async complete<Email extends Pick<OutgoingEmail, 'template' | 'language' | 'payload'>>(
    manager: EntityManager,
    email: Email,
  ): Promise<Email> {
    const { template, language, payload } = email;
    const loaded = await this.find(template)?.load?.(payload, knownLocale(language), manager);
    return { ...email, payload: { ...payload, ...loaded } };
  }
}

function hasOwnTexts(template: EmailTemplate): template is OwnTextTemplate {
  return template.ownTexts !== null;
}

/** Global: the templates are of the modules above this one. */
@Module({})
export class EmailTemplatesModule {
  static of(templates: readonly EmailTemplate[]): DynamicModule {
    const useValue = new EmailTemplates(templates);
    return {
      module: EmailTemplatesModule,
      global: true,
      providers: [
        { provide: EmailTemplates, useValue },
        { provide: EmailLabels, useValue },
      ],
      exports: [EmailTemplates, EmailLabels],
    };
  }
}
