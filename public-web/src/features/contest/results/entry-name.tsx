import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import type { ResultEntry } from './result-query';

interface EntryNameProps {
  number: number;
  entry: ResultEntry | null;
  className?: string;
}

/** The singer, with a link to the entry; only its number once it has left the contest. */
export function EntryName({ number, entry, className = 'text-link' }: EntryNameProps) {
  const t = useTranslations('results');
  const languageOf = useLanguageOf();
  if (!entry) return <span title={t.left}>{t.entryOf(number)}</span>;
  return (
    <Link to={`/entries/${entry.slug}`} className={className} lang={languageOf(entry.name)}>
      {entry.name}
    </Link>
  );
}
