import { clockTime, instantOf } from '@paattu/shared/calendar';
import { isCompleteDateTime } from '../../../lib/date-time-input';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { formatBeginning } from '../../../lib/format';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { contestSentences } from '../../contests/sentences';
import type { JuryContest } from '../use-jury-contests';

const t = jurySentences.open;

type Dates = Pick<JuryContest, 'timeZone' | 'winnerAt'>;

/** The clock time of an instant in the zone of the contest, as a field shows it. */
export const deadlineOf = (instant: string, { timeZone }: Dates) =>
  clockTime(Date.parse(instant), timeZone).slice(0, 'yyyy-mm-ddThh:mm'.length);

/** The instant of such a clock time. */
export const instantOfDeadline = (deadline: string, { timeZone }: Dates) =>
  new Date(instantOf(deadline, timeZone)).toISOString();

/** A deadline is to come, and is before the announcement of the winner. */
export function validateDeadline(deadline: string, contest: Dates): FieldErrors<'closesAt'> {
  const sentence = problemOf(deadline, contest);
  return sentence === null ? {} : { closesAt: fieldError(commonSentences.missingInformation, sentence) };
}

function problemOf(deadline: string, { timeZone, winnerAt }: Dates): string | null {
  if (!isCompleteDateTime(deadline)) return t.deadlineMissing;
  const instant = instantOf(deadline, timeZone);
  if (instant <= Date.now()) return t.deadlinePassed;
  return instant < Date.parse(winnerAt) ? null : t.deadlineLate(formatBeginning(winnerAt, timeZone));
}

export const deadlineHint = ({ timeZone, winnerAt }: Dates) =>
  t.deadlineHint(contestSentences.inZone(timeZone), formatBeginning(winnerAt, timeZone));
