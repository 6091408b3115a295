import type { Schemas } from '@paattu/api-client';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useAfterPause } from '../../../components/use-after-pause';
import { twoColumnsSx } from '../../../lib/two-columns';
import type { Rules } from '../api';
import { rulesSentences as t } from './sentences';
import { Differences } from './differences';
import { isPublished, type RulesSource } from './rules-source';
import { rulesWarnings } from './rules-warnings';
import { useRulesPreview } from './use-rules-preview';

/** What visitors would read of the text in the form, in both languages, and what differs from the published version. */
export function RulesPreview({ rules }: { rules: Rules }) {
  const { id, versions, placeholders } = rules;
  const source = useAfterPause(useWatch() as RulesSource);
  const { data, error } = useRulesPreview(id, source);

  return (
    <Box component="section" aria-labelledby="preview">
      <Typography id="preview" variant="h3" sx={{ mb: 1 }}>
        {isPublished(source, rules) ? t.published : t.preview}
      </Typography>
      <Box role="status">
        {error && <Typography color="error">{t.previewFailed}</Typography>}
        {data && data.problems.length > 0 && (
          <Typography color="error">{t.problems(data.problems.join(', '))}</Typography>
        )}
        {rulesWarnings(source, placeholders).map((warning) => (
          <Typography key={warning}>{warning}</Typography>
        ))}
      </Box>
      {data && (
        <>
          <Box sx={twoColumnsSx}>
            <RulesInLanguage heading={t.english} text={data.english} />
            <RulesInLanguage heading={t.malayalam} text={data.malayalam} lang="ml" />
          </Box>
          {versions.length > 0 && !rules.isFinal && (
            <Box sx={{ mt: 3 }}>
              <Differences {...data} />
            </Box>
          )}
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
          <Typography component="h4" sx={{ fontWeight: 500 }}>
            {index + 1} {title}
          </Typography>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </Box>
  );
}

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
