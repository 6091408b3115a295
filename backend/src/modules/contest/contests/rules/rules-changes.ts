import { diffLines } from 'diff';
import { startOfText } from '../../../../common/text-start.js';

/** Text of rules that was replaced. Null where nothing was, or nothing is. */
export interface RulesChange {
  before: string | null;
  after: string | null;
}

const MAX_CHANGES = 40;
const MAX_LENGTH = 600;
/** Limits the work for texts that have nothing in common: it grows with the square of the lines that differ. */
const MAX_LINES = 1_000;

/**
 * The differences between two versions of the rules, in the order of the text. Long passages are cut. Texts that differ in
 * very many lines are one change.
 */
export function findChanges(before: string, after: string): RulesChange[] {
  const changes: RulesChange[] = [];
  let removed: string | null = null;
  const close = () => {
    if (removed !== null) changes.push({ before: removed, after: null });
    removed = null;
  };
  const parts = diffLines(before, after, { ignoreNewlineAtEof: true, maxEditLength: MAX_LINES });
  if (!parts) return [{ before: shorten(before), after: shorten(after) }];
  for (const part of parts) {
    const text = shorten(part.value);
    if (part.removed) removed = text;
    else if (part.added) {
      changes.push({ before: removed, after: text });
      removed = null;
    } else close();
  }
  close();
  // An added or removed empty line shows nothing.
  return changes.filter(({ before: from, after: to }) => from || to).slice(0, MAX_CHANGES);
}

function shorten(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_LENGTH) return trimmed || null;
  return `${startOfText(trimmed, MAX_LENGTH)}…`;
}
