import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone';
import { toggleSx } from '../../../lib/toggle-styles';
import type { Judge, JuryRound } from '../api';
import { jurySentences } from '../sentences';
import { HeatTable } from './heat-table';
import { JudgesNotes } from './judges-notes';
import type { ShownMarks } from './mark-of';
import { MarksList } from './marks-list';

const t = jurySentences.marks;
const KINDS = Object.keys(t.kinds) as ShownMarks[];

/** The marks of a round: one criterion or both, and the entries about which the judges differ. */
export function Marks({ round, judges, isHidden }: { round: JuryRound; judges: Judge[]; isHidden: boolean }) {
  const [shown, setShown] = useState<ShownMarks>('both');
  const isPhone = useIsPhone();
  const Table = isPhone ? MarksList : HeatTable;
  const disputed = round.entries.filter(({ needsSecondLook }) => needsSecondLook);

  return (
    <>
      {disputed.length > 0 && (
        <Typography sx={noticeSx}>{t.secondLooks(disputed.map(({ name }) => name))}</Typography>
      )}
      {isHidden && <Typography sx={noticeSx}>{t.hidden}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 1 }}>
        {!isHidden && (
          <ToggleButtonGroup
            exclusive
            aria-label={t.shown}
            value={shown}
            onChange={(_, kind: ShownMarks | null) => kind && setShown(kind)}
            sx={toggleSx}
          >
            {KINDS.map((kind) => (
              <ToggleButton key={kind} value={kind}>
                {t.kinds[kind]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Box sx={{ color: 'text.secondary' }}>{isHidden ? t.keyOfHidden : t.key}</Box>
      </Box>
      <Table
        label={t.table(jurySentences.rounds[round.number])}
        round={round}
        judges={judges}
        shown={isHidden ? null : shown}
      />
      {!isHidden && (
        <Typography sx={{ mt: 1, maxWidth: '66ch', color: 'text.secondary' }}>{t.weights}</Typography>
      )}
      <JudgesNotes round={round} judges={judges} />
    </>
  );
}

const noticeSx = { mb: 2, pl: 1.5, borderLeft: '3px solid var(--zari)', overflowWrap: 'anywhere' };
