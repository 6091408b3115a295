import { hasOwnTexts, OWN_TEXT_EMAILS, type OwnTextEmail, scopeOf } from '@paattu/api-client/email-templates';
import { Param } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';

/** An email whose texts the owner can replace: of the site, or of a contest. */
export interface EmailRef {
  template: OwnTextEmail;
  /** Null for an email of the site. */
  contestId: string | null;
}

/** `verify-email`, or `entry-approved_<id of the contest>`. */
export function idOf({ template, contestId }: EmailRef): string {
  return contestId === null ? template : `${template}_${contestId}`;
}

export function readRef(id: string): EmailRef | null {
  const [template = '', contestId = null, ...rest] = id.split('_');
  if (!hasOwnTexts(template) || rest.length > 0) return null;
  const isOfContest = scopeOf(template) === 'contest';
  if (isOfContest !== (contestId !== null) || (isOfContest && !isUUID(contestId))) return null;
  return { template, contestId: contestId?.toLowerCase() ?? null };
}

/** All emails of the site, and those of the contest if there is one. */
export function listRefs(contestId: string | null): EmailRef[] {
  const templates = Object.keys(OWN_TEXT_EMAILS) as OwnTextEmail[];
  return templates
    .filter((template) => scopeOf(template) === 'site' || contestId !== null)
    .map((template) => ({ template, contestId: scopeOf(template) === 'site' ? null : contestId }));
}

/** The `:id` of a route. Anything but an email with own texts is a 404. */
export const EmailRefParam = () =>
  Param('id', {
    transform: (id: string) => {
      const ref = readRef(id);
      if (ref) return ref;
      throw new DomainError('NOT_FOUND');
    },
  });
