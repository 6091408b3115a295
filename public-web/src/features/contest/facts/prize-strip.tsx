import { ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { ExternalLink } from '../../../components/external-link';
import { Zari } from '../../../components/zari';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Contest } from './contest-queries';
import { ContestTimeline } from './contest-timeline';
import { PhaseMessage } from './phase-message';

/** Keeps the height of a line. */
const BLANK = '\u00a0';

/** The prize, the phase and the dates. While the contest loads, its lines are blank. */
export function PrizeStrip({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest');
  return (
    <section aria-label={t.prize.label} className="bg-cloth-2">
      <Zari />
      <div className={`wrap prize-strip ${contest ? '' : 'invisible'}`}>
        <Prize contest={contest} />
        <PhaseMessage contest={contest} />
        <ContestTimeline contest={contest} />
      </div>
    </section>
  );
}

/** The sum alone, in a hero. */
export function PrizeLine({ contest }: { contest: Contest }) {
  const t = useTranslations('contest').prize;
  return (
    <p>
      <span className="text-ink-2">{t.label}</span>{' '}
      <strong className="font-display text-xl font-[560] lining-nums">
        {formatRupees(contest.prizeAmount)}
      </strong>
    </p>
  );
}

/** The sum and who gives it. */
export function Prize({ contest }: { contest?: Contest }) {
  const locale = useLocale();
  const t = useTranslations('contest').prize;
  return (
    <div>
      <p className="text-ink-2">{t.label}</p>
      <p className="prize-sum">{contest ? formatRupees(contest.prizeAmount) : BLANK}</p>
      {contest?.sponsorName && (
        <p className="mt-3 text-ink-2">
          {t.sponsoredBy}{' '}
          <Sponsor
            name={ownerText(locale, contest.sponsorName, contest.sponsorNameMalayalam)}
            url={contest.sponsorUrl}
          />
        </p>
      )}
    </div>
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
