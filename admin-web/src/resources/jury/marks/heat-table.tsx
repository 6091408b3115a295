import { Box, Link } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import type { Judge, JuryRound } from '../api';
import { jurySentences } from '../sentences';
import { progressOf } from '../rounds/progress-of';
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

/** Each judge's mark of each entry. It scrolls inside itself, and the entries stay at its left. */
export function HeatTable({ label, round, judges, shown }: Props) {
  const createPath = useCreatePath();
  const { columns, rows } = marksTable(round, judges, shown);

  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={scrollSx}>
      <Box component="table" aria-label={label} sx={{ ...tableSx, ...heatSx }}>
        <thead>
          <tr>
            <th scope="col">{t.entry}</th>
            {columns.map((judge) => (
              <th key={judge.id} scope="col" className="judge">
                {judge.name}
                <span className="second">{progressInWords(round, judge)}</span>
              </th>
            ))}
            {shown !== null && (
              <>
                <th scope="col" className="number" aria-sort="descending">
                  {t.mean}
                </th>
                <th scope="col" className="number">
                  {t.spread}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, assignments, mean }) => (
            <tr key={entry.entryId}>
              <th scope="row">
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'entries', type: 'show', id: entry.entryId })}
                  color="inherit"
                >
                  {entry.name}
                </Link>
              </th>
              {assignments.map((assignment, index) => {
                const cell = cellOf(assignment, shown);
                return (
                  <td key={columns[index]?.id} className={cell.look}>
                    <CellContent cell={cell} />
                  </td>
                );
              })}
              {shown !== null && (
                <>
                  <td className="number">
                    <b>{mean === null ? t.none : formatMark(mean, 'both')}</b>
                  </td>
                  <td className="number">
                    <Spread entry={entry} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function progressInWords({ assignments }: JuryRound, judge: Judge): string {
  const own = assignments.filter(({ judgeId }) => judgeId === judge.id);
  const { submitted, all } = progressOf({ assignments: own }, [judge]);
  return submitted === all ? t.done : `${submitted}/${all}`;
}

const scrollSx = { overflowX: 'auto', '&:focus-visible': { outline: '3px solid var(--focus)' } };

const tableSx = {
  // A collapsed border would scroll away from the column that stays.
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { minWidth: 56, p: '6px 8px', borderBottom: '1px solid var(--line)' },
  '& td': { textAlign: 'center', border: '1px solid var(--cloth)' },
  '& thead th': { verticalAlign: 'bottom', color: 'var(--ink-2)', fontWeight: 500 },
  '& thead .judge': { maxWidth: 120, textAlign: 'center', overflowWrap: 'anywhere', color: 'var(--ink)' },
  '& .second': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 160,
    maxWidth: 240,
    pl: 0,
    bgcolor: 'var(--cloth)',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { fontWeight: 500 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 550 },
};
