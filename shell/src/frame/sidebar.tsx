import type { NavigationCount, NavigationCounts } from '@paattu/api-client/console';
import type { MouseEvent } from 'react';
import { navigate, usePathname } from '../location';
import { isWithin, pathOf } from '../remotes/ownership';
import type { Remotes } from '../remotes/use-remotes';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import styles from './sidebar.module.css';

interface Props {
  remotes: Remotes;
  counts: NavigationCounts;
  /** Shows icons only. The names stay for screen readers and as tooltips. */
  isRail: boolean;
  onNavigate: () => void;
}

/** A larger number has no room beside the label. */
const MAX_COUNT = 999;

const TOOLS = [
  // The server renders these pages, outside of the console's routes.
  { href: '/admin/queues', label: translations.queueDashboard, icon: icons.queue },
  { href: '/api/docs', label: translations.apiDocs, icon: icons.docs },
];

export function Sidebar({ remotes, counts, isRail, onNavigate }: Props) {
  const pathname = usePathname();

  function follow(event: MouseEvent, path: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path);
    onNavigate();
  }

  return (
    <div className={isRail ? styles.rail : styles.full}>
      <nav aria-label={translations.pagesNavigation}>
        {remotes.list.map((remote) => {
          if (remote.status === 'loading') return null;
          if (remote.status === 'failed') {
            const name = translations.unavailable(remote.name);
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
            <a
              key={item.path}
              className={styles.link}
              href={pathOf(item)}
              title={isRail ? item.label : undefined}
              aria-current={isWithin(pathname, item) ? 'page' : undefined}
              onClick={(event) => follow(event, pathOf(item))}
            >
              <Icon d={item.icon} />
              <span className={styles.label}>{item.label}</span>
              <Count of={counts[item.path]} />
            </a>
          ));
        })}
      </nav>
      <nav className={styles.tools} aria-label={translations.toolsNavigation}>
        {TOOLS.map(({ href, label, icon }) => (
          <a key={href} className={styles.link} href={href} title={isRail ? label : undefined}>
            <Icon d={icon} />
            <span className={styles.label}>{label}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}

function Count({ of }: { of: NavigationCount | undefined }) {
  if (!of || of.count === 0) return null;
  return (
    <span className={styles.count} title={of.label}>
      <span aria-hidden="true">{of.count > MAX_COUNT ? `${MAX_COUNT}+` : of.count}</span>
      <span className="visually-hidden">{of.label}</span>
    </span>
  );
}
