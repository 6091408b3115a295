import { formatDeadline } from '../lib/format';
import type { AdminResult, Prize } from '../resources/results/api';
import { type AfterStep, stepAfter } from './step-after';
import { prizeStepSentences as t } from './step-sentences';

export interface AfterResult {
  /** The first three places. */
  first: { number: number; place: number; entryId: string | null; name: string; points: string }[];
  /** Null once the entry is erased. */
  winner: string | null;
  step: AfterStep;
  /** What is so. */
  say: string;
  /** The entry whose entrant has to be told. */
  toTell: string | null;
}

const PLACES = 3;

/** What a contest with a certified result says first, on Home and in its overview. */
export function afterResult(result: AdminResult, prize: Prize, timeZone: string | undefined): AfterResult {
  const lines = (result.preview?.lines ?? [])
    .filter(({ place }) => place !== null && place <= PLACES)
    .toSorted((one, other) => one.place! - other.place!);
  const step = stepAfter(result, prize);
  const standing = prize.offers.find(({ state }) => state === 'open' || state === 'accepted');
  const name = (prize.next ?? prize.blocked ?? standing)?.name ?? t.erased;
  const until = standing?.dueAt ? formatDeadline(standing.dueAt, timeZone) : '';
  return {
    first: lines.map(({ number, place, entryId, name: of, points }) => ({
      number,
      place: place!,
      entryId,
      name: of ?? t.erased,
      points: shortPoints(points.total),
    })),
    winner: lines[0]?.name ?? null,
    step,
    say: t.steps[step].say(name, until),
    toTell: step === 'write' || step === 'reach' ? (standing?.entryId ?? null) : null,
  };
}

/** Points to one decimal at most, as visitors read them. */
const shortPoints = (thousandths: number) => String(Math.round(thousandths / 100) / 10);
