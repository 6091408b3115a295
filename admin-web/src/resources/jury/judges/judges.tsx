import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { Notice } from '../../../components/notice';
import { PageSection } from '../../../components/page-section';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { ON_PHONE } from '../../../lib/phone';
import { UnsentNote } from '../../../mail-server/unsent-note';
import { useUnsent } from '../../../mail-server/use-unsent';
import type { Jury } from '../api';
import { jurySentences } from '../sentences';
import { InviteJudge } from './invite-judge';
import { isComplete } from './is-complete';
import { JudgeRow } from './judge-row';

const t = jurySentences.judges;

/** The judges of a contest, and the form that invites one. */
export function Judges({ contestId, jury }: { contestId: string; jury: Jury }) {
  const { judges, hasHiddenMarks } = jury;
  const isKept = useUnsent() === 'kept';
  const place = useRef<HTMLDivElement>(null);
  // The actions of a judge disappear when she is revoked.
  useKeptFocus(place, judges, 'input');

  return (
    <PageSection title={t.title}>
      <div ref={place}>
        {judges.length === 0 ? (
          <Notice title={t.none} text={t.noneText} />
        ) : (
          <Box component="table" aria-label={t.title} sx={judgesSx}>
            <thead>
              <tr>
                {columns(hasHiddenMarks).map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {judges.map((judge) => (
                <JudgeRow key={judge.id} judge={judge} hasHiddenMarks={hasHiddenMarks} />
              ))}
            </tbody>
          </Box>
        )}
        {isComplete(jury) ? (
          <Typography sx={{ maxWidth: '66ch' }}>{t.complete}</Typography>
        ) : isKept ? (
          <Typography sx={{ maxWidth: '66ch' }}>
            <UnsentNote sentence={t.needsServer} />
          </Typography>
        ) : (
          <InviteJudge contestId={contestId} />
        )}
      </div>
    </PageSection>
  );
}

function columns(hasHiddenMarks: boolean): string[] {
  const figures = hasHiddenMarks ? [] : [t.mean, t.spread];
  return [t.judge, t.state, t.marks, ...figures, t.sessions];
}

/** Where there is no room for all columns, each row is a card. */
const judgesSx = {
  width: '100%',
  mb: 3,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '8px', textAlign: 'left', verticalAlign: 'top', borderBottom: '1px solid var(--line)' },
  '& th:first-of-type': { pl: 0 },
  '& thead th': { color: 'var(--ink-2)', fontWeight: 500 },
  '& tbody th': { fontWeight: 500 },
  '& tbody th, & td': { overflowWrap: 'anywhere' },
  '& .second': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  '& .actions': { width: 44, p: 0 },
  [`@media ${ON_PHONE}`]: {
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
      gap: '4px 8px',
      py: 1,
      borderBottom: '1px solid var(--line)',
    },
    '& th, & td': { p: 0, border: 0, minWidth: 0 },
    '& tbody th': { gridColumn: '1 / 3', gridRow: 1, py: 1 },
    '& .actions': { gridColumn: 3, gridRow: 1 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-2)',
      fontSize: 'var(--step--1)',
    },
  },
};
