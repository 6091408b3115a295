import { contestDateInWords } from '@paattu/shared/contest-date-words';
import { ownerText } from '@paattu/shared/locales';
import { ExternalLink } from '../../components/external-link';
import { Link } from '../../components/link';
import { useNoEmails } from '../../components/no-emails';
import { useDeadlines } from '../../lib/deadlines';
import { beginEntryWith } from '../../lib/entry-text';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { EntryVideoState } from './entry-video-state';
import type { MyEntry } from './my-entry-queries';
import { nextStep } from './next-step';
import { Row } from './row';

/** The entry as it is: status, what happens next, photo, name, video and contest. */
export function EntrySummary({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry');
  const languageOf = useLanguageOf();
  const { contest, name } = entry;
  const contestTitle = ownerText(useLocale(), contest.title, contest.titleMalayalam);
  return (
    <section
      aria-labelledby="status"
      className="grid items-start gap-x-10 gap-y-6 md:has-[img]:grid-cols-[18rem_1fr]"
    >
      {entry.photoUrl && (
        <img
          src={`${entry.photoUrl}&size=card`}
          alt={t.photo}
          width={288}
          height={216}
          className="aspect-4/3 w-full max-w-72 rounded bg-cloth-3 object-cover"
        />
      )}
      <div>
        <h2 id="status" className="text-2xl">
          {t.status[entry.status]}
        </h2>
        <WhyNotShown entry={entry} />
        <NextStep entry={entry} />
        {entry.status === 'approved' && (
          <p className="mt-3">
            <Link to={`/entries/${entry.slug}`} className="text-link tap">
              {t.publicPage}
            </Link>
          </p>
        )}
        <dl className="mt-6 grid gap-3">
          <Row name={t.name}>
            <span lang={languageOf(name)} className="font-medium">
              {name}
            </span>
          </Row>
          <Row name={t.contest}>
            <Link to={`/contests/${contest.slug}`} className="text-link" lang={languageOf(contestTitle)}>
              {contestTitle}
            </Link>
          </Row>
          <Row name={t.email}>{entry.email}</Row>
          <Row name={t.video.title}>
            <ExternalLink href={entry.youtubeUrl} className="text-link">
              {t.video.watch}
            </ExternalLink>
            <EntryVideoState entry={entry} />
          </Row>
        </dl>
      </div>
    </section>
  );
}

/** Why it is rejected, or is being reviewed again, where nobody has to look for it. */
function WhyNotShown({ entry: { history, status } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').change;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  if (status !== 'rejected' && status !== 'pending') return null;
  const last = history.findLast(({ action }) => action === 'reject' || action === 'disapprove');
  const words = [last?.reason && ownerText(locale, last.reason, last.reasonMalayalam), last?.sentence].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  if (words.length === 0) return null;
  return (
    <div className="mt-3 max-w-[60ch]">
      <p className="font-medium">{t.reason}</p>
      {words.map((text) => (
        <p
          key={text}
          className="mt-2 border-l-3 border-zari pl-4 wrap-anywhere whitespace-pre-line"
          lang={languageOf(text ?? '')}
        >
          {text}
        </p>
      ))}
    </div>
  );
}

function NextStep({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry');
  const noEmails = useNoEmails();
  const { contest, email } = entry;
  const { step, date } = nextStep(entry);
  const { dates } = useTranslations('site');
  const { deadline, beginning } = useDeadlines();
  const inWords = () => {
    if (!date) return '';
    const at = [contest[date], contest.timeZone] as const;
    if (step === 'result') return contestDateInWords(date, ...at, dates);
    return step === 'votingOpens' ? beginning(...at) : deadline(...at);
  };
  return (
    <p className="mt-3 max-w-[60ch] text-lg wrap-anywhere">
      {t.next[step === 'checking' && noEmails ? 'checkingHere' : step](inWords(), email)}{' '}
      {step === 'enterAgain' && (
        <Link to="/#enter" className="text-link" onClick={() => beginEntryWith(entry)}>
          {t.enter}
        </Link>
      )}
    </p>
  );
}
