import { useLanguageOf } from '../../../lib/language';
import { EntryPhoto } from '../entry-photo';
import type { BallotEntry } from './ballot-query';

/** An entry in one line: its photo and its name. */
export function EntryLine({ entry }: { entry: BallotEntry }) {
  const languageOf = useLanguageOf();
  return (
    <div className="mt-3 flex items-center gap-4">
      <EntryPhoto entry={entry} className="size-16 flex-none" />
      <p className="font-display text-xl wrap-anywhere" lang={languageOf(entry.name)}>
        {entry.name}
      </p>
    </div>
  );
}
