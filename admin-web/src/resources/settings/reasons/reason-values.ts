import type { Schemas } from '@paattu/api-client';
import type { ReasonLists } from '../../../records';

type StoredReason = Schemas['ReasonDto'];

/** A reason as the form edits it. Its id must not be called `id`, which the list of fields uses itself. */
export interface ReasonValues {
  reasonId: string;
  label: string;
  text: string;
  textMalayalam: string;
  isArchived: boolean;
}

export interface ReasonListsValues {
  reject: ReasonValues[];
  disapprove: ReasonValues[];
}

export function newReason(): ReasonValues {
  return { reasonId: crypto.randomUUID(), label: '', text: '', textMalayalam: '', isArchived: false };
}

export function toValues({ reject, disapprove }: ReasonLists): ReasonListsValues {
  return { reject: reject.map(toReason), disapprove: disapprove.map(toReason) };
}

/** The request body. */
export function toData({ reject, disapprove }: ReasonListsValues): Schemas['ReasonListsDto'] {
  return { reject: reject.map(toStored), disapprove: disapprove.map(toStored) };
}

function toReason({ id, label, text, textMalayalam, isArchived }: StoredReason): ReasonValues {
  return { reasonId: id, label, text, textMalayalam: textMalayalam ?? '', isArchived };
}

function toStored({ reasonId, label, text, textMalayalam, isArchived }: ReasonValues): StoredReason {
  return { id: reasonId, label, text, textMalayalam: textMalayalam || null, isArchived };
}
