import { StatusLabel } from '../../../components/status-label';
import { formatTenths } from '../../../lib/format';
import type { JuryRound } from '../api';
import { jurySentences } from '../sentences';

const t = jurySentences.marks;

type Entry = Pick<JuryRound['entries'][number], 'spread' | 'needsSecondLook'>;

/** How far the judges differ about an entry. */
export function Spread({ entry: { spread, needsSecondLook } }: { entry: Entry }) {
  if (spread === null) return t.none;
  const figure = formatTenths(spread);
  return needsSecondLook ? <StatusLabel tone="waiting" label={`${figure}, ${t.secondLook}`} /> : figure;
}
