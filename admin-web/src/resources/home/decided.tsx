import type { ReactNode } from 'react';
import type { ListedContest } from '../../chosen-contest/use-listed-contests';
import { afterResult } from '../../prize/after-result';
import { prizeStepSentences } from '../../prize/step-sentences';
import { useStepAddress } from '../../prize/use-step-address';
import { type AdminResult, usePrize } from '../results/api';
import type { WaitingRow } from '../../waiting/waiting-rows';
import { Places } from './places';

/** What Home says of a decided contest. */
export interface OfDecided {
  isLoading: boolean;
  /** What is to be done after the result. */
  row: WaitingRow | null;
  /** The first places, in place of the newest entries. */
  places: ReactNode;
}

interface Props {
  contest: ListedContest;
  result: AdminResult;
  /** Whether no other contest is planned or runs. */
  isLast: boolean;
  children: (decided: OfDecided) => ReactNode;
}

/** What is to be done after the result of the contest, and its first places. A failure has none. */
export function Decided({ contest, result, isLast, children }: Props) {
  const prize = usePrize(contest.id);
  const after = prize.data && afterResult(result, prize.data, contest.timeZone);
  const to = useStepAddress(contest, after);
  const words = after && prizeStepSentences.steps[after.step];
  return children({
    isLoading: prize.isLoading,
    row:
      after && words?.waits
        ? { name: 'prize', text: words.waits, note: after.say, act: words.act, to }
        : null,
    places: after && after.first.length > 0 && <Places first={after.first} isLast={isLast} />,
  });
}
