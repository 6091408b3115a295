import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import { Folded } from './folded';
import type { MyEntry } from './my-entry-queries';

/** The emails about the entry, and whether they were sent. */
export function SentEmails({ entry: { emails, contest } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').emails;
  const { dateTime } = useDates();
  return (
    <section aria-labelledby="emails">
      <h2 id="emails" className="text-2xl">
        {t.title}
      </h2>
      {emails.length === 0 ? (
        <p className="mt-2 text-ink-2">{t.none}</p>
      ) : (
        <Folded name={t.list(emails.length)}>
          <ul className="mt-2 grid gap-4">
            {emails.map(({ at, template, delivery }, index) => (
              <li key={index}>
                <p>{t.templates[template] ?? t.another}</p>
                <p className="text-sm text-ink-2">
                  <time dateTime={at}>{dateTime(at, contest.timeZone)}</time>, {t.deliveries[delivery]}
                </p>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </section>
  );
}
