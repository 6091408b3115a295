import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';
import { EmailTemplates, type OwnTextTemplate } from '../email-templates.service.js';

/** An email whose texts the owner can replace: of the site, or of a contest. */
export interface EmailRef {
  template: OwnTextTemplate;
  /** Null for an email of the site. */
  contestId: string | null;
}

/** `verify-email`, or `entry-approved_<id of the contest>`. */
export function idOf({ template: { name }, contestId }: EmailRef): string {
  return contestId === null ? name : `${name}_${contestId}`;
}

export function readRef(templates: EmailTemplates, id: string): EmailRef | null {
  const [name = '', contestId = null, ...rest] = id.split('_');
  const template = templates.findOwnText(name);
  if (!template || rest.length > 0) return null;
  const isOfContest = template.ownTexts.scope === 'contest';
  if (isOfContest !== (contestId !== null) || (isOfContest && !isUUID(contestId))) return null;
  return { template, contestId: contestId?.toLowerCase() ?? null };
}

/** All emails of the site, and those of the contest if there is one. */
export function listRefs(templates: EmailTemplates, contestId: string | null): EmailRef[] {
  return templates
    .listOwnTexts()
    .filter(({ ownTexts }) => ownTexts.scope === 'site' || contestId !== null)
    .map((template) => ({ template, contestId: template.ownTexts.scope === 'site' ? null : contestId }));
}

@Injectable()
class EmailRefPipe implements PipeTransform<string, EmailRef> {
  constructor(private readonly templates: EmailTemplates) {}

  transform(id: string): EmailRef {
    const ref = readRef(this.templates, id);
    if (ref) return ref;
    throw new DomainError('NOT_FOUND');
  }
}

/** The `:id` of a route. Anything but an email with own texts is a 404. */
export const EmailRefParam = () => Param('id', EmailRefPipe);
