import { Box } from '@mui/material';
import { StatusLabel } from '../../../components/status-label';
import { resultSentences } from '../sentences';
import type { ResultProps } from '../result-props';
import { BlockerItem } from './blocker-item';

const t = resultSentences.checklist;

interface Props extends ResultProps {
  canWaive: boolean;
}

/** The blockers that keep the result from being proposed or certified, also the waived ones. */
export function Checklist({ contest, result: { blockers }, canWaive }: Props) {
  if (blockers.length === 0) return <StatusLabel tone="good" label={t.settled} />;
  return (
    <Box component="ul" aria-label={t.title} sx={listSx}>
      {blockers.map((found) => (
        <BlockerItem key={found.blocker} contestId={contest.id} found={found} canWaive={canWaive} />
      ))}
    </Box>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxWidth: '80ch',
  '& > li': { py: 1.5, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' },
};
