import { useDates } from '../../lib/dates';
import { abbreviateCount } from '../../lib/format';
import { useTranslations } from '../../translations/use-translations';
import type { MyEntry } from './my-entry-queries';

/** The views of the video, and what keeps others from seeing it. */
export function EntryVideoState({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').video;
  const { dateTime } = useDates();
  const { viewCount, viewsRefreshedAt, videoProblem, videoFlags, contest } = entry;
  const sentences = [
    ...(videoProblem ? [t.problems[videoProblem]] : []),
    // The other flags concern moderators alone.
    ...videoFlags.flatMap((flag) => t.flags[flag] ?? []),
  ];
  return (
    <>
      {viewCount !== null && viewsRefreshedAt && (
        <p className="text-ink-2">
          {t.views(abbreviateCount(viewCount), dateTime(viewsRefreshedAt, contest.timeZone))}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 border-l-3 border-zari pl-4">
          {sentence}
        </p>
      ))}
    </>
  );
}
