import { useLanguageOf } from '../../../lib/language';
import { EntryPhoto } from '../entry/entry-photo';
import type { BallotEntry } from './ballot-query';

/** An entry in one line: its photo and its name. Nobody sees the photo of an entry that left the contest. */
export function EntryLine({ entry, hasLeft = false }: { entry: BallotEntry; hasLeft?: boolean }) {
  const languageOf = useLanguageOf();
  return (
    <div className="mt-3 flex items-center gap-4">
      {!hasLeft && <EntryPhoto entry={entry} className="size-16 flex-none" />}
      <p className="font-display text-xl wrap-anywhere" lang={languageOf(entry.name)}>
        {entry.name}
      </p>
    </div>
  );
}
