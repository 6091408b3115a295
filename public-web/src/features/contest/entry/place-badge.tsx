import { Rank } from './rank';
import { useTranslations } from '../../../translations/use-translations';

/** The place of an entry in the public result of its contest. */
export function PlaceBadge({ place }: { place: number | null | undefined }) {
  const t = useTranslations('gallery').entry;
  if (!place) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-zari-text lining-nums">
      {place <= 3 && <Rank rank={place} />}
      {place === 1 ? t.winner : t.place(place)}
    </span>
  );
}
