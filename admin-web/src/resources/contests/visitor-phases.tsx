import { contestPhase, type Phase } from '@paattu/shared/contest-phase';
import { Box, Typography } from '@mui/material';
import { Timeline, type TimelinePhase } from '../../components/timeline/timeline';
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
      <Timeline
        look="list"
        phases={[
          ...(current === null
            ? [phaseOf('unannounced', t.unannounced, true, [t.until(clockTimeInWords(draft.announceAt))])]
            : []),
          ...shown.map(({ phase, period, countdownTo }) =>
            phaseOf(
              phase,
              sentenceOf(phase, draft),
              phase === current,
              [period, countdownTo && t.countdown(countdownTo)],
              phase === 'upcoming' && t.opening(formatDay(draft.opensAt.slice(0, 10))),
            ),
          ),
        ]}
      />
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

function phaseOf(
  key: string,
  name: string,
  isNow: boolean,
  times: Array<string | undefined>,
  opening?: string | false,
): TimelinePhase {
  const children = (
    <>
      {opening && <div>{opening}</div>}
      {[isNow && t.now, ...times].filter(Boolean).join(' · ')}
    </>
  );
  return { key, name, isNow, passed: 0, children };
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
