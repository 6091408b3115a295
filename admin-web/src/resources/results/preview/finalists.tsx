import { Box } from '@mui/material';
import { formatCount } from '../../../lib/format';
import { tableSx } from '../../../lib/table-styles';
import type { ResultPreview } from '../api';
import { resultSentences } from '../sentences';
import { EntryName } from './entry-name';
import { formatPoints, formatShare, shareOf } from './parts';

const t = resultSentences.preview;

/** The points and the place of each finalist in the parts with data. */
export function Finalists({ preview }: { preview: ResultPreview }) {
  const { lines, parts } = preview;
  const finalists = lines
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => one.place! - other.place!);

  return (
    <Box component="table" aria-label={t.table} sx={{ ...tableSx, ...linesSx }}>
      <thead>
        <tr>
          <th scope="col">{t.entry}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {t.parts[part]}
              <span className="second">{t.of(formatShare(shareOf(part, preview)))}</span>
            </th>
          ))}
          <th scope="col">
            {t.total}
            <span className="second">{t.of('100')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {finalists.map((line) => (
          <tr key={line.number}>
            <th scope="row">
              {line.place}. <EntryName line={line} />
            </th>
            {parts.map((part) => (
              <td key={part} data-label={t.parts[part]}>
                {formatPoints(line.points[part])}
                <span className="second">{t.placeIn(String(line.places[part]))}</span>
                {part === 'votes' && (
                  <span className="second">{t.votes(formatCount(line.votes), line.votes === 1)}</span>
                )}
              </td>
            ))}
            <td data-label={t.total}>
              <b>{formatPoints(line.points.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const linesSx = {
  '& .second': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  maxWidth: 960,
  '& tbody th, & td': { verticalAlign: 'top' },
  '& b': { fontWeight: 550 },
};
