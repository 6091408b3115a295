import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { contestQuery } from '../facts/contest-queries';
import type { EntryAt } from './entry-at';

/** The way from an entry to the page of votes while visitors vote in its contest, and to the result once there is one. */
export function VoteForEntry({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  if (entry.hasResults)
    return (
      <p className="my-4 print:hidden">
        <Link to={`/contests/${entry.contestSlug}/results`} className="btn btn-ghost">
          {t.result}
        </Link>
      </p>
    );
  if (contest?.slug !== entry.contestSlug || contest.state !== 'voting') return null;
  return (
    <p className="my-4 print:hidden">
      <Link to={`/vote#${entry.slug}`} className="btn">
        {t.vote}
      </Link>
    </p>
  );
}
