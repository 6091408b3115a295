import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useEarlyValue } from '../../lib/use-early-input';
import { songs as t } from '../../translations/songs';

/** All songs or only the favorites; the choice is in the URL. */
export function SongFilter({ favoritesOnly }: { favoritesOnly: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const value = favoritesOnly ? 'favorites' : 'all';
  const choose = (chosen: string) =>
    void navigate(chosen === 'favorites' ? '/songs?filter=favorites' : '/songs', {
      state: { keepsPlace: true },
    });
  useEarlyValue(id, value, choose);
  return (
    <label className="flex items-center gap-3 text-ink-2">
      {t.filter}
      <select
        id={id}
        className="chip bg-cloth pr-3"
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
