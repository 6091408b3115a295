import { useState } from 'react';
import { loadingOf } from '../../../lib/image-loading';
import { useTranslations } from '../../../translations/use-translations';
import type { Entry } from '../facts/contest-queries';

interface EntryPhotoProps {
  entry: Pick<Entry, 'name' | 'photoUrl'>;
  /** The position in the list, from 0; omitted if the list is never in the first view. */
  position?: number;
  className: string;
}

export function EntryPhoto({ entry, position, className }: EntryPhotoProps) {
  const t = useTranslations('contest');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { name, photoUrl } = entry;

  if (photoUrl === failedUrl)
    return (
      <span
        className={`entry-photo grid place-items-center bg-cloth-3 p-2 text-center text-ink-2 ${className}`}
      >
        {t.entryPhoto.none}
      </span>
    );
  return (
    <img
      src={photoUrl}
      alt={t.entryPhoto.alt(name)}
      {...loadingOf(position)}
      // The photo may have failed to load before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedUrl(photoUrl);
      }}
      onError={() => setFailedUrl(photoUrl)}
      // Cropped from below: a head at the upper edge stays whole.
      className={`entry-photo bg-cloth-3 object-cover object-top ${className}`}
    />
  );
}
