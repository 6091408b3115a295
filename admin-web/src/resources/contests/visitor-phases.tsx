import { contestPhase, type Phase } from '@paattu/api-client/contest-phase';
import { Box, Typography } from '@mui/material';
import { formatDay } from '../../lib/format';
import { translations } from '../../translations';
import { allInstantsOf, type ContestDraft } from './contest-draft';
import { earlierOpening, submissionSpan, phasesOf } from './phases-of';

const t = translations.contests;

/** The phases that the public site will show with these dates, and when. */
export function VisitorPhases({ draft }: { draft: ContestDraft }) {
  const instants = allInstantsOf(draft);

  return (
    <Box component="section" aria-label={t.sections.preview} sx={previewSx}>
      <Typography variant="h3">{t.sections.preview}</Typography>
      {instants ? (
        <Phases draft={draft} current={contestPhase({ ...draft, ...instants }, Date.now()).phase} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t.datesMissing}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.whichIsShown}
      </Typography>
    </Box>
  );
}

function Phases({ draft, current }: { draft: ContestDraft; current: Phase }) {
  const earlier = earlierOpening(draft);

  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {phasesOf(draft).map(({ phase, period, countdownTo }) => {
          const isCurrent = phase === current;
          return (
            <Box
              component="li"
              key={phase}
              aria-current={isCurrent ? 'step' : undefined}
              sx={{
                pl: 1.5,
                borderLeft: '3px solid',
                borderColor: isCurrent ? 'var(--leaf)' : 'var(--line)',
              }}
            >
              <Typography sx={{ fontWeight: 500 }}>{t.phases[phase]}</Typography>
              {phase === 'upcoming' && (
                <Typography>{t.opening(formatDay(draft.opensAt.slice(0, 10)))}</Typography>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[isCurrent && t.now, period, countdownTo && t.countdown(countdownTo)]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {earlier && <Typography>{earlier}</Typography>}
      <Typography>{submissionSpan(draft)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {draft.entryGate === 'always' ? t.byCalendar : t.byInstant}
      </Typography>
    </>
  );
}

const previewSx = {
  position: { lg: 'sticky' },
  top: { lg: 82 },
  display: 'grid',
  gap: 2,
  p: { xs: 2, md: 2.5 },
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-2)',
  bgcolor: 'var(--cloth-2)',
};
