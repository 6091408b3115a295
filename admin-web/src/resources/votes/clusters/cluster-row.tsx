import { Box, Checkbox, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { Icon } from '../../../components/icon';
import { StatusLabel } from '../../../components/status-label';
import { formatCount, formatDateTime } from '../../../lib/format';
import { translate } from '../../../lib/server-translations';
import type { VoteCluster } from '../api';
import { voteSentences } from '../sentences';
import { nameOf, spanOf, stateOf } from './words';

const t = voteSentences.clusters;

const UNFOLD = 'M6 9l6 6 6-6';
const FOLD = 'M6 15l6-6 6 6';

interface Props {
  cluster: VoteCluster;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A cluster; unfolded, also a sentence for each signal of its votes. */
export function ClusterRow({ cluster, isChosen, onChoose }: Props) {
  const { kind, votes, points, firstAt, favored, entries, signals } = cluster;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const name = nameOf(cluster);
  const state = stateOf(cluster);

  return (
    <>
      <Box component="tr" sx={isChosen ? { bgcolor: 'var(--cloth-2)' } : undefined}>
        <td className="choice">
          <Checkbox
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            slotProps={{ input: { 'aria-label': t.choose(name) } }}
          />
        </td>
        <th scope="row">
          {name}
          <span className="second">{t.hints[kind]}</span>
        </th>
        <td className="number" data-label={t.votes}>
          {formatCount(votes)}
        </td>
        <td data-label={t.points}>
          <PointsBar points={points} />
        </td>
        <td data-label={t.from}>
          {formatDateTime(firstAt)}
          <span className="second">{spanOf(cluster)}</span>
        </td>
        <td data-label={t.entry}>
          {favored.name ?? t.erased}
          <span className="second">
            {t.share(formatCount(favored.votes), formatCount(votes))}{' '}
            {entries > 1 && t.andOthers(entries - 1)}
          </span>
        </td>
        <td data-label={t.state}>
          <StatusLabel tone={state.tone} label={<Box sx={{ whiteSpace: 'normal' }}>{state.label}</Box>} />
          <span className="second">{state.by}</span>
        </td>
        <td className="unfold">
          <IconButton
            aria-label={t.why(name)}
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? id : undefined}
            onClick={() => setUnfolded(!isUnfolded)}
            sx={{ width: 44, height: 44 }}
          >
            <Icon d={isUnfolded ? FOLD : UNFOLD} />
          </IconButton>
        </td>
      </Box>
      {isUnfolded && (
        <tr id={id}>
          <td className="why" colSpan={8}>
            <Box component="ul" aria-label={t.why(name)} sx={signalsSx}>
              {signals.map((signal) => (
                <li key={signal.kind}>
                  <b>{signal.points}</b>
                  <div>{translate(signal.sentence)}</div>
                </li>
              ))}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{t.explanation}</Box>
          </td>
        </tr>
      )}
    </>
  );
}

const signalsSx = {
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '2.5em minmax(0, 1fr)', gap: 1, py: 0.25 },
  '& b': { textAlign: 'right', fontWeight: 550 },
};

/** From here on, the rule quarantines by itself. */
const QUARANTINED_FROM = 60;
const MOST = 100;
const WIDTH = 68;

/** Points as a figure and a bar, with a mark at 60. */
function PointsBar({ points }: { points: number }) {
  const mark = (QUARANTINED_FROM / MOST) * WIDTH;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={{ minWidth: '2.2em', textAlign: 'right', fontWeight: 550 }}>{points}</span>
      <svg width={WIDTH} height="16" role="img" aria-label={t.pointsOf60(points)} style={{ flex: 'none' }}>
        <rect y="5" width={WIDTH} height="6" fill="var(--cloth-3)" />
        <rect
          y="5"
          width={(Math.min(points, MOST) / MOST) * WIDTH}
          height="6"
          fill={points >= QUARANTINED_FROM ? 'var(--second-bar)' : 'var(--axis)'}
        />
        <rect x={mark - 1} y="1" width="2" height="14" fill="var(--ink)" />
      </svg>
    </span>
  );
}
