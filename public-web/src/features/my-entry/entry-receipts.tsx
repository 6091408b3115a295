import { LOCALE_DETAILS } from '@paattu/shared/locales';
import { Link } from '../../components/link';
import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import { Folded } from './folded';
import type { MyEntry } from './my-entry-queries';
import { Row } from './row';

/** The receipts of what she accepted with the entry. */
export function EntryReceipts({ entry: { consents, contest } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').consents;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="text-2xl">
        {t.title}
      </h2>
      {consents.length === 0 ? (
        <p className="mt-2 text-ink-2">{t.none}</p>
      ) : (
        <Folded name={t.list(consents.length)}>
          <ul className="mt-2 grid gap-6">
            {consents.map((consent) => (
              <li key={consent.purpose}>
                <Receipt consent={consent} timeZone={contest.timeZone} />
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </section>
  );
}

interface ReceiptProps {
  consent: MyEntry['consents'][number];
  timeZone: string;
}

function Receipt({ consent, timeZone }: ReceiptProps) {
  const t = useTranslations('my-entry').consents;
  const { dateTime } = useDates();
  const { purpose, text, textSha256, language, method, givenAt, rules } = consent;
  return (
    <>
      <h3 className="font-semibold">{t.purposes[purpose]}</h3>
      <p lang={language} className="mt-1 max-w-[66ch]">
        {text}
      </p>
      <dl className="mt-2 grid gap-1 text-sm">
        <Row name={t.rules}>
          <Link to={`/contests/${rules.contestSlug}/rules/${rules.version}`} className="text-link tap">
            {t.version(rules.version)}
          </Link>
        </Row>
        <Row name={t.given}>
          <time dateTime={givenAt}>{dateTime(givenAt, timeZone)}</time>
        </Row>
        <Row name={t.method}>{t.methods[method]}</Row>
        <Row name={t.language}>
          <span lang={language}>{LOCALE_DETAILS[language].name}</span>
        </Row>
        <Row name={t.hash}>
          <code className="text-xs">{textSha256}</code>
        </Row>
      </dl>
    </>
  );
}
