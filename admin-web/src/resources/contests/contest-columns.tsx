import { calendarDate } from '@paattu/shared/calendar';
import { formatRupees } from '@paattu/shared/rupees';
import { useCreatePath } from '../../components/use-create-path';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatDay } from '../../lib/format';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { ContestState } from './contest-state';

export const CONTEST_COLUMNS: [Column<Contest>, ...Column<Contest>[]] = [
  {
    label: t.contest,
    show: (contest) => <ContestHead contest={contest} />,
    sort: { field: 'title', first: 'ASC' },
  },
  {
    label: t.dates,
    width: 240,
    from: 720,
    show: periodOf,
    sort: { field: 'announceAt', first: 'DESC' },
  },
  { label: t.prize, width: 120, isNumber: true, from: 900, show: prizeOf },
  { label: t.state, width: 200, show: (contest) => <ContestState contest={contest} /> },
];

function ContestHead({ contest }: { contest: Contest }) {
  const createPath = useCreatePath();
  const { title, songTitle, songTitleMalayalam } = contest;
  const song = [songTitle, songTitleMalayalam].filter(Boolean).join(' ');
  return (
    <RowHead
      to={createPath({ resource: 'contests', type: 'edit', id: contest.id })}
      below={<Line sx={{ color: 'text.secondary', fontSize: 14 }}>{song}</Line>}
      compact={
        <>
          <ContestState contest={contest} />
          <span>{periodOf(contest)}</span>
          <span>{prizeOf(contest)}</span>
        </>
      }
    >
      {title}
    </RowHead>
  );
}

/** A draft may lack either date. */
function periodOf({ announceAt, winnerAt, timeZone }: Contest): string {
  const dayOf = (instant: string) => formatDay(calendarDate(Date.parse(instant), timeZone));
  if (announceAt && winnerAt) return t.between(dayOf(announceAt), dayOf(winnerAt));
  if (announceAt) return t.from(dayOf(announceAt));
  return winnerAt ? t.until(dayOf(winnerAt)) : t.noDates;
}

function prizeOf({ prizeAmount }: Contest): string {
  return prizeAmount === null ? t.noPrize : formatRupees(prizeAmount);
}
