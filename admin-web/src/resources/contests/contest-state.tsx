import type { ContestState as State } from '@paattu/shared/contest-state';
import { Box } from '@mui/material';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { commonSentences } from '../../lib/sentences';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';

const TONES: Record<State, StatusTone> = {
  draft: 'aside',
  scheduled: 'waiting',
  announced: 'good',
  open: 'good',
  closed: 'waiting',
  voting: 'good',
  judging: 'waiting',
  decided: 'aside',
  archived: 'aside',
};

/** The state of a contest, and whether it is an example. */
export function StateLabels({ contest: { state, isExample } }: { contest: Contest }) {
  return (
    <>
      <StatusLabel tone={TONES[state]} label={commonSentences.contestStates[state]} />
      {isExample && (
        <>
          {' '}
          <Box component="span" sx={{ display: 'block', fontSize: 14 }}>
            <StatusLabel tone="aside" label={commonSentences.example} />
          </Box>
        </>
      )}
    </>
  );
}

/** The state of a contest, and whether the site shows it now. */
export function ContestState({ contest }: { contest: Contest }) {
  return (
    <>
      <StateLabels contest={contest} />
      {contest.isCurrent && (
        <>
          {' '}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
            {t.current}
          </Box>
        </>
      )}
    </>
  );
}
