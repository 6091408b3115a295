import { ownerText } from '@paattu/api-client/locales';
import { ExternalLink } from '../../components/external-link';
import { useDates } from '../../lib/dates';
import { abbreviateCount } from '../../lib/format';
import { useLanguageOf } from '../../lib/language';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Entry } from './contest-queries';
import { EntryPhoto } from './entry-photo';

/** Has no rank where it appears alone, before it has a place in a list. */
export function EntryCard({ entry, rank }: { entry: Entry; rank?: number }) {
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const t = useTranslations('contest');
  const contestTitle = ownerText(useLocale(), entry.contestTitle, entry.contestTitleMalayalam);
  const titleId = `entry-${entry.id}`;
  return (
    <article aria-labelledby={titleId} className="card flex h-full flex-col overflow-hidden">
      <EntryPhoto entry={entry} position={rank && rank - 1} className="aspect-square w-full" />
      <div className="flex grow flex-col p-5">
        <p className="flex items-baseline justify-between gap-4 text-ink-2 tabular-nums">
          <span className="font-display text-xl font-[560] text-zari-text lining-nums">
            {rank && t.top.rank(rank)}
          </span>
          {t.top.views(abbreviateCount(entry.viewCount))}
        </p>
        {/* On a phone a contest's title fits on one line, also in the fallback font before its own font loads. */}
        <h2 id={titleId} className="mt-2 text-xl max-sm:text-lg">
          <span lang={languageOf(contestTitle)}>{contestTitle}</span>
          <span className="mt-1 block font-text text-base leading-snug font-medium tracking-normal">
            {t.gallery.by} <span lang={languageOf(entry.name)}>{entry.name}</span>
          </span>
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">
          {t.top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}
        </p>
        <ExternalLink href={entry.youtubeUrl} className="btn btn-ghost mt-auto self-start">
          {t.gallery.watch}
        </ExternalLink>
      </div>
    </article>
  );
}
