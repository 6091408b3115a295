import { useState, type MouseEvent } from 'react';
import { Icon } from '../icon';
import { focusHeading } from '../../lib/focus-heading';
import { useTranslations } from '../../translations/use-translations';
import { useSongTitle } from '../../lib/song-title';
import { useFavorite, type FavoriteSong } from './use-favorite';
import { useFavoritesOnly } from './use-favorites-only';

export function FavoriteButton({ song }: { song: FavoriteSong }) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const { isFavorite, toggle } = useFavorite(song);
  const favoritesOnly = useFavoritesOnly();
  /** Whether the full or the empty heart beats: the one of the change, which appears a moment after the press. */
  const [beats, setBeats] = useState<boolean | null>(null);

  async function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    if (!(await toggle())) return;
    setBeats(!isFavorite);
    if (isFavorite && favoritesOnly && button === document.activeElement) passFocusOn(button);
  }

  return (
    <button
      type="button"
      className={`favorite icon-button ${isFavorite ? 'text-kumkum' : ''}`}
      aria-label={isFavorite ? t.card.removeFavorite(title) : t.card.addFavorite(title)}
      onClick={(event) => void press(event)}
    >
      {/* A second press within a beat begins another one. */}
      <span
        key={String(isFavorite)}
        className={beats === isFavorite ? 'heart-beat' : ''}
        onAnimationEnd={() => setBeats(null)}
      >
        <Icon name={isFavorite ? 'full-heart' : 'heart'} size={22} />
      </span>
    </button>
  );
}

/** In the list of favorites, removing a favorite removes its card; the focus moves to the heart of the next card. */
function passFocusOn(button: Element): void {
  const item = button.closest('li');
  if (!item) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heart = neighbour?.querySelector<HTMLElement>('.favorite');
  if (heart) heart.focus({ preventScroll: true });
  else focusHeading();
}
