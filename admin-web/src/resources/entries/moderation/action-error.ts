import type { DataProvider } from 'react-admin';
import { HttpError } from '../../../lib/http-error';
import { reasonOf } from '../../../lib/reason-of';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';

const MOST_LINES = 3;

/** Why an action on an entry failed. */
export interface ActionError {
  /** Another moderator or the entrant changed the entry first. */
  isConflict: boolean;
  text: string;
}

/** Explains an error. If the entry was changed, loads its current status for the text. */
export async function explainError(
  error: unknown,
  { id, name, status }: Entry,
  dataProvider: DataProvider,
): Promise<ActionError> {
  if (isGone(error)) return { isConflict: true, text: t.isGone(name) };
  if (codeOf(error) === 'REVISION_DECIDED') return { isConflict: true, text: t.changes.settled(name) };
  if (isChanged(error)) {
    return dataProvider.getOne<Entry>('entries', { id }).then(
      ({ data }) => ({
        isConflict: true,
        text: data.status === status ? t.isOther(name) : t.isNow(name, data.status),
      }),
      (later: unknown) => ({
        isConflict: true,
        text: isGone(later) ? t.isGone(name) : t.because(name, reasonOf(error)),
      }),
    );
  }
  return { isConflict: false, text: t.because(name, reasonOf(error)) };
}

/** One line for each entry, up to the number that fits a toast. */
export function listErrors(errors: ActionError[]): string {
  const lines = errors.slice(0, MOST_LINES).map(({ text }) => text);
  const others = errors.length - lines.length;
  return [...lines, ...(others > 0 ? [t.andMore(others)] : [])].join('\n');
}

function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

function isChanged(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENTRY_CHANGED' || code === 'INVALID_TRANSITION';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? ((error.body ?? {}) as { code?: string }).code : undefined;
}
