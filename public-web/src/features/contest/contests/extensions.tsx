import { contestDateInWords } from '@paattu/shared/contest-date-words';
import { ownerText } from '@paattu/shared/locales';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';

type Extension = Contest['extensions'][number];

/** The dates that were moved after the announcement, and why. */
export function Extensions({ contest: { extensions, timeZone } }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  if (!extensions.length) return null;
  return (
    <section aria-labelledby="extensions-title" className="mb-14">
      <h2 id="extensions-title" className="text-3xl">
        {t.extensions}
      </h2>
      <ul className="mt-4 grid gap-4">
        {byReason(extensions).map((moved) => (
          <li key={moved[0].date} className="border-l-3 border-zari pl-4">
            {moved.map((extension) => (
              <MovedDate key={extension.date} extension={extension} timeZone={timeZone} />
            ))}
            <Reason extension={moved[0]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MovedDate({ extension, timeZone }: { extension: Extension; timeZone: string }) {
  const t = useTranslations('gallery').contests;
  const { dates } = useTranslations('site');
  const { date, fromInstant, toInstant } = extension;
  const inWords = (instant: string) => contestDateInWords(date, instant, timeZone, dates);
  return <p className="font-medium">{t.moved[date]?.(inWords(toInstant), inWords(fromInstant))}</p>;
}

function Reason({ extension: { reason, reasonMalayalam } }: { extension: Extension }) {
  const languageOf = useLanguageOf();
  const shown = ownerText(useLocale(), reason, reasonMalayalam);
  return (
    <p className="mt-1 max-w-[70ch] text-ink-2 wrap-anywhere" lang={languageOf(shown)}>
      {shown}
    </p>
  );
}

/** Dates that moved together have one reason. */
function byReason(extensions: Extension[]): Array<[Extension, ...Extension[]]> {
  const groups = new Map<string, [Extension, ...Extension[]]>();
  for (const extension of extensions) {
    const group = groups.get(extension.reason);
    if (group) group.push(extension);
    else groups.set(extension.reason, [extension]);
  }
  return [...groups.values()];
}
