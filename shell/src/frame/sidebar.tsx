import type { UserDto } from '@paattu/api-client';
import type { NavigationCounts } from '@paattu/api-client/console';
import { may } from '@paattu/api-client/permissions';
import { useId } from 'react';
import type { Remotes } from '../remotes/use-remotes';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import { PlaceLink } from './place-link';
import { placesOf, type Place } from './places';
import styles from './sidebar.module.css';

interface Props {
  user: UserDto;
  remotes: Remotes;
  counts: NavigationCounts;
  /** Places that are elsewhere. */
  without?: readonly Place[];
  /** Shows the words under the signs. */
  isRail: boolean;
  onNavigate: () => void;
}

const TECHNICAL = [
  // The server renders these pages, outside of the console's routes.
  { href: '/admin/queues', label: translations.queueDashboard, icon: icons.queue },
  { href: '/api/docs', label: translations.apiDocs, icon: icons.docs },
];

/** The places. While a part cannot be loaded, also the pages that work without it. */
export function Sidebar({ user, remotes, counts, without = [], isRail, onNavigate }: Props) {
  const technical = useId();
  const hasFailed = remotes.status === 'failed' || remotes.list.some(({ status }) => status === 'failed');

  return (
    <div className={isRail ? styles.rail : styles.full}>
      <nav aria-label={translations.pagesNavigation}>
        {remotes.list.map((remote) => {
          if (remote.status === 'failed') {
            return (
              <p key={remote.name} className={styles.failed}>
                <Icon d={icons.warning} />
                <span className={styles.label}>{translations.unavailable(remote.title)}</span>
                <button type="button" onClick={() => remotes.retry(remote.name)}>
                  {translations.retry}
                </button>
              </p>
            );
          }
          return placesOf(remote)
            .filter(({ name }) => !without.some((other) => other.name === name))
            .map((place) => (
              <PlaceLink
                key={place.name}
                place={place}
                counts={counts}
                styles={styles}
                onNavigate={onNavigate}
              />
            ));
        })}
      </nav>
      {hasFailed && may(user, 'site.manage') && (
        <nav className={styles.technical} aria-labelledby={technical}>
          <h2 id={technical} className={styles.heading}>
            {translations.technical}
          </h2>
          {TECHNICAL.map(({ href, label, icon }) => (
            <a key={href} className={styles.link} href={href}>
              <Icon d={icon} />
              <span className={styles.label}>{label}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
