import { Box, Button, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useOpenField } from '../../components/form/wanted-field';
import { PageHeader } from '../../components/page-header';
import { useIsSiteHidden } from '../../visibility/use-visibility';
import { textsWithFormerName } from './former-name';
import { isAboutUnwritten, localeOfKey, missingTexts } from './missing-texts';
import { usePublishedValues } from './published-values';
import type { SiteTextsRecord } from './api';
import { siteTextSentences as t } from './sentences';
import type { TextValues } from './text-values';
import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';

/** Which texts still have a name that the owner has changed, and the way to the first of them. */
export function FormerNameLine({ onOpen }: { onOpen: (key: SiteTextKey) => void }) {
  const found = textsWithFormerName(useWatch() as TextValues, usePublishedValues());
  const [first] = found?.keys ?? [];
  return (
    <Box sx={{ ...lineSx, '&:has(> p:empty)': { display: 'none' } }}>
      <Typography role="status" sx={{ maxWidth: '66ch', overflowWrap: 'anywhere' }}>
        {found &&
          t.formerName(
            found.name,
            found.keys.map((key) => t.fields[key]),
          )}
      </Typography>
      {first && (
        <Button variant="outlined" onClick={() => onOpen(first)}>
          {t.openFormerName}
        </Button>
      )}
    </Box>
  );
}

const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 };

/** Whether visitors read the texts that came with the site. */
const hasDefaults = ({ published, publishedAt }: SiteTextsRecord) =>
  !publishedAt && Object.keys(published).length === 0;

/** Whether the page begins with what visitors read, because nothing is left to write. */
export const beginsWithVisitors = (record: SiteTextsRecord, values: TextValues): boolean =>
  hasDefaults(record) && missingTexts(values).length === 0 && !isAboutUnwritten(values);

/** The beginning of the page: how many texts one language lacks, and the way to the first of them. */
export function TextsHeader({ record }: { record: SiteTextsRecord }) {
  const open = useOpenField();
  const values = useWatch() as TextValues;
  const missing = missingTexts(values);
  const isSiteHidden = useIsSiteHidden();
  const [first] = missing;
  const inMalayalam = missing.filter((key) => localeOfKey(key) === 'ml').length;
  return (
    <PageHeader
      title={t.title}
      sentence={
        first
          ? t.missing(inMalayalam, missing.length - inMalayalam)
          : isAboutUnwritten(values)
            ? t.aboutUnwritten
            : !hasDefaults(record)
              ? t.nothingMissing
              : isSiteHidden
                ? t.neverPublishedLater
                : t.neverPublished
      }
    >
      {first && (
        // A draft is published first.
        <Button variant={record.draft ? 'outlined' : 'contained'} onClick={() => open(first)}>
          {t.writeMissing}
        </Button>
      )}
    </PageHeader>
  );
}
