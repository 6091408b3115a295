import type { Schemas } from '@paattu/api-client';
import type { Reason, ReasonLists } from '../../entries/api';

type StoredReason = Schemas['ReasonDto'];

/** A reason as the form edits it. Its id must not be called `id`, which the list of fields uses itself. */
export interface ReasonValues {
  reasonId: string;
  label: string;
  text: string;
  textMalayalam: string;
  findings: Reason['findings'];
  isArchived: boolean;
}

export interface ReasonListsValues {
  reject: ReasonValues[];
  disapprove: ReasonValues[];
}

export function newReason(): ReasonValues {
  return {
    reasonId: crypto.randomUUID(),
    label: '',
    text: '',
    textMalayalam: '',
    findings: [],
    isArchived: false,
  };
}

export function toValues({ reject, disapprove }: ReasonLists): ReasonListsValues {
  return { reject: reject.map(toReason), disapprove: disapprove.map(toReason) };
}

/** The request body. */
export function toData({ reject, disapprove }: ReasonListsValues): Schemas['ReasonListsDto'] {
  return { reject: reject.map(toStored), disapprove: disapprove.map(toStored) };
}

function toReason({ id, textMalayalam, findings = [], ...reason }: StoredReason): ReasonValues {
  return { ...reason, reasonId: id, textMalayalam: textMalayalam ?? '', findings };
}

function toStored({ reasonId, textMalayalam, ...reason }: ReasonValues): StoredReason {
  return { ...reason, id: reasonId, textMalayalam: textMalayalam || null };
}
