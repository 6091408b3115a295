import { ownerText } from '@paattu/api-client/locales';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';

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
        {extensions.map((extension) => (
          <li key={`${extension.date} ${extension.toInstant}`} className="border-l-3 border-zari pl-4">
            <MovedDate extension={extension} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MovedDate({ extension, timeZone }: { extension: Extension; timeZone: string }) {
  const t = useTranslations('gallery').contests;
  const { dateTime } = useDates();
  const languageOf = useLanguageOf();
  const reason = ownerText(useLocale(), extension.reason, extension.reasonMalayalam);
  const [from, to] = [extension.fromInstant, extension.toInstant].map((instant) =>
    dateTime(instant, timeZone),
  );
  return (
    <>
      <p className="font-medium">{t.moved[extension.date]?.(to ?? '', from ?? '')}</p>
      <p className="mt-1 max-w-[70ch] text-ink-2 wrap-anywhere" lang={languageOf(reason)}>
        {reason}
      </p>
    </>
  );
}
