import { Box, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { emailLink } from '@paattu/shared/rules';
import { useMay } from '../../../components/use-may';
import { ViewsMeaning } from '../../../components/views-meaning';
import { factsSx } from '../../../lib/facts-styles';
import { formatCount, formatDateTime, formatZonedTime } from '../../../lib/format';
import { languageName } from '../../../lib/language-name';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { NewLink } from './new-link';
import { commonSentences } from '../../../lib/sentences';

export function EntryFacts({ entry }: { entry: Entry }) {
  const isOwner = useMay('site.manage');
  return (
    <Box component="dl" sx={{ ...factsSx, mb: 3 }}>
      <div>
        <dt>{t.email}</dt>
        <dd>
          {/* An address can need two lines, and the last one is the baseline of an inline block. */}
          <Link href={emailLink(entry.email)} sx={{ ...lineLinkSx, display: 'inline-flex' }}>
            {entry.email}
          </Link>
          {!entry.isAddressProved && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t.newLink.unproved}
            </Typography>
          )}
          {isOwner && <NewLink id={entry.id} />}
        </dd>
      </div>
      <div>
        <dt>{t.submitted}</dt>
        <dd>{formatZonedTime(entry.submittedAt)}</dd>
      </div>
      {/* A decision changes it, even one that makes it pending again. */}
      {entry.updatedAt !== entry.submittedAt && (
        <div>
          <dt>{t.changed}</dt>
          <dd>{formatDateTime(entry.updatedAt)}</dd>
        </div>
      )}
      <div>
        <dt>{t.views}</dt>
        <dd>
          {entry.viewCount === null ? t.viewsUnknown : formatCount(entry.viewCount)}{' '}
          {entry.viewsRefreshedAt && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {t.viewsAt(formatDateTime(entry.viewsRefreshedAt))}
            </Typography>
          )}
          {entry.viewCount !== null && <ViewsMeaning />}
          {entry.viewsError && <Typography sx={{ color: 'error.main' }}>{entry.viewsError}</Typography>}
        </dd>
      </div>
      <div>
        <dt>{t.contest}</dt>
        <dd>{entry.contestTitle}</dd>
      </div>
      {/* Visitors find no other entry at its address. */}
      {entry.status === 'approved' && (
        <div>
          <dt>{t.page}</dt>
          <dd>
            <Link href={`/entries/${entry.slug}`} target="_blank" rel="noopener noreferrer" sx={lineLinkSx}>
              {`/entries/${entry.slug}`}
              <span style={visuallyHidden}> {t.opensInNewTab}</span>
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{commonSentences.language}</dt>
        <dd>{languageName(entry.language)}</dd>
      </div>
    </Box>
  );
}
