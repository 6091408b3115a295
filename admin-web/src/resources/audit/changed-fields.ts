import { formatZonedTime } from '../../lib/format';
import type { ActDetails } from './api';
import { contestSentences } from '../contests/sentences';
import { rulesSentences } from '../contests/rules/sentences';
import { auditSentences } from './sentences';

export interface ChangedField {
  name: string;
  /** Null for a subject that was created or deleted. */
  before: string | null;
  after: string | null;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The names that the forms of these subjects give their fields. */
const LABELS: Partial<Record<string, Partial<Record<string, string>>>> = {
  contest: contestSentences.fields,
  rules: rulesSentences.fields,
};

type Changes = Pick<ActDetails, 'subjectKind' | 'before' | 'after'>;

/** The fields that an act changed, as a person reads them. Fields without a value before and after are left out. */
export function changedFields({ subjectKind, before, after }: Changes): ChangedField[] {
  const names = Object.keys({ ...before, ...after });
  const hasValue = (name: string) => [before?.[name], after?.[name]].some((value) => value != null);
  return names.filter(hasValue).map((name) => ({
    name: LABELS[subjectKind]?.[name] ?? auditSentences.fieldName(name),
    before: before && shown(before[name]),
    after: after && shown(after[name]),
  }));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return auditSentences.nothing;
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? formatZonedTime(value) : value;
}
