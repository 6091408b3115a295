import { splitLocale } from '@paattu/api-client/locales';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadTranslations } from '../../../translations/loaded';
import type { WinnerProps } from './winner';

async function load(): Promise<{ default: ComponentType<WinnerProps> }> {
  const { locale } = splitLocale(location.pathname);
  const [{ Winner }] = await Promise.all([import('./winner'), loadTranslations(locale, 'results')]);
  return { default: Winner };
}

/** The server renders without waiting. */
const Winner = import.meta.env.SSR
  ? (await import('./winner')).Winner
  : // The page does without it if it does not load.
    lazy(() => load().catch(() => ({ default: () => null })));

/**
 * Loads after the rest of the page, because most visits are before there is a winner. `memo`: React drops HTML that it
 * has not taken over when the component around it renders again.
 */
export const LaterWinner = memo(function LaterWinner(props: WinnerProps) {
  return (
    <Suspense>
      <Winner {...props} />
    </Suspense>
  );
});
