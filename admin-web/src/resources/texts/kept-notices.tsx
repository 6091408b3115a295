import { Box, Button, Typography } from '@mui/material';
import { useIsChanged } from '../../components/form/use-is-changed';
import type { SiteTextsRecord } from './api';
import { type KeptTexts, useKeptTexts, useTextsKeeper } from './kept-texts';
import { siteTextSentences as t } from './sentences';

interface Props {
  kept: KeptTexts | null;
  /** What the form began from, or has saved last. */
  record: SiteTextsRecord;
  onTakeBack: () => void;
}

/** Says that what a closed tab has left is here again. */
export function KeptNotice({ kept, record, onTakeBack }: Props) {
  const keeper = useTextsKeeper();
  useKeptTexts(keeper, kept, record);
  const isChanged = useIsChanged();
  if (!kept || !isChanged) return null;

  function takeBack() {
    keeper.forget();
    onTakeBack();
  }

  return (
    <Box sx={noticeSx}>
      <Typography role="status">{t.keptHere}</Typography>
      <Button variant="outlined" onClick={takeBack}>
        {t.takeBackKept}
      </Button>
    </Box>
  );
}

/** Says that another tab or device has saved meanwhile. Nothing of what is typed here is lost. */
export function SavedElsewhere({ onShow }: { onShow: () => void }) {
  const isChanged = useIsChanged();
  return (
    <Box sx={noticeSx}>
      <Typography role="status">{isChanged ? t.savedElsewhereToo : t.savedElsewhere}</Typography>
      {!isChanged && (
        <Button variant="outlined" onClick={onShow}>
          {t.showSaved}
        </Button>
      )}
    </Box>
  );
}

const noticeSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  maxWidth: '90ch',
  borderLeft: '3px solid var(--zari)',
  bgcolor: 'var(--cloth-2)',
};
