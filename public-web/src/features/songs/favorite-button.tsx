import { useState } from 'react';
import { FullHeartIcon, HeartIcon } from '../../components/icons';
import { songs as m } from '../../messages/songs';
import type { Song } from './song-queries';
import { useFavorite } from './use-favorite';

export function FavoriteButton({ song }: { song: Song }) {
  const { isFavorite, toggle } = useFavorite(song);
  const [beating, setBeating] = useState(false);
  const Heart = isFavorite ? FullHeartIcon : HeartIcon;
  return (
    <button
      type="button"
      className="icon-button -mt-1 -mr-1 text-kumkum"
      aria-pressed={isFavorite}
      aria-label={isFavorite ? m.card.removeFavorite : m.card.addFavorite}
      onClick={() => {
        if (toggle()) setBeating(!isFavorite);
      }}
    >
      <span className={beating ? 'heart-beat' : ''} onAnimationEnd={() => setBeating(false)}>
        <Heart size={26} />
      </span>
    </button>
  );
}
