import { ownerText } from '@paattu/api-client/locales';
import { ExternalLink } from '../../components/external-link';
import { Zari } from '../../components/zari';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { songTitle } from '../../lib/song-title';
import { formatPrize } from '../../lib/format';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';
import { PhaseMessage } from './phase-message';

/** Keeps the height of a line. */
const BLANK = '\u00a0';

/** The main card of the home page: the prize and the deadline. While the contest loads, its lines are blank. */
export function PrizeCard({ contest }: { contest?: Contest }) {
  const locale = useLocale();
  const t = useTranslations('contest');
  return (
    <section aria-label={t.prize.label} className="card overflow-hidden shadow-card">
      <Zari />
      <div className={`px-6 pt-7 pb-8 sm:px-9 ${contest ? '' : 'invisible'}`}>
        <p className="text-ink-2">{t.prize.label}</p>
        <p className="mt-1 font-display text-[clamp(2.6rem,1.7rem+3.6vw,3.9rem)] leading-none font-[560] lining-nums">
          {contest ? formatPrize(contest.prizeAmount) : BLANK}
        </p>
        <PhaseMessage contest={contest} />
        <ContestDates contest={contest} />
        {contest?.sponsorName !== null && (
          <p className="mt-5 text-ink-2">
            {t.prize.sponsoredBy}{' '}
            {contest && (
              <Sponsor
                name={ownerText(locale, contest.sponsorName, contest.sponsorNameMalayalam)}
                url={contest.sponsorUrl}
              />
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function Sponsor({ name, url }: { name: string; url: string | null }) {
  const languageOf = useLanguageOf();
  if (!url) return <span lang={languageOf(name)}>{name}</span>;
  return (
    <ExternalLink href={url} className="text-link">
      <span lang={languageOf(name)}>{name}</span>
    </ExternalLink>
  );
}

function ContestDates({ contest }: { contest?: Contest }) {
  const { date, dateRange } = useDates();
  const locale = useLocale();
  const title =
    contest && songTitle({ title: contest.songTitle, titleMalayalam: contest.songTitleMalayalam }, locale);
  const t = useTranslations('contest');
  // An end is exclusive: a contest that closes at midnight of the 1st accepts entries until the 31st.
  const range = (from: 'opensAt' | 'votingOpensAt', end: 'closesAt' | 'votingClosesAt') =>
    contest
      ? dateRange(contest[from], new Date(Date.parse(contest[end]) - 1).toISOString(), contest.timeZone)
      : BLANK;
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-1 border-t border-line pt-5 max-sm:[&>dd:not(:last-child)]:mb-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-2">{t.prize.song}</dt>
      <dd className="font-medium">
        {title ? <span lang={title.lang}>{title.text}</span> : BLANK}
        {title?.second && (
          <span lang={title.second.lang} className="malayalam ml-2 font-normal text-ink-2">
            {title.second.text}
          </span>
        )}
      </dd>
      <dt className="text-ink-2">{t.prize.submissions}</dt>
      <dd>{range('opensAt', 'closesAt')}</dd>
      <dt className="text-ink-2">{t.prize.voting}</dt>
      <dd>{range('votingOpensAt', 'votingClosesAt')}</dd>
      <dt className="text-ink-2">{t.prize.winner}</dt>
      <dd>{contest ? date(contest.winnerAt, contest.timeZone) : BLANK}</dd>
    </dl>
  );
}
