import { type Locale, locales, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { versionOf } from '../../../common/http/if-match.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { EmailRenderer } from '../email-renderer.js';
import type { Texts } from '../composing/define-email.js';
import { EMAIL_BLOCKS, MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '../composing/blocks.js';
import { INVENTED } from '../composing/invented.js';
import { EMAIL_VARIABLES } from '../composing/variables.js';
import { EmailTemplates, type OwnTextTemplate } from '../email-templates.service.js';
import { VOTER_EMAILS } from '../public.sql.js';
import { type EmailRef, idOf, listRefs } from './email-ref.js';
import { EmailText } from './email-text.entity.js';
import type {
  EditableEmailsDto,
  EmailBlockDto,
  EmailPreviewDto,
  EmailTextDto,
  EmailTextsDto,
  RenderedEmailDto,
} from './email-text.dto.js';
import { errorsOf, usableTexts } from './text-errors.js';

/** The texts of the owner for an email, by language; without the blocks that are those of the release. */
export type OwnBlocks = Record<Locale, Texts>;

interface ContestNames {
  id: string;
  title: string;
  titleMalayalam: string | null;
  slug: string;
}

/** The data of an email in the preview. */
interface PreviewData {
  payload: Record<string, unknown>;
  isSample: boolean;
}

@Injectable()
export class EmailTextsQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly renderer: EmailRenderer,
    private readonly templates: EmailTemplates,
  ) {}

  async listEmails(contestId: string | null): Promise<EditableEmailsDto> {
    const contest = await this.findContest(contestId);
    const refs = listRefs(this.templates, contestId);
    const rows = await this.dataSource.manager.find(EmailText, {
      where: [{ contestId: IsNull() }, ...(contestId === null ? [] : [{ contestId }])],
    });
    return {
      contest: contest && { id: contest.id, title: contest.title },
      emails: refs.map((ref) => ({
        id: idOf(ref),
        template: ref.template.name,
        label: ref.template.label,
        isOfContest: ref.contestId !== null,
        replaced: locales.filter((language) =>
          rows.some((row) => row.template === ref.template.name && row.language === language),
        ),
      })),
    };
  }

  async findTexts(ref: EmailRef): Promise<EmailTextDto> {
    const { template } = ref;
    const { ownTexts } = template;
    const contest = await this.findContest(ref.contestId);
    const own = await findOwnBlocks(this.dataSource.manager, ref);
    return {
      id: idOf(ref),
      template: template.name,
      label: template.label,
      whenSent: ownTexts.whenSent,
      blocks: describeBlocks(template),
      contest: contest && { id: contest.id, title: contest.title },
      texts: mergeTexts(template, 'en', own),
      textsMalayalam: mergeTexts(template, 'ml', own),
      defaults: { ...ownTexts.texts.en },
      defaultsMalayalam: { ...ownTexts.texts.ml },
      variables: [...ownTexts.variables],
      version: versionOfTexts(template, own),
    };
  }

  /** How the email would look with these texts, with the data of the last one of its kind or of a sample. */
  async preview(ref: EmailRef, { texts, textsMalayalam }: EmailTextsDto): Promise<EmailPreviewDto> {
    const { template } = ref;
    const english = await this.findPreviewData(ref, 'en');
    const malayalam = await this.findPreviewData(ref, 'ml');
    return {
      english: await this.render(template, 'en', texts, english),
      malayalam: await this.render(template, 'ml', textsMalayalam, malayalam),
      isSample: english.isSample,
      errors: [...errorsOf(template, 'en', texts), ...errorsOf(template, 'ml', textsMalayalam)],
    };
  }

  /** Invented data, with the names of the contest. A secret link leads to the site instead. */
  async findSample({ template, contestId }: EmailRef, language: Locale): Promise<Record<string, unknown>> {
    const contest = await this.findContest(contestId);
    const sample: Record<string, unknown> = { ...template.ownTexts.sample(INVENTED[language]) };
    const { publicUrl } = this.config;
    return {
      ...sample,
      ...('link' in sample && { link: Array.isArray(sample.link) ? [publicUrl] : publicUrl }),
      ...(contest && {
        contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
        contestSlug: contest.slug,
      }),
    };
  }

  private async findPreviewData(ref: EmailRef, language: Locale): Promise<PreviewData> {
    const sample = await this.findSample(ref, language);
    // Whether there was one tells whether an entry that left had voters.
    const isOfVoter = VOTER_EMAILS.includes(ref.template.name);
    const last = isOfVoter ? null : await this.findLastPayload(ref, language);
    if (!last) return { payload: sample, isSample: true };
    // In the language of the preview, and without the secret link. The invented reason shows where a real one would be.
    const {
      link: _link,
      contestTitle: _title,
      contestSlug: _slug,
      reason: _reason,
      sentence: _sentence,
      ...ofVisitor
    } = last;
    return { payload: { ...sample, ...ofVisitor }, isSample: false };
  }

  /** Of the last email of this kind to a visitor, in this language if there is one. Not of an entry that was deleted. */
  private async findLastPayload(
    { template, contestId }: EmailRef,
    language: Locale,
  ): Promise<Record<string, unknown> | null> {
    const [row] = await this.dataSource.query<Array<{ payload: Record<string, unknown> }>>(
      `select payload from outgoing_emails
       where template = $1 and contest_id is not distinct from $2 and not is_trial
         and (entry_id is null or exists (select from subject_names where kind = 'entry' and id = entry_id))
       order by language = $3 desc, created_at desc limit 1`,
      [template.name, contestId, language],
    );
    return row?.payload ?? null;
  }

  private async render(
    template: OwnTextTemplate,
    language: Locale,
    texts: Texts,
    { payload }: PreviewData,
  ): Promise<RenderedEmailDto> {
    const email = await this.templates.complete(this.dataSource.manager, {
      template: template.name,
      language,
      payload,
      texts,
      // Only the owner asks.
      toAddress: this.settings.ownerEmail!,
      isTrial: false,
    });
    const { subject, html } = this.renderer.render(email);
    return { subject, html: html.join('') };
  }

  private async findContest(id: string | null): Promise<ContestNames | null> {
    if (id === null) return null;
    const [contest] = await this.dataSource.query<ContestNames[]>(
      `select id, title, title_malayalam as "titleMalayalam", slug from contest_facts where id = $1`,
      [id],
    );
    if (!contest) throw new DomainError('NOT_FOUND');
    return contest;
  }
}

export async function findOwnBlocks(
  manager: EntityManager,
  { template, contestId }: EmailRef,
): Promise<OwnBlocks> {
  const rows = await manager.findBy(EmailText, {
    template: template.name,
    contestId: contestId ?? IsNull(),
  });
  const blocksIn = (language: Locale) => rows.find((row) => row.language === language)?.blocks ?? {};
  return { en: blocksIn('en'), ml: blocksIn('ml') };
}

function describeBlocks({ ownTexts }: OwnTextTemplate): EmailBlockDto[] {
  return ownTexts.blocks.map(({ name, isLine, variables }) => ({
    name,
    label: EMAIL_BLOCKS[name].label,
    isLine,
    maxLength: isLine ? MAX_EMAIL_LINE : MAX_EMAIL_TEXT,
    variables: variables.map((variable) => {
      const { kind, meaning } = EMAIL_VARIABLES[variable];
      return { name: variable, meaning, isLink: kind === 'link' };
    }),
  }));
}

/** The texts that the email has: the owner's, where she has written one. */
export function mergeTexts(
  template: OwnTextTemplate,
  language: Locale,
  own: OwnBlocks,
): Record<string, string> {
  return { ...template.ownTexts.texts[language], ...usableTexts(template, own[language]) };
}

/** For `If-Match`. Another release may have other usual texts, which a form would save as the owner's. */
export function versionOfTexts(template: OwnTextTemplate, own: OwnBlocks): string {
  return versionOf(locales.map((language) => mergeTexts(template, language, own)));
}
