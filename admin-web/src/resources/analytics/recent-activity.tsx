import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from '../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { lineLinkSx } from '../../lib/link-styles';
import { formatDate, formatDateTime } from '../../lib/format';
import type { Activity } from './api';
import { analyticsSentences as t } from './sentences';
import { isKnown } from './is-known';

/** The last actions of visitors and the owner, newest first. What happened several times to one song or entry on a day is one line. */
export function RecentActivity({ activities: all }: { activities: Activity[] }) {
  const activities = all.filter(isKnown);
  return (
    <Box component="section" aria-labelledby="recent-activity">
      <Typography variant="h3" id="recent-activity" sx={{ mb: 1.5 }}>
        {t.activity}
      </Typography>
      {activities.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t.noActivity}</Typography>
      ) : (
        <Box component="ol" aria-labelledby="recent-activity" sx={listSx}>
          {groupsOf(activities).map(({ newest, isRepeated }, index) => (
            <li key={index}>
              <Box component="time" dateTime={newest.at} sx={{ color: 'text.secondary' }}>
                {isRepeated ? formatDate(newest.at) : formatDateTime(newest.at)}
              </Box>
              <Happened activity={newest} isRepeated={isRepeated} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface Group {
  newest: Activity;
  isRepeated: boolean;
}

/** By day, kind and subject, in the order of the newest of each. None has a count: the server sends the last ones alone. */
function groupsOf(activities: Activity[]): Group[] {
  const groups = new Map<string, Group>();
  for (const activity of activities) {
    const key = [formatDate(activity.at), activity.type, activity.id].join();
    const group = groups.get(key);
    if (group) group.isRepeated = true;
    else groups.set(key, { newest: activity, isRepeated: false });
  }
  return [...groups.values()];
}

interface HappenedProps {
  activity: Activity;
  isRepeated: boolean;
}

function Happened({ activity: { type, subject, id, name }, isRepeated }: HappenedProps) {
  const createPath = useCreatePath();
  const happened = t.happened[type](name ?? t.deletedEntrant);
  const text = isRepeated ? t.severalTimes(happened) : happened;

  const path =
    subject === 'song'
      ? createPath({ resource: 'songs', type: 'edit', id })
      : createPath({ resource: 'entries', type: 'show', id });
  return (
    <Link component={RouterLink} to={path} color="inherit" sx={lineLinkSx}>
      {text}
    </Link>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr)' },
    columnGap: 3,
    alignItems: 'center',
    py: 0.75,
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
};
