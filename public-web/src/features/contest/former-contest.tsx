import { useTranslations } from '../../translations/use-translations';
import { ContestLink } from './contest-link';
import type { ContestLink as Former } from './contest-queries';

/** Leads from the current contest to the archive of the one before. */
export function FormerContest({ contest }: { contest: Former }) {
  const t = useTranslations('contest');
  return (
    <p className="wrap mt-4 flex flex-wrap items-center gap-x-2 text-ink-2">
      {t.former} <ContestLink contest={contest} />
    </p>
  );
}
