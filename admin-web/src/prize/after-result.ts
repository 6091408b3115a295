import { emailLink } from '@paattu/shared/rules';
import type { To } from 'react-router';
import { withContest } from '../chosen-contest/contest-of-address';
import type { useCreatePath } from '../components/use-create-path';
import { formatDeadline } from '../lib/format';
import type { AdminResult, Prize } from '../resources/results/api';
import { stepAfter } from './step-after';
import { prizeStepSentences as t } from './step-sentences';

export interface AfterResult {
  /** The first three places. */
  first: { number: number; place: number; entryId: string | null; name: string; points: string }[];
  /** Null once the entry is erased. */
  winner: string | null;
  /** What waits for the owner; null if nothing does. */
  waits: string | null;
  /** What is so. */
  say: string;
  act: string;
  /** Where it is done: an email to the entrant, the page of the entry, or the result. */
  to: To;
}

const PLACES = 3;

/** What a contest with a certified result says first, on Home and in its overview. */
export function afterResult(
  contest: { id: string; title: string; timeZone?: string },
  result: AdminResult,
  prize: Prize,
  createPath: ReturnType<typeof useCreatePath>,
): AfterResult {
  const lines = (result.preview?.lines ?? [])
    .filter(({ place }) => place !== null && place <= PLACES)
    .toSorted((one, other) => one.place! - other.place!);
  const step = stepAfter(result, prize);
  const standing = prize.offers.find(({ state }) => state === 'open' || state === 'accepted');
  const name = (prize.next ?? prize.blocked ?? standing)?.name ?? t.erased;
  const until = standing?.dueAt ? formatDeadline(standing.dueAt, contest.timeZone) : '';
  const { waits, say, act } = t.steps[step];
  const { entryId = null, email = null } = standing ?? {};

  function addressOf(): To {
    if (step === 'write' && email !== null)
      return `${emailLink(email)}?subject=${encodeURIComponent(contest.title)}`;
    if ((step === 'write' || step === 'reach') && entryId !== null)
      return createPath({ resource: 'entries', type: 'show', id: entryId });
    return withContest(
      { pathname: createPath({ resource: 'results', type: 'list' }), search: '' },
      contest.id,
    );
  }

  return {
    first: lines.map(({ number, place, entryId: of, name: singer, points }) => ({
      number,
      place: place!,
      entryId: of,
      name: singer ?? t.erased,
      points: shortPoints(points.total),
    })),
    winner: lines[0]?.name ?? null,
    waits: waits && waits(name),
    say: say(name, until),
    act,
    to: addressOf(),
  };
}

/** Points to one decimal at most, as visitors read them. */
const shortPoints = (thousandths: number) => String(Math.round(thousandths / 100) / 10);
