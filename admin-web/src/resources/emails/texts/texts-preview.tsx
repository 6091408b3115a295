import type { Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useAfterPause } from '../../../components/use-after-pause';
import { useTellQueued } from '../../../mail-server/use-tell-queued';
import { useRequests } from '../../../data-provider/use-requests';
import { translate } from '../../../lib/server-translations';
import { twoColumnsSx } from '../../../lib/two-columns';
import { emailTextRequests, type EmailText } from '../api';
import { emailTextSentences as t } from './sentences';
import { labelsOf, textsIn, toTexts, type TextValues } from './text-values';

/** The email with the texts in the form, in both languages. */
export function TextsPreview({ text }: { text: EmailText }) {
  const headingId = useId();
  const requests = useRequests(emailTextRequests);
  const values = useAfterPause(useWatch<TextValues>());
  const { data, error } = useQuery({
    queryKey: ['email-texts', 'preview', text.id, values],
    queryFn: () => requests.previewEmailText(text.id, toTexts(text, values as TextValues)),
    placeholderData: keepPreviousData,
  });

  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3">
        {t.preview}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        {data && (data.isSample ? t.sample : t.real)}
      </Typography>
      <Box role="status">
        {error && <Typography color="error">{t.previewFailed}</Typography>}
        {data && data.errors.length > 0 && <Errors text={text} errors={data.errors} />}
      </Box>
      {data && (
        <Box sx={twoColumnsSx}>
          <PreviewIn language="en" email={data.english} text={text} />
          <PreviewIn language="ml" email={data.malayalam} text={text} />
        </Box>
      )}
    </Box>
  );
}

function Errors({ text, errors }: { text: EmailText; errors: Schemas['TextErrorDto'][] }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography color="error">{t.errors}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            {labelsOf(text)[field]}: {translate(message)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface PreviewProps {
  language: Locale;
  email: Schemas['RenderedEmailDto'];
  text: EmailText;
}

function PreviewIn({ language, email, text }: PreviewProps) {
  return (
    <Box
      component="article"
      aria-label={t.previewOf(language)}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.subject} <span lang={language}>{email.subject}</span>
      </Typography>
      {/* The empty sandbox forbids scripts, forms and navigation. */}
      <Box component="iframe" sandbox="" srcDoc={email.html} title={t.email} sx={frameSx} />
      <div>
        <SendButton language={language} text={text} />
      </div>
    </Box>
  );
}

/** Sends what is in the form, saved or not. */
function SendButton({ language, text }: Pick<PreviewProps, 'language' | 'text'>) {
  const requests = useRequests(emailTextRequests);
  const tellQueued = useTellQueued();
  const reportError = useReportError();
  const { getValues, setError } = useFormContext<TextValues>();
  const sending = useMutation({
    mutationFn: () => {
      const texts = textsIn(text, language, getValues());
      return requests.tryEmailText(text.id, { language, texts });
    },
    onSuccess: ({ toAddress }) => tellQueued(t.sent(toAddress)),
    onError: (error) => {
      for (const [field, message] of Object.entries(reportError(error, t.sendFailed)))
        setError(field, { message });
    },
  });

  return (
    <BusyButton variant="outlined" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {t.send(language)}
    </BusyButton>
  );
}

const frameSx = {
  display: 'block',
  width: '100%',
  height: 560,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-1)',
  bgcolor: '#fff',
};
