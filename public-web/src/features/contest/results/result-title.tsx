import { localizedPath, ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icon';
import { shareLink } from '../../../components/song/share-link';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { ContestLink } from '../facts/contest-link';
import { type Result, resultsPath } from './result-query';

/** Which result this is, and whether another version corrects it. */
export function ResultTitle({ result }: { result: Result }) {
  const t = useTranslations('results');
  return (
    <div className="result-title">
      <p className="min-h-11">
        <ContestLink contest={result.contest} />
      </p>
      <h1 className="text-2xl">{t.title}</h1>
      <OtherVersion result={result} />
    </div>
  );
}

/** When it was announced, and the button that shares it. */
export function Announcement({ result: { contest, announcedAt } }: { result: Result }) {
  const t = useTranslations('results');
  const { date } = useDates();
  return (
    <div className="result-announcement">
      <p className="text-ink-2">
        {t.announced(date(announcedAt, contest.timeZone))} {t.prize(formatRupees(contest.prizeAmount))}
      </p>
      <Share contest={contest} />
    </div>
  );
}

/** That a later version corrects this one, or that this one corrects an earlier one, and why. */
function OtherVersion({ result: { contest, version, versions } }: { result: Result }) {
  const t = useTranslations('results').version;
  const languageOf = useLanguageOf();
  const locale = useLocale();
  const [last] = versions;
  if (!last || last.version === 1) return null;
  const reason = last.reason && ownerText(locale, last.reason, last.reasonMalayalam);
  const isOld = last.version !== version;
  return (
    <div className="mt-4 border-l-4 border-zari pl-4" role="note">
      {isOld && <p className="font-medium">{t.old(version)}</p>}
      <p className="wrap-anywhere">
        {t.corrects(last.version)} <span lang={reason ? languageOf(reason) : undefined}>{reason}</span>
      </p>
      {isOld && (
        <Link to={resultsPath(contest.slug)} className="text-link tap">
          {t.toLast}
        </Link>
      )}
    </div>
  );
}

function Share({ contest }: { contest: Result['contest'] }) {
  const t = useTranslations('results');
  const { share } = useTranslations('songs');
  const { origin } = useServices();
  const locale = useLocale();
  const title = t.titleOf(ownerText(locale, contest.title, contest.titleMalayalam));
  const url = origin + localizedPath(locale, resultsPath(contest.slug));
  return (
    <button
      type="button"
      className="chip -ml-2"
      aria-label={t.shareOf(ownerText(locale, contest.title, contest.titleMalayalam))}
      onClick={() => void shareLink({ title, text: title, url }, share)}
    >
      <Icon name="share" size={18} /> {t.share}
    </button>
  );
}
