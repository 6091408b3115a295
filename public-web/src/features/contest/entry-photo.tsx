import { loadingOf } from '../../lib/image-loading';
import { contest as m } from '../../messages/contest';
import type { Entry } from './contest-queries';

interface EntryPhotoProps {
  entry: Entry;
  /** In its list, from 0 on; left out where the list is never in the first view. */
  position?: number;
  className: string;
}

export function EntryPhoto({ entry, position, className }: EntryPhotoProps) {
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
      {...loadingOf(position)}
      // Upright or across, whole: the paper that is held up is what it is there for.
      className={`bg-cloth-3 object-contain ${className}`}
    />
  );
}
