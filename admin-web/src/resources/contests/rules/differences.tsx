import type { Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { Passage } from '../../../components/passage';
import { rulesSentences as t } from './sentences';

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
        <Passage key={index} before={before ?? ''} after={after ?? ''} language={language} />
      ))}
    </>
  );
}

const warningSx = { pl: 1.5, borderLeft: '3px solid var(--zari)' };
