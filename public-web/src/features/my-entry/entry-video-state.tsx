import { ViewsMeaning } from '../../components/views-meaning';
import { useDates } from '../../lib/dates';
import { useDeadlines } from '../../lib/deadlines';
import { abbreviateCount } from '../../lib/format';
import { useTranslations } from '../../translations/use-translations';
import type { MyEntry } from './my-entry-queries';

/** The views of the video, whether it can be watched, and what she can do about it. */
export function EntryVideoState({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').video;
  const { dateTime } = useDates();
  const { viewCount, viewsRefreshedAt, video, contest } = entry;
  return (
    <>
      {viewCount !== null && viewsRefreshedAt && (
        <>
          <p className="text-ink-2">
            {t.views(abbreviateCount(viewCount), dateTime(viewsRefreshedAt, contest.timeZone))}
          </p>
          <ViewsMeaning />
        </>
      )}
      {video && <VideoState video={video} timeZone={contest.timeZone} />}
    </>
  );
}

interface VideoStateProps {
  video: NonNullable<MyEntry['video']>;
  timeZone: string;
}

function VideoState({ video: { state, problem, mendUntil, hints }, timeZone }: VideoStateProps) {
  const t = useTranslations('my-entry').video;
  const { deadline } = useDeadlines();
  if (state !== 'broken' && hints.length === 0) return <p className="text-ink-2">{t.states[state]}</p>;
  return (
    <div className="mt-2 grid max-w-[60ch] gap-2 border-l-3 border-zari pl-4">
      {state === 'broken' && (
        <>
          <p className="font-medium">{t.states.broken}</p>
          {problem && <p>{t.problems[problem]}</p>}
          <p>{mendUntil ? t.mend(deadline(mendUntil, timeZone)) : t.mendSoon}</p>
          <p>{t.looks}</p>
        </>
      )}
      {hints.map((hint) => (
        <p key={hint}>{t.hints[hint]}</p>
      ))}
    </div>
  );
}
