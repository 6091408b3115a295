import { Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath } from '../../../components/use-create-path';
import { Link } from 'react-router';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { entryRequests, type RelatedEntry } from '../api';
import { entrySentences as t } from '../sentences';

/** Entries of the same mailbox or video, with what was decided and why: this one may be a resubmission. A hint, so nothing while it loads or fails. */
export function RelatedEntries({ id }: { id: string }) {
  const requests = useRequests(entryRequests);
  const createPath = useCreatePath();
  const { data = [] } = useQuery({
    queryKey: ['entries', 'related', id],
    queryFn: () => requests.listRelatedEntries(id),
  });
  if (data.length === 0) return null;

  return (
    // It is there from the start, so it does not interrupt a screen reader as an alert would.
    <Box
      role="note"
      sx={{ mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      {t.related.title(data.length)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map((entry) => (
          <li key={entry.id}>
            <MuiLink component={Link} to={createPath({ resource: 'entries', type: 'show', id: entry.id })}>
              {entry.name}
            </MuiLink>
            {` · ${describe(entry)}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function describe({
  email,
  status,
  submittedAt,
  hasSameMailbox,
  hasSameVideo,
  decidedAt,
  ...why
}: RelatedEntry): string {
  const same =
    hasSameMailbox && hasSameVideo ? t.related.both : hasSameVideo ? t.related.video : t.related.mailbox;
  const decided =
    status === 'rejected' && decidedAt ? t.related.rejected(formatDateTime(decidedAt)) : t.status[status];
  return [same, email, t.related.submitted(formatDateTime(submittedAt)), decided, why.reason, why.sentence]
    .filter(Boolean)
    .join(' · ');
}
