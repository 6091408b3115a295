import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { PageSection } from '../../components/page-section';
import { addDays, dayOf } from '../../lib/day-range';
import { formatDay } from '../../lib/format';
import type { Backup } from './api';
import { careSentences as t } from './sentences';

const NIGHTS = 14;

type Outcome = keyof typeof t.night;

const MARKS: Record<Outcome, { mark: string; sx: object }> = {
  good: { mark: '✓', sx: { bgcolor: 'color-mix(in srgb, var(--leaf) 14%, transparent)' } },
  failed: { mark: '!', sx: { bgcolor: 'color-mix(in srgb, var(--kumkum) 16%, transparent)' } },
  none: { mark: '–', sx: { border: '1px dashed var(--line)' } },
};

/**
 * The last nights since the first backup, each with what became of its own. Without a backup, nothing. A day is one of the site.
 */
export function Nights({ backups }: { backups: Backup[] }) {
  if (backups.length === 0) return null;
  const today = dayOf(new Date().toISOString());
  // Nights before the first backup are no failure: the site may not have been there.
  const first = backups.map(({ madeAt }) => dayOf(madeAt)).sort()[0] ?? today;
  const nights = Array.from({ length: NIGHTS }, (_, index) => addDays(today, index + 1 - NIGHTS))
    .filter((day) => day >= first)
    .map((day) => ({ day, outcome: outcomeOf(day, backups) }));
  return (
    <PageSection title={t.nights}>
      <Box
        component="ol"
        aria-label={t.nights}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          gap: 0.75,
          maxWidth: 1000,
          '@media (min-width: 900px)': { gridTemplateColumns: `repeat(${NIGHTS}, minmax(0, 1fr))` },
        }}
      >
        {nights.map(({ day, outcome }) => (
          <Box component="li" key={day} sx={{ textAlign: 'center' }}>
            <Box
              aria-hidden
              sx={{
                border: '1px solid transparent',
                borderRadius: 0.5,
                py: 0.25,
                fontWeight: 700,
                ...MARKS[outcome].sx,
              }}
            >
              {MARKS[outcome].mark}
            </Box>
            <Box component="span" aria-hidden sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {Number(day.slice(-2))}
            </Box>
            <span style={visuallyHidden}>
              {formatDay(day)}: {t.night[outcome]}
            </span>
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}

function outcomeOf(day: string, backups: Backup[]): Outcome {
  const ofDay = backups.filter(({ madeAt }) => dayOf(madeAt) === day);
  if (ofDay.some(({ state }) => state === 'done')) return 'good';
  return ofDay.some(({ state }) => state === 'failed') ? 'failed' : 'none';
}
