import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from '../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { lineLinkSx } from '../../lib/link-styles';
import { formatDateTime } from '../../lib/format';
import type { Activity } from './api';
import { analyticsSentences as t } from './sentences';
import { isKnown } from './is-known';

/** The last actions of visitors and the owner, newest first. */
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
          {activities.map((activity, index) => (
            <li key={index}>
              <Box component="time" dateTime={activity.at} sx={{ color: 'text.secondary' }}>
                {formatDateTime(activity.at)}
              </Box>
              <Happened activity={activity} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Happened({ activity: { type, subject, id, name } }: { activity: Activity }) {
  const createPath = useCreatePath();
  const text = t.happened[type](name ?? t.deletedEntrant);

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
