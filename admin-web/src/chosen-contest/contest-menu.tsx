import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useCreatePath } from '../components/use-create-path';
import { commonSentences } from '../lib/sentences';
import { allContestsPath } from './all-contests-path';
import styles from './contest-bar.module.css';
import { addressOfContest } from './contest-of-address';
import type { ListedContest } from './use-listed-contests';

const t = commonSentences.chosenContest;

interface Props {
  contests: readonly ListedContest[];
  chosen: string | undefined;
  mayManage: boolean;
  /** After a choice, or a key that leaves the menu. */
  onClose: () => void;
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll('a') ?? [])];

/** The contests, each as a link to the page of now for it, and what is about all of them. */
export function ContestMenu({ contests, chosen, mayManage, onClose }: Props) {
  const location = useLocation();
  const createPath = useCreatePath();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = itemsOf(menu.current);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const all = itemsOf(menu.current);
    const at = all.findIndex((item) => item === document.activeElement);
    const places: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = places[event.key];
    if (next !== undefined) all.at(next % all.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    // Tab goes on from the button.
    if (event.key !== 'Tab') event.preventDefault();
  }

  const item = { tabIndex: -1, className: styles.item, onClick: onClose };
  return (
    <div ref={menu} role="menu" aria-label={t.contest} onKeyDown={onKeyDown} className={styles.menu}>
      {contests.map(({ id, title, state }) => (
        <Link
          key={id}
          {...item}
          to={addressOfContest(location, id)}
          role="menuitemradio"
          aria-checked={id === chosen}
        >
          {title}
          <span className={styles.state}>{commonSentences.contestStates[state]}</span>
        </Link>
      ))}
      {mayManage && (
        <>
          <hr />
          <Link {...item} role="menuitem" to={createPath({ resource: 'contests', type: 'create' })}>
            {t.create}
          </Link>
          <Link {...item} role="menuitem" to={allContestsPath(createPath)}>
            {t.all}
          </Link>
        </>
      )}
    </div>
  );
}
