import { ownerText } from '@paattu/shared/locales';
import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useLocale } from '../../../translations/use-translations';
import type { ContestLink as Linked } from './contest-queries';

/** The title of a contest, which leads to its page. */
export function ContestLink({ contest }: { contest: Pick<Linked, 'slug' | 'title' | 'titleMalayalam'> }) {
  const languageOf = useLanguageOf();
  const title = ownerText(useLocale(), contest.title, contest.titleMalayalam);
  return (
    <Link to={`/contests/${contest.slug}`} className="text-link tap wrap-anywhere" lang={languageOf(title)}>
      {title}
    </Link>
  );
}
