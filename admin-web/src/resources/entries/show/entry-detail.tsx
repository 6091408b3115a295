import { Box, Link } from '@mui/material';
import { emailLink } from '@paattu/api-client/rules';
import { Labelled } from '../../../components/labelled';
import { languageName } from '../../../lib/language-name';
import { lineLinkSx } from '../../../lib/link-styles';
import { PageHeader } from '../../../components/page-header';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { EntryActions } from '../entry-actions';
import { EntryFacts } from '../entry-facts';
import { EntryPreview } from '../entry-preview';
import { EntryPhoto } from '../entry-photo';
import { EntryStatus } from '../entry-status';
import { EntryVideo } from '../entry-video';
import { EntryHistory } from './entry-history';

const t = translations.entries;

export function EntryDetail({ entry }: { entry: Entry }) {
  return (
    <>
      <PageHeader title={entry.name}>
        <EntryStatus entry={entry} />
      </PageHeader>
      <Box sx={detailSx}>
        <EntryPhoto entry={entry} size="full" />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 2, minWidth: 0 }}>
          <EntryActions entry={entry} />
          <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
            <Labelled label={t.email}>
              <Link href={emailLink(entry.email)} sx={lineLinkSx}>
                {entry.email}
              </Link>
            </Labelled>
            <Labelled label={t.contest}>{entry.contestTitle}</Labelled>
            <Labelled label={translations.language}>{languageName(entry.language)}</Labelled>
          </Box>
          <EntryVideo entry={entry} />
          <EntryFacts entry={entry} />
        </Box>
        <EntryHistory id={entry.id} />
        <Box sx={{ maxWidth: 380 }}>
          <EntryPreview entry={entry} />
        </Box>
      </Box>
    </>
  );
}

const detailSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateAreas: { xs: '"photo"', md: '"photo ."' },
  alignItems: 'start',
  columnGap: 5,
  rowGap: 4,
  maxWidth: 1100,
};
