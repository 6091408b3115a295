import { calendarDate } from '@paattu/api-client/calendar';
import { contestPhase } from '@paattu/api-client/contest-phase';
import { useCreatePath } from 'react-admin';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { StatusLabel } from '../../components/status-label';
import { formatDay, formatRupees } from '../../lib/format';
import type { Contest } from '../../records';
import { translations } from '../../translations';

const t = translations.contests;

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
  { label: t.phase, width: 240, from: 980, show: (contest) => <Line>{phaseOf(contest)}</Line> },
  {
    label: t.prize,
    width: 120,
    isNumber: true,
    show: ({ prizeAmount }) => formatRupees(prizeAmount),
  },
  { label: translations.statusHead, width: 180, show: (contest) => <ContestState contest={contest} /> },
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
          <span>{phaseOf(contest)}</span>
          <span>{formatRupees(contest.prizeAmount)}</span>
        </>
      }
    >
      {title}
    </RowHead>
  );
}

function ContestState({ contest }: { contest: Contest }) {
  return contest.isCurrent && <StatusLabel tone="good" label={t.current} />;
}

function periodOf({ announceAt, winnerAt, timeZone }: Contest): string {
  const dayOf = (instant: string) => formatDay(calendarDate(Date.parse(instant), timeZone));
  return t.between(dayOf(announceAt), dayOf(winnerAt));
}

function phaseOf(contest: Contest): string {
  return t.phases[contestPhase(contest, Date.now()).phase];
}
