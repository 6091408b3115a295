import { Box, Link } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import type { Judge, JuryRound } from '../api';
import { lineLinkSx } from '../../../lib/link-styles';
import { jurySentences } from '../sentences';
import { CellContent } from './cell-content';
import { cellOf, formatMark } from './cell-of';
import { heatSx } from './heat-styles';
import type { ShownMarks } from './mark-of';
import { marksTable } from './marks-table';
import { Spread } from './spread';

const t = jurySentences.marks;

interface Props {
  label: string;
  round: JuryRound;
  judges: Judge[];
  /** Null while the marks are hidden. */
  shown: ShownMarks | null;
}

/** The marks on a phone: a list of the judges for each entry. */
export function MarksList({ label, round, judges, shown }: Props) {
  const createPath = useCreatePath();
  const { columns, rows } = marksTable(round, judges, shown);

  return (
    <Box component="ul" aria-label={label} sx={{ ...listSx, ...heatSx }}>
      {rows.map(({ entry, assignments, mean }) => (
        <li key={entry.entryId}>
          <Link
            component={RouterLink}
            to={createPath({ resource: 'entries', type: 'show', id: entry.entryId })}
            color="inherit"
            sx={{ ...lineLinkSx, fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {entry.name}
          </Link>
          <dl>
            {shown !== null && (
              <>
                <div>
                  <dt>{t.mean}</dt>
                  <dd className="figure">{mean === null ? t.none : formatMark(mean, 'both')}</dd>
                </div>
                <div>
                  <dt>{t.spread}</dt>
                  <dd className="figure">
                    <Spread entry={entry} />
                  </dd>
                </div>
              </>
            )}
            {columns.map((judge, index) => {
              const assignment = assignments[index];
              if (assignment === undefined) return null;
              const cell = cellOf(assignment, shown);
              return (
                <div key={judge.id}>
                  <dt>{judge.name}</dt>
                  <dd className={cell.look}>
                    <CellContent cell={cell} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </Box>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > li': { py: 1.5, borderTop: '1px solid var(--line)' },
  '& dl': { m: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(64px, auto)',
    alignItems: 'center',
    gap: 1,
    py: 0.25,
  },
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { minHeight: 28, m: 0, px: 1, py: 0.25, textAlign: 'center' },
  '& dd.figure': { px: 0, textAlign: 'right' },
};
