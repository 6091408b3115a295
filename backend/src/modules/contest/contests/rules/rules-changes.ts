import { diffLines } from 'diff';

/** Text that was replaced. Null where nothing was, or nothing is. */
export interface RulesChange {
  before: string | null;
  after: string | null;
}

const MAX_CHANGES = 40;
const MAX_LENGTH = 600;

/** What differs between two versions of the rules, in the order of the text. Long passages are cut. */
export function findChanges(before: string, after: string): RulesChange[] {
  const changes: RulesChange[] = [];
  let removed: string | null = null;
  const close = () => {
    if (removed !== null) changes.push({ before: removed, after: null });
    removed = null;
  };
  for (const part of diffLines(before, after, { ignoreNewlineAtEof: true })) {
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
  return `${trimmed.slice(0, MAX_LENGTH)}…`;
}
