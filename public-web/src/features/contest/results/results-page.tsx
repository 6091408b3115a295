import { ownerText } from '@paattu/shared/locales';
import { parseReceipt } from '@paattu/shared/voting';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { NotFoundPage } from '../../../components/not-found-page';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { matchPath } from '../../../lib/router/match-path';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useSearch } from '../../../lib/use-search';
import { useShowView } from '../../../lib/use-show-view';
import { useLocale, usePath, useTranslations } from '../../../translations/use-translations';
import { ReceiptForm } from '../voting/receipt-form';
import { Method } from './method';
import { Others } from './others';
import { Podium } from './podium';
import { ResultHead } from './result-head';
import { type Result, resultQuery, resultsPath } from './result-query';
import { ResultTable } from './result-table';
import { Announcement, ResultTitle } from './result-title';
import { useOpenForPrint } from './use-open-for-print';
import { useVerification } from './use-verification';
import { Verification } from './verification';
import { Versions } from './versions';

/** The result of a contest at its address, which it keeps for ever. The query of the address names an older version. */
export function ResultsPage() {
  const t = useTranslations('results');
  const { api } = useServices();
  const slug = matchPath('/contests/:slug/results', usePath())?.slug ?? '';
  const query = resultQuery(api, slug, versionIn(useSearch()));
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: result, isLoadingError, refetch } = useQuery(query);
  useShowView(result !== undefined || isLoadingError);
  if (result === null) return <NotFoundPage />;
  // Another version begins with its own state: nothing of it is verified.
  if (result) return <ResultOf key={`${slug} ${result.version}`} result={result} />;
  return (
    <div className="wrap min-h-dvh pt-12 md:pt-16">
      <PageMeta title={t.title} path={resultsPath(slug)} />
      <h1 className="text-4xl">{t.title}</h1>
      {isLoadingError ? (
        <LoadFailure message={t.failed} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </div>
  );
}

/** The last version for anything but a number. */
function versionIn(search: URLSearchParams): number | undefined {
  const version = search.get('version') ?? '';
  return /^[1-9]\d{0,2}$/.test(version) ? Number(version) : undefined;
}

function ResultOf({ result }: { result: Result }) {
  const t = useTranslations('results');
  const verification = useVerification(result);
  const place = useRef<HTMLDivElement>(null);
  const curious = useRef<HTMLDetailsElement>(null);
  useOpenForPrint(place);

  function showVerification() {
    if (curious.current) curious.current.open = true;
    document.getElementById('verify-title')?.focus();
  }

  return (
    <div ref={place} className="by-query">
      <ResultHead result={result} />
      <Podium lines={result.lines} title={<ResultTitle result={result} />}>
        <Announcement result={result} />
      </Podium>
      <div className="wrap">
        <ResultTable result={result} />
        <Others others={result.others} />
        <div className="section grid gap-11">
          <Afterwards result={result} />
          <EarlyTallies result={result} />
          <CheckMyVote verification={verification} onVerify={showVerification} />
        </div>
        <details ref={curious} className="mt-11 border-t border-line pt-4">
          <summary className="cursor-pointer py-2 font-display text-2xl">{t.curious}</summary>
          <div className="result-columns">
            <div>
              <Method result={result} />
              <Waivers waivers={result.waivers} />
              <Versions result={result} />
            </div>
            <Verification result={result} verification={verification} />
          </div>
        </details>
      </div>
    </div>
  );
}

/** What has become of the prize. */
function Afterwards({ result: { afterwards, lines } }: { result: Result }) {
  const results = useTranslations('results');
  const t = results.afterwards;
  if (!afterwards.length) return null;
  const nameOf = (number: number) =>
    lines.find((line) => line.number === number)?.entry?.name ?? results.entryOf(number);
  return (
    <section aria-labelledby="afterwards-title">
      <h2 id="afterwards-title" className="text-2xl">
        {t.title}
      </h2>
      <ol className="mt-3 grid gap-3">
        {afterwards.map(({ number, place, outcome }) => (
          <li key={number} className="border-l-2 border-line pl-4 wrap-anywhere">
            <span className="font-medium">{t.place(place, nameOf(number))}</span> {t.outcomes[outcome]}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The rules promise that the result says it if the owner saw the votes of the entries early. */
function EarlyTallies({ result }: { result: Result }) {
  const t = useTranslations('results').earlyTallies;
  const { dateTime } = useDates();
  const languageOf = useLanguageOf();
  const { earlyTallies, contest } = result;
  if (!earlyTallies.length) return null;
  return (
    <section aria-labelledby="early-tallies-title">
      <h2 id="early-tallies-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <ul className="mt-3 grid gap-3">
        {earlyTallies.map(({ openedAt, reason }) => (
          <li key={openedAt} className="border-l-2 border-line pl-4 wrap-anywhere">
            <span className="font-medium">{dateTime(openedAt, contest.timeZone)}</span>{' '}
            <span lang={languageOf(reason)}>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was open when the result was certified, and why. */
function Waivers({ waivers }: { waivers: Result['waivers'] }) {
  const t = useTranslations('results').waivers;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  if (!waivers.length) return null;
  return (
    <section aria-labelledby="waivers-title" className="mt-11">
      <h2 id="waivers-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <ul className="mt-3 grid gap-3">
        {waivers.map(({ blocker, reason, reasonMalayalam }) => {
          const text = ownerText(locale, reason, reasonMalayalam);
          return (
            <li key={blocker} className="border-l-2 border-line pl-4 wrap-anywhere">
              <span className="font-medium">{t.blockers[blocker]}</span>{' '}
              <span lang={languageOf(text)}>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CheckMyVoteProps {
  verification: ReturnType<typeof useVerification>;
  /** Leads to the verification, which is folded. */
  onVerify(): void;
}

/** Whether the vote of a receipt counts: as the site says, and as the verified files do. */
function CheckMyVote({ verification: { findInRoll }, onVerify }: CheckMyVoteProps) {
  const t = useTranslations('results').vote;
  const sentences: Readonly<Record<string, string>> = t.inRoll;

  async function lookUp(code: string): Promise<string> {
    const receipt = parseReceipt(code);
    const state = receipt && (await findInRoll?.(receipt));
    return sentences[(state ?? 'none').replace('void:', '')] ?? t.inRoll.none;
  }

  return (
    <section aria-labelledby="my-vote-title" className="max-w-xl print:hidden">
      <h2 id="my-vote-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">
        {t.text} {!findInRoll && t.first}
      </p>
      {!findInRoll && (
        <button type="button" className="text-link tap" onClick={onVerify}>
          {t.toVerify}
        </button>
      )}
      <ReceiptForm lookUp={findInRoll ? lookUp : undefined} />
    </section>
  );
}
