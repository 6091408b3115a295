import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { StatusLabel } from '../../../components/status-label';
import { formatCount } from '../../../lib/format';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Blocker, FoundBlocker } from '../api';
import { resultSentences } from '../sentences';
import { Waive } from './waive';

const t = resultSentences.checklist;

interface Props {
  contestId: string;
  found: FoundBlocker;
  canWaive: boolean;
}

/** A blocker: its open matter, where the owner can settle it, and its waiver. */
export function BlockerItem({ contestId, found, canWaive }: Props) {
  const { blocker, count, waiver, isWaivable } = found;
  const createPath = useCreatePath();
  const path = pathOf(blocker, contestId, createPath);
  const remains = t.remains[blocker](formatCount(count), count === 1);

  return (
    <li>
      <StatusLabel
        tone={waiver ? 'aside' : 'bad'}
        label={<Box sx={{ whiteSpace: 'normal' }}>{remains}</Box>}
      />
      {!waiver && <Typography sx={{ color: 'text.secondary' }}>{t.advice[blocker]}</Typography>}
      <BlockingEntries found={found} />
      {!waiver && path !== null && (
        <div>
          <Link component={RouterLink} to={path} sx={lineLinkSx}>
            {t.pages[blocker]}
          </Link>
        </div>
      )}
      {waiver && <Typography>{t.waived(waiver.reason)}</Typography>}
      {waiver?.reasonMalayalam && <Typography lang="ml">{waiver.reasonMalayalam}</Typography>}
      {isWaivable && canWaive && <Waive contestId={contestId} found={found} remains={remains} />}
    </li>
  );
}

function BlockingEntries({ found: { entries, count } }: { found: FoundBlocker }) {
  const createPath = useCreatePath();
  if (entries.length === 0) return null;
  return (
    <Box component="ul" aria-label={t.entries} sx={{ my: 0.5, pl: 2.5 }}>
      {entries.map(({ id, name }) => (
        <li key={id}>
          <Link
            component={RouterLink}
            to={createPath({ resource: 'entries', type: 'show', id })}
            // The bullet is beside the first line of a long name.
            sx={{ ...lineLinkSx, verticalAlign: 'top' }}
          >
            {name}
          </Link>
        </li>
      ))}
      {count > entries.length && <li>{t.more(formatCount(count - entries.length))}</li>}
    </Box>
  );
}

const RESOURCES: Partial<Record<Blocker, string>> = {
  'votes-open': 'votes',
  'quarantined-votes': 'votes',
  'round-open': 'jury',
  'no-finalist': 'entries',
  'undecided-entries': 'entries',
  'no-final': 'jury',
  'unheard-entries': 'jury',
  'open-marks': 'jury',
  'few-marks': 'jury',
};

/** The page that settles a blocker; null if the pages of its entries do. */
function pathOf(
  blocker: Blocker,
  contestId: string,
  createPath: ReturnType<typeof useCreatePath>,
): string | null {
  if (blocker === 'method-not-in-rules' || blocker === 'rules-not-in-log')
    return `${createPath({ resource: 'contests', type: 'edit', id: contestId })}/rules`;
  const resource = RESOURCES[blocker];
  return resource === undefined ? null : createPath({ resource, type: 'list' });
}
