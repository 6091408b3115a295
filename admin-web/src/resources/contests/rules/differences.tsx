import type { Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/api-client/locales';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { translations } from '../../../translations';

const t = translations.rules;

type Difference = Schemas['RulesDifferenceDto'];
type Comparison = Pick<Schemas['RulesPreviewDto'], 'differences' | 'differencesMalayalam'>;

/** The passages that entrants would receive by email, in each language. */
export function Differences({ differences, differencesMalayalam }: Comparison) {
  const id = useId();
  const isSame = differences.length + differencesMalayalam.length === 0;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {t.differences}
      </Typography>
      {isSame ? (
        <Typography>{t.same}</Typography>
      ) : (
        <>
          {(differences.length === 0 || differencesMalayalam.length === 0) && (
            <Typography sx={warningSx}>
              {differences.length === 0 ? t.onlyMalayalam : t.onlyEnglish}
            </Typography>
          )}
          <InLanguage language="en" differences={differences} />
          <InLanguage language="ml" differences={differencesMalayalam} />
        </>
      )}
    </Box>
  );
}

function InLanguage({ language, differences }: { language: Locale; differences: Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <>
      <Typography component="h4" sx={{ my: 1, fontWeight: 500 }}>
        {language === 'ml' ? t.malayalam : t.english}
      </Typography>
      {differences.map(({ before, after }, index) => (
        <Box key={index} sx={passageSx}>
          {before && (
            <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
              <span style={visuallyHidden}>{t.before} </span>
              <span lang={language}>{before}</span>
            </Box>
          )}
          {after && (
            <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
              <span style={visuallyHidden}>{t.after} </span>
              <span lang={language}>{after}</span>
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}

const warningSx = { pl: 1.5, borderLeft: '3px solid var(--zari)' };
const passageSx = {
  mb: 1.5,
  pl: 2,
  borderLeft: '2px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
