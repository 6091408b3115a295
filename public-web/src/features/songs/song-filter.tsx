import { useId } from 'react';
import { useOpenPage } from '../../components/link';
import { useEarlyValue } from '../../lib/use-early-input';
import { useTranslations } from '../../translations/use-translations';

/** All songs or only the favorites; the choice is in the URL. */
export function SongFilter({ favoritesOnly }: { favoritesOnly: boolean }) {
  const t = useTranslations('songs');
  const id = useId();
  const openPage = useOpenPage();
  const value = favoritesOnly ? 'favorites' : 'all';
  const choose = (chosen: string) =>
    openPage(chosen === 'favorites' ? '/songs?filter=favorites' : '/songs', {
      state: { keepsPlace: true },
    });
  useEarlyValue(id, value, choose);
  return (
    <label className="flex items-center gap-3 text-ink-2">
      {t.filter}
      <select
        id={id}
        className="input w-auto"
        // The URL determines the choice, not the browser's form restoration.
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="all">{t.allSongs}</option>
        <option value="favorites">{t.favorites}</option>
      </select>
    </label>
  );
}
