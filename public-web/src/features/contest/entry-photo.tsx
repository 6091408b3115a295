import { contest as m } from '../../messages/contest';
import type { Entry } from './contest-queries';

export function EntryPhoto({ entry, className }: { entry: Entry; className: string }) {
  if (!entry.photoUrl)
    return (
      <span className={`grid place-items-center bg-cloth-3 p-2 text-center text-ink-2 ${className}`}>
        {m.gallery.noPhoto}
      </span>
    );
  return (
    <img
      src={entry.photoUrl}
      alt={m.gallery.photoAlt(entry.name)}
      loading="lazy"
      decoding="async"
      // A face stands above the paper that is held up.
      className={`bg-cloth-3 object-cover object-[50%_25%] ${className}`}
    />
  );
}
