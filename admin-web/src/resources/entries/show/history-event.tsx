import { Box, Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { lineLinkSx } from '../../../components/link-styles';
import { formatDateTime } from '../../../format';
import type { EntryEvent } from '../../../records';
import { sentences } from '../../../sentences';
import { fateOf } from '../../emails/fate-of';

const words = sentences.entries;

/** A decision with the one who made it, or a mail with what became of it. */
export function HistoryEvent({ event }: { event: EntryEvent }) {
  return (
    <Box component="li" sx={lineSx}>
      <Box component="time" dateTime={event.at} sx={{ color: 'text.secondary' }}>
        {formatDateTime(event.at)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {event.action && <Box sx={{ fontWeight: 600 }}>{words.events[event.action]}</Box>}
        {event.emailId && <MailLink id={event.emailId} template={event.template ?? ''} />}
        <Box sx={{ color: 'text.secondary' }}>
          {event.actor && words.by(event.actor)}
          {event.emailStatus && sentences.emails.status[fateOf(event.emailStatus, event.emailDelivery)]}
        </Box>
      </Box>
    </Box>
  );
}

function MailLink({ id, template }: { id: string; template: string }) {
  const createPath = useCreatePath();
  return (
    <Link component={RouterLink} to={createPath({ resource: 'emails', type: 'show', id })} sx={lineLinkSx}>
      {words.mail(template)}
    </Link>
  );
}

const lineSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  columnGap: 3,
  py: 1.25,
  borderTop: '1px solid var(--line)',
};
