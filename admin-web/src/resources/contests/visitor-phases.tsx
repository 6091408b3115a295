import { contestPhase, type Phase } from '@paattu/shared/contest-phase';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { contestSentences as t } from './sentences';
import { allInstantsOf, hasMarks, type ContestDraft } from './contest-draft';
import { earlierOpening, submissionSpan, phasesOf } from './phases-of';
import { clockTimeInWords } from './value-in-words';

/** The phases that the public site will show with these dates, and when. */
export function VisitorPhases({ draft }: { draft: ContestDraft }) {
  const instants = allInstantsOf(draft);

  return (
    <Box component="section" aria-label={t.sections.preview} sx={previewSx}>
      <Typography variant="h3">{t.sections.preview}</Typography>
      {instants ? (
        <Phases draft={draft} current={phaseNow(draft, instants)} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t.datesMissing}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.whichIsShown}
      </Typography>
    </Box>
  );
}

/** Null before the announcement, when visitors see nothing of the contest. */
function phaseNow(
  draft: ContestDraft,
  instants: NonNullable<ReturnType<typeof allInstantsOf>>,
): Phase | null {
  const now = Date.now();
  return Date.parse(instants.announceAt) <= now ? contestPhase({ ...draft, ...instants }, now).phase : null;
}

function Phases({ draft, current }: { draft: ContestDraft; current: Phase | null }) {
  const earlier = earlierOpening(draft);
  // Where entries are taken at any time, submissions are open from the announcement on.
  const shown = phasesOf(draft).filter(
    ({ phase }) => current !== null || draft.entryGate !== 'always' || phase !== 'upcoming',
  );

  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {current === null && (
          <Step isCurrent title={t.unannounced}>
            <Times>{[t.now, t.until(clockTimeInWords(draft.announceAt))]}</Times>
          </Step>
        )}
        {shown.map(({ phase, period, countdownTo }) => (
          <Step key={phase} isCurrent={phase === current} title={sentenceOf(phase, draft)}>
            {phase === 'upcoming' && (
              <Typography>{t.opening(formatDay(draft.opensAt.slice(0, 10)))}</Typography>
            )}
            <Times>{[phase === current && t.now, period, countdownTo && t.countdown(countdownTo)]}</Times>
          </Step>
        ))}
      </Box>
      {earlier && <Typography>{earlier}</Typography>}
      <Typography>{submissionSpan(draft)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {draft.entryGate === 'always' ? t.byCalendar : t.byInstant}
      </Typography>
    </>
  );
}

/** The sentence of the home page. A contest that closes its entries ends with its result, which no date decides. */
function sentenceOf(phase: Phase, draft: ContestDraft): string {
  if (draft.entryGate === 'always') return t.phases[phase];
  if (phase === 'voting') return t.voting;
  if (phase === 'ended') return hasMarks(draft) ? t.judging.byJury : t.judging.byVotes;
  return t.phases[phase];
}

interface StepProps {
  title: string;
  isCurrent: boolean;
  children: ReactNode;
}

function Step({ title, isCurrent, children }: StepProps) {
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: isCurrent ? 'var(--leaf)' : 'var(--line)' }}
    >
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      {children}
    </Box>
  );
}

function Times({ children }: { children: Array<string | false | undefined> }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children.filter(Boolean).join(' · ')}
    </Typography>
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
