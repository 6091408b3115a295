import type { Schemas } from '@paattu/api-client';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '../../../data-provider';
import { translations } from '../../../translations';
import { Differences } from './differences';
import type { RulesSource } from './rules-source';

const t = translations.rules;

/** Long enough for a word, so that not every letter is a request. */
const PAUSE_MS = 500;

/** What visitors would read of the text in the form, in both languages, and what differs from the published version. */
export function RulesPreview({ id }: { id: string }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const source = useAfterPause(useWatch() as RulesSource);
  const { data, error } = useQuery({
    queryKey: ['rules', 'preview', id, source],
    queryFn: () => dataProvider.previewRules(id, source),
    placeholderData: keepPreviousData,
  });

  return (
    <Box component="section" aria-labelledby="preview">
      <Typography id="preview" variant="h3" sx={{ mb: 1 }}>
        {t.preview}
      </Typography>
      <Box role="status">
        {error && <Typography color="error">{t.previewFailed}</Typography>}
        {data && data.problems.length > 0 && (
          <Typography color="error">{t.problems(data.problems.join(', '))}</Typography>
        )}
      </Box>
      {data && (
        <>
          <Box sx={columnsSx}>
            <RulesInLanguage heading={t.english} text={data.english} />
            <RulesInLanguage heading={t.malayalam} text={data.malayalam} lang="ml" />
          </Box>
          <Differences english={data.differences} malayalam={data.differencesMalayalam} />
        </>
      )}
    </Box>
  );
}

interface TextProps {
  heading: string;
  text: Schemas['RulesTextDto'];
  lang?: string;
}

function RulesInLanguage({ heading, text: { intro, sections }, lang }: TextProps) {
  return (
    <Box component="article" lang={lang} aria-label={heading} sx={textSx}>
      {/* HTML that the server made of Markdown, in which HTML stays text. */}
      <div dangerouslySetInnerHTML={{ __html: intro }} />
      {sections.map(({ id, title, html }, index) => (
        <section key={id}>
          <Typography variant="h4" component="h4">
            {index + 1} {title}
          </Typography>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </Box>
  );
}

/** The value once it has not changed for a moment. */
function useAfterPause(value: RulesSource): RulesSource {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const textSx = {
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 'var(--r-1)',
  overflowWrap: 'anywhere',
  '& section + section': { mt: 2 },
  '& p': { my: 1 },
  '& a': { color: 'inherit' },
};
