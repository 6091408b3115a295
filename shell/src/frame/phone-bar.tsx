import type { NavigationCounts } from '@paattu/api-client/console';
import { translations } from '../translations';
import { PlaceLink } from './place-link';
import type { Place } from './places';
import styles from './phone-bar.module.css';

const MAX_PLACES = 4;

/** Those in the bar at the bottom of a phone. */
export function inPhoneBar(places: Place[]): Place[] {
  return places.filter(({ isInPhoneBar }) => isInPhoneBar).slice(0, MAX_PLACES);
}

interface Props {
  places: Place[];
  counts: NavigationCounts;
  onNavigate: () => void;
}

/** The places of every day at the bottom of a phone, where a thumb reaches them. */
export function PhoneBar({ places, counts, onNavigate }: Props) {
  return (
    <nav className={styles.bar} aria-label={translations.phoneNavigation}>
      {places.map((place) => (
        <PlaceLink key={place.name} place={place} counts={counts} styles={styles} onNavigate={onNavigate} />
      ))}
    </nav>
  );
}
