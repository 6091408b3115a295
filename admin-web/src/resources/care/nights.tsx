import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { PageSection } from '../../components/page-section';
import { formatDate } from '../../lib/format';
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
 * The last nights since the first backup, each with what became of its own. Without a backup, nothing. A day belongs to the
 * browser's time zone.
 */
export function Nights({ backups }: { backups: Backup[] }) {
  if (backups.length === 0) return null;
  const today = new Date();
  const nights = Array.from({ length: NIGHTS }, (_, index) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (NIGHTS - 1 - index));
    return { day, outcome: outcomeOf(day, backups) };
  }).slice(-nightsSince(backups));
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
          <Box component="li" key={day.getTime()} sx={{ textAlign: 'center' }}>
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
              {day.getDate()}
            </Box>
            <span style={visuallyHidden}>
              {formatDate(day.toISOString())}: {t.night[outcome]}
            </span>
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}

/** Nights before are no failure: the site may not have been there. */
function nightsSince(backups: Backup[]): number {
  const first = new Date(Math.min(...backups.map(({ madeAt }) => Date.parse(madeAt))));
  const today = new Date();
  const days = [today, first].map((day) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  return Math.round((days[0]! - days[1]!) / 86_400_000) + 1;
}

function outcomeOf(day: Date, backups: Backup[]): Outcome {
  const ofDay = backups.filter(({ madeAt }) => new Date(madeAt).toDateString() === day.toDateString());
  if (ofDay.some(({ state }) => state === 'done')) return 'good';
  return ofDay.some(({ state }) => state === 'failed') ? 'failed' : 'none';
}
