import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { Judge, JuryRound } from '../api';
import { listSx } from '../../../lib/list-styles';
import { jurySentences } from '../sentences';

const t = jurySentences.marks;

interface Props {
  round: JuryRound;
  judges: Judge[];
}

/** Why judges gave no marks. */
export function JudgesNotes({ round: { assignments, entries }, judges }: Props) {
  const id = useId();
  const noted = assignments.filter(({ state }) => state === 'abstained' || state === 'recused');
  if (noted.length === 0) return null;
  const judgeNames = new Map(judges.map((judge) => [judge.id, judge.name]));
  const entryNames = new Map(entries.map((entry) => [entry.entryId, entry.name]));

  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} sx={{ mb: 0.5, fontWeight: 500 }}>
        {t.notes}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={listSx}>
        {noted.map(({ id: key, judgeId, entryId, reason, note }) => (
          <li key={key}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box sx={{ color: 'text.secondary' }}>
                {t.noteOf(judgeNames.get(judgeId) ?? '', entryNames.get(entryId) ?? '')}
              </Box>
              <div>{reason === null ? t.recused : t.abstained(t.reasons[reason])}</div>
              {note && <Box sx={{ whiteSpace: 'pre-line' }}>{note}</Box>}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
