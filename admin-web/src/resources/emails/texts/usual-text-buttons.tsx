import { locales, type Locale } from '@paattu/shared/locales';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import type { EmailText } from '../api';
import { emailTextSentences as t } from './sentences';
import { usualValues, type TextValues } from './text-values';

/** Put the usual texts of a language into the form. Once they are saved, the owner's own are gone. */
export function UsualTextButtons({ text }: { text: EmailText }) {
  const { setValue } = useFormContext<TextValues>();
  const values = useWatch<TextValues>();
  const [pressed, setPressed] = useState<Locale | null>(null);

  function isUsual(language: Locale): boolean {
    return Object.entries(usualValues(text, language)).every(([field, value]) => values[field] === value);
  }

  function reset(language: Locale) {
    for (const [field, value] of Object.entries(usualValues(text, language)))
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    setPressed(language);
  }

  return (
    <>
      {locales.map((language) => (
        <BusyButton
          key={language}
          variant="outlined"
          isBusy={isUsual(language)}
          onClick={() => reset(language)}
        >
          {t.reset(language)}
        </BusyButton>
      ))}
      <Typography component="span" role="status" sx={{ color: 'text.secondary' }}>
        {pressed && isUsual(pressed) && t.wasReset(pressed)}
      </Typography>
    </>
  );
}
