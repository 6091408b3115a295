import { clockTime } from '@paattu/shared/calendar';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAllContests } from '../../../components/use-all-contests';
import { commonSentences } from '../../../lib/sentences';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import type { ContestDraft } from '../contest-draft';
import { clockTimeInWords } from '../value-in-words';
import { lifeOf } from './life-of';
import { pointsOf } from './points-of';
import { SiteOnDialog } from './site-on-dialog';

/** The instants of the contest on one line, with the dates of the form. Each opens the site's own screen of that time. */
export function ContestTimeline({ contest }: { contest?: Contest }) {
  const draft = useWatch() as ContestDraft;
  const { data: contests = [] } = useAllContests();
  const [shown, setShown] = useState<number | null>(null);
  const life = lifeOf(draft, contest, contests);
  if (!life) return null;
  const points = pointsOf(life);
  const now = Date.now();
  const current = points.findLast(({ instant }) => instant <= now);

  return (
    <Box component="section" aria-labelledby="timeline" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="h3" id="timeline">
        {t.timeline.heading}
      </Typography>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t.timeline.hint}</Typography>
      <Box component="ol" aria-labelledby="timeline" sx={lineSx}>
        {points.map((point) => (
          <li key={point.instant} aria-current={point === current ? 'step' : undefined}>
            <ButtonBase onClick={() => setShown(point.instant)}>
              <span className="time">{clockTimeInWords(clockTime(point.instant, draft.timeZone))}</span>
              <b>{point.events.join(' · ')}</b>
              <span className="state">
                {point === current
                  ? t.timeline.now(commonSentences.contestStates[point.state])
                  : t.timeline.then(commonSentences.contestStates[point.state])}
              </span>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {life.certifiedAt === null && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t.timeline.certifyLast}
        </Typography>
      )}
      {shown !== null && (
        <SiteOnDialog
          draft={draft}
          contest={contest}
          life={life}
          others={contests}
          instant={shown}
          onClose={() => setShown(null)}
        />
      )}
    </Box>
  );
}

/** Across where there is room, else down. */
const lineSx = {
  display: 'grid',
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(0, 1fr)' },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    borderLeft: { xs: '3px solid var(--line)', lg: 0 },
    borderTop: { lg: '3px solid var(--line)' },
  },
  '& li[aria-current]': { borderColor: 'var(--leaf)' },
  '& button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    minHeight: 44,
    px: { xs: 1.5, lg: 1 },
    py: 1,
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& button:hover b': { textDecoration: 'underline' },
  '& b': { fontWeight: 500 },
  '& .time, & .state': { color: 'text.secondary', fontSize: 14 },
};
