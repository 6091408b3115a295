import { Box, Typography } from '@mui/material';
import { Suspense, useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { commonSentences } from '../../lib/sentences';
import { CHART_PX } from './chart-size';

const t = commonSentences.chart;

interface Props {
  title: string;
  hint: string;
  /** The text alternative of the chart. */
  summary: string;
  /** Instead of the chart, if there is no data. */
  empty?: string | false;
  /** The figures of the chart as a table; the first cell of a row is its header. */
  head: string[];
  rows: string[][];
  /** What chooses the data, and the legend. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A chart, and the same figures as a table. The table stays if the chart fails to load. */
export function ChartSection({ title, hint, summary, empty = false, head, rows, controls, children }: Props) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {empty === false && (
        <Typography sx={{ color: 'text.secondary', typography: 'caption' }}>{hint}</Typography>
      )}
      {empty !== false ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <>
          {controls}
          <ErrorBoundary fallback={<Typography sx={{ my: 2 }}>{t.failed}</Typography>}>
            <Suspense fallback={<Box sx={{ height: CHART_PX, my: 1.5 }} />}>
              <Box role="img" aria-label={summary} sx={{ my: 1.5 }}>
                {children}
              </Box>
            </Suspense>
          </ErrorBoundary>
          <Box component="details" sx={detailsSx}>
            <summary>{t.asTable}</summary>
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  {head.map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells], index) => (
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, column) => (
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </>
      )}
    </Box>
  );
}

const detailsSx = {
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'primary.main',
    cursor: 'pointer',
  },
  '& summary::before': { content: '"▸"', width: '1.2em' },
  '&[open] summary::before': { content: '"▾"' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { py: 0.5, borderBottom: '1px solid var(--line)', textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary' },
};
