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

/** The sum and who gives it. */
export function Prize({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest').prize;
  return (
    <div>
      <p className="text-ink-2">{t.label}</p>
      <p className="prize-sum">{contest ? formatRupees(contest.prizeAmount) : BLANK}</p>
      {contest && <SponsorLine contest={contest} />}
    </div>
  );
}

export function SponsorLine({
  contest: { sponsorName, sponsorNameMalayalam, sponsorUrl },
}: {
  contest: Contest;
}) {
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const t = useTranslations('contest').prize;
  if (!sponsorName) return null;
  const text = ownerText(locale, sponsorName, sponsorNameMalayalam);
  const name = <span lang={languageOf(text)}>{text}</span>;
  return (
    <p className="mt-2 text-ink-2">
      {t.sponsoredBy}{' '}
      {sponsorUrl ? (
        <ExternalLink href={sponsorUrl} className="text-link">
          {name}
        </ExternalLink>
      ) : (
        name
      )}
    </p>
  );
}
