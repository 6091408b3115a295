import { changedTexts } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { DiscardButton } from '../../components/form/publish/discard-button';
import { Passage } from '../../components/passage';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { useIsSiteHidden } from '../../visibility/use-visibility';
import { textsRequests, type SiteTextsRecord } from './api';
import { useTextsKeeper } from './kept-texts';
import { Publications } from './publications';
import { siteTextSentences as t } from './sentences';
import { type TextValues, valuesOf } from './text-values';
import { beginsWithVisitors } from './texts-header';
import { valueInWords } from './value-in-words';

interface Props {
  record: SiteTextsRecord;
  onBeginAgain: () => void;
}

/** The state of the texts: the ones that visitors read now, and the change by publishing the draft. */
export function TextsState({ record, onBeginAgain }: Props) {
  const { published, draft } = record;
  const requests = useRequests(textsRequests);
  const keeper = useTextsKeeper();
  // What was typed over the draft goes with it.
  function beginAgain() {
    keeper.forget();
    onBeginAgain();
  }

  return (
    <Box sx={{ pt: 2, borderTop: '1px solid var(--line)' }}>
      <Typography sx={{ maxWidth: '66ch' }}>
        <WhatVisitorsRead record={record} /> {draft && t.hasDraft}
      </Typography>
      {draft && (
        <>
          <Differences published={published as OwnTexts} draft={draft as OwnTexts} />
          <DiscardButton
            labels={t}
            // The draft that the owner sees, and no other.
            discard={() => requests.discardTexts(record.version)}
            onDiscarded={beginAgain}
          />
        </>
      )}
      <Publications record={record} onRestored={beginAgain} />
    </Box>
  );
}

function WhatVisitorsRead({ record }: { record: SiteTextsRecord }) {
  const { published, publishedAt } = record;
  const isSaidBefore = beginsWithVisitors(record, useWatch() as TextValues);
  const isSiteHidden = useIsSiteHidden();
  if (isSiteHidden && publishedAt) return t.publishedLater(formatDateTime(publishedAt));
  if (publishedAt) return t.published(formatDateTime(publishedAt));
  if (isSaidBefore) return null;
  if (Object.keys(published).length > 0) return t.inventedTexts;
  return isSiteHidden ? t.neverPublishedLater : t.neverPublished;
}

function Differences({ published, draft }: { published: OwnTexts; draft: OwnTexts }) {
  const [before, after] = [valuesOf(published), valuesOf(draft)];
  return (
    <Box component="section" aria-labelledby="text-differences" sx={{ mt: 2 }}>
      <Typography id="text-differences" variant="h3" sx={{ mb: 1 }}>
        {t.differences}
      </Typography>
      {changedTexts(published, draft).map((key) => (
        <Passage
          key={key}
          heading={t.fields[key]}
          before={valueInWords(key, before[key])}
          after={valueInWords(key, after[key])}
        />
      ))}
    </Box>
  );
}
