import { Box, ButtonBase } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { missingTexts } from './missing-texts';
import { siteTextSentences as t } from './sentences';
import { keysOf, SITE_PAGE_NAMES, type SitePageName } from './site-pages';
import type { TextValues } from './text-values';

interface Props {
  page: SitePageName;
  onChoose: (page: SitePageName) => void;
}

/** The pages of the site, each with the number of its texts that one language lacks. */
export function PageChoice({ page, onChoose }: Props) {
  const missing = missingTexts(useWatch() as TextValues);
  return (
    <Box role="group" aria-label={t.choosePage} sx={choiceSx}>
      {SITE_PAGE_NAMES.map((name) => {
        const count = missing.filter((key) => keysOf(name).includes(key)).length;
        return (
          <ButtonBase key={name} aria-pressed={name === page} onClick={() => onChoose(name)}>
            {t.pages[name]}
            {count > 0 && <span>{t.missingHere(count)}</span>}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const choiceSx = {
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-1)',
  overflow: 'hidden',
  '& button': {
    flexGrow: 1,
    minHeight: 44,
    px: 1.75,
    gap: 1,
    fontFamily: 'inherit',
    fontSize: '1rem',
    color: 'text.secondary',
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& button[aria-pressed="true"]': { bgcolor: 'var(--cloth-3)', color: 'text.primary', fontWeight: 500 },
  '& span': { color: 'var(--zari-text)', fontSize: '0.875rem' },
  '@media (forced-colors: active)': {
    '& button[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
};
