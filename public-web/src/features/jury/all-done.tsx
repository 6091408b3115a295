import { EmptyState } from '../../components/empty-state';
import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import { isDone, type JuryRoom, type Round } from './jury-query';

interface AllDoneProps {
  room: JuryRoom;
  round: Round;
  isClosed: boolean;
}

/** Where no entry is shown: the last one is submitted, or all were before. */
export function AllDone({ room: { assignments, contest }, round, isClosed }: AllDoneProps) {
  const t = useTranslations('jury');
  const { dateTime } = useDates();
  const done = assignments.filter(isDone).length;
  const isAll = done === assignments.length;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <EmptyState
        drawing="no-favorites"
        title={isAll ? t.allDone : t.done(done, assignments.length)}
        text={isAll && !isClosed ? t.allDoneText(dateTime(round.closesAt, contest.timeZone)) : undefined}
      />
    </>
  );
}
