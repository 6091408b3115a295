import { Box, Link } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../../components/use-may';
import { lineLinkSx } from '../../../lib/link-styles';
import { formatDateTime } from '../../../lib/format';
import type { EntryEvent } from '../api';
import { entrySentences as t } from '../sentences';
import { aiSentences } from '../ai/sentences';
import { commonSentences } from '../../../lib/sentences';
import { deliveryStatus } from '../../emails/api';

/** A decision with its moderator, or an email with its delivery status. */
export function HistoryEvent({ event }: { event: EntryEvent }) {
  return (
    <Box component="li" sx={lineSx}>
      <Box
        component="time"
        dateTime={event.at}
        sx={{ color: 'text.secondary', typography: 'body2', lineHeight: 1.75 }}
      >
        {formatDateTime(event.at)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {event.action && <Box sx={{ fontWeight: 500 }}>{t.events[event.action]}</Box>}
        {event.aiUse && <Box>{aiSentences.declared(aiSentences.uses[event.aiUse])}</Box>}
        {event.reason && <Box>{event.reason}</Box>}
        {event.sentence && <Box>{event.sentence}</Box>}
        {event.emailId && <EmailLink id={event.emailId} label={event.emailLabel ?? ''} />}
        <Box sx={{ color: 'text.secondary' }}>
          {event.actor && t.by(event.actor)}
          {event.emailStatus &&
            commonSentences.emailStatus[deliveryStatus(event.emailStatus, event.emailDelivery)]}
        </Box>
      </Box>
    </Box>
  );
}

function EmailLink({ id, label }: { id: string; label: string }) {
  const createPath = useCreatePath();
  if (!useMay('site.manage')) return t.sentEmail(label);
  return (
    <Link component={RouterLink} to={createPath({ resource: 'emails', type: 'show', id })} sx={lineLinkSx}>
      {t.sentEmail(label)}
    </Link>
  );
}

const lineSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '148px minmax(0, 1fr)' },
  columnGap: 2,
  py: 1.25,
  borderTop: '1px solid var(--line)',
};
