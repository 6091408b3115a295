import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { use, useEffect } from 'react';
import { PagePaths } from '../components/use-create-path';
import { isNear, PHASE_PAGES } from './is-near';
import { useContestOfBar } from './use-chosen-contest';

/** Reports to the shell which pages of the chosen contest are too early. All stay in the menu until the contest is known. */
export function HiddenPages({ onHiddenPages }: Pick<ConsoleRemoteProps, 'onHiddenPages'>) {
  const paths = use(PagePaths);
  const { data: contest } = useContestOfBar();
  const hidden =
    contest === undefined ? [] : PHASE_PAGES.filter((page) => !isNear(page, contest, Date.now()));
  const list = hidden.map((page) => paths[page] ?? page).join(' ');

  useEffect(() => onHiddenPages?.(list === '' ? [] : list.split(' ')), [onHiddenPages, list]);
  return null;
}
