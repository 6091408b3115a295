import type { UserDto } from '@paattu/api-client';
import type { NavigationCounts } from '@paattu/api-client/console';
import { may } from '@paattu/api-client/permissions';
import { useId } from 'react';
import type { Remotes } from '../remotes/use-remotes';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import { PageLink } from './page-link';
import styles from './sidebar.module.css';

interface Props {
  user: UserDto;
  remotes: Remotes;
  counts: NavigationCounts;
  /** Shows icons only. The names stay for screen readers and as tooltips. */
  isRail: boolean;
  onNavigate: () => void;
}

const TECHNICAL = [
  // The server renders these pages, outside of the console's routes.
  { href: '/admin/queues', label: translations.queueDashboard, icon: icons.queue },
  { href: '/api/docs', label: translations.apiDocs, icon: icons.docs },
];

export function Sidebar({ user, remotes, counts, isRail, onNavigate }: Props) {
  const technical = useId();

  return (
    <div className={isRail ? styles.rail : styles.full}>
      <nav aria-label={translations.pagesNavigation}>
        {remotes.list.map((remote) => {
          if (remote.status === 'loading') return null;
          if (remote.status === 'failed') {
            const name = translations.unavailable(remote.title);
            return (
              <p key={remote.name} className={styles.failed} title={name}>
                <Icon d={icons.warning} />
                <span className={styles.label}>{name}</span>
                <button type="button" onClick={() => remotes.retry(remote.name)}>
                  {translations.retry}
                </button>
              </p>
            );
          }
          return remote.navigation.map((item) => (
            <PageLink
              key={item.path}
              item={item}
              count={counts[item.path]}
              styles={styles}
              hasTooltip={isRail}
              onNavigate={onNavigate}
            />
          ));
        })}
      </nav>
      {may(user, 'site.manage') && (
        <nav className={styles.technical} aria-labelledby={technical}>
          <h2 id={technical} className={styles.heading}>
            {translations.technical}
          </h2>
          {TECHNICAL.map(({ href, label, icon }) => (
            <a key={href} className={styles.link} href={href} title={isRail ? label : undefined}>
              <Icon d={icon} />
              <span className={styles.label}>{label}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
