import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { type Locale, ownerText } from '@paattu/shared/locales';
import { MAX_SENTENCE } from '@paattu/shared/moderation';
import { useId, useState } from 'react';
import { languageName } from '../../../lib/language-name';
import type { Reason, Why } from '../api';
import { entrySentences } from '../sentences';

const t = entrySentences.reason;

interface Props {
  formId: string;
  /** Those of the decision. */
  reasons: Reason[];
  initial: Why;
  /** Those that the entrants read. */
  languages: Locale[];
  onChosen: (why: Why) => void;
}

/** The reasons, a sentence of one's own, and what the entrant reads. */
export function ReasonChoice({ formId, reasons, initial, languages, onChosen }: Props) {
  const groupId = useId();
  const [id, setId] = useState(initial.reason?.id ?? '');
  const [sentence, setSentence] = useState(initial.sentence);
  const reason = reasons.find((each) => each.id === id) ?? null;
  const said = sentence.replaceAll(/\s+/g, ' ').trim();

  return (
    <Box
      component="form"
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the page would take the event as its own: a dialog is its child.
        event.stopPropagation();
        onChosen({ reason, sentence: said });
      }}
    >
      <Typography id={groupId} sx={{ fontWeight: 500 }}>
        {t.choose}
      </Typography>
      {reasons.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>}
      <RadioGroup aria-labelledby={groupId} value={id} onChange={(_, chosen) => setId(chosen)} sx={{ mb: 2 }}>
        {reasons.map((each) => (
          <FormControlLabel
            key={each.id}
            value={each.id}
            label={each.label}
            control={<Radio autoFocus={each.id === id} />}
            sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
      <TextField
        fullWidth
        multiline
        maxRows={6}
        label={t.sentence}
        helperText={t.sentenceHint(languages.map(languageName))}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_SENTENCE } }}
      />
      <Box component="section" aria-label={t.preview} sx={{ mt: 2 }}>
        <Typography sx={{ fontWeight: 500 }}>{t.preview}</Typography>
        {languages.map((language) => (
          <Box key={language} sx={previewSx}>
            {languages.length > 1 && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {languageName(language)}
              </Typography>
            )}
            {reason && (
              <p lang={language === 'ml' && reason.textMalayalam ? 'ml' : 'en'}>
                {ownerText(language, reason.text, reason.textMalayalam)}
              </p>
            )}
            {said && <p>{said}</p>}
            {!reason && !said && <p>{t.nothing}</p>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const previewSx = {
  mt: 1,
  pl: 1.75,
  borderLeft: '3px solid var(--line)',
  overflowWrap: 'anywhere',
  '& p': { m: 0, mb: 0.5 },
};
