import { useTranslations } from '../../../translations/use-translations';
import { ContestLink } from '../facts/contest-link';
import type { ContestLink as Linked } from '../facts/contest-queries';

/** Leads to the contest that an entry would be in, once that is another one than when the form opened. */
export function ContestChangedNotice({ contest }: { contest: Linked | undefined }) {
  const t = useTranslations('entry-form').contestChanged;
  return (
    <div role="status">
      {contest && (
        <p className="card mt-8 p-5 sm:px-8">
          {t.begun} <ContestLink contest={contest} />
          <br />
          {t.kept}
        </p>
      )}
    </div>
  );
}
