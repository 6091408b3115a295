import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useInput, useNotify } from 'react-admin';
import { FileDrop } from '../../components/file/file-drop';
import { useFileCheck } from '../../components/file/use-file-check';
import { useReportError } from '../../components/form/use-report-error';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useRequests } from '../../data-provider/use-requests';
import { textsRequests } from './api';
import { sentenceOf } from '../../lib/field-error';
import { pictureSx } from '../../lib/picture-styles';
import { siteTextSentences as t } from './sentences';
import { TextPair } from './fields/text-pair';
import { UndoButton } from './fields/undo-button';
import { usePreviewToken } from '../../components/site-frame/use-preview-token';

/** Uploads a portrait at once; the draft names it when it is saved. */
export function PortraitFields() {
  const place = useRef<HTMLElement>(null);
  const { field, fieldState } = useInput<string>({ source: 'portrait', parse: (id: string) => id });
  const requests = useRequests(textsRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const { error, setError, prepare, isPreparing } = useFileCheck('portrait');
  const portrait = String(field.value);
  // The button that removes the portrait disappears with it.
  useKeptFocus(place, portrait !== '', 'input');
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('portrait', file);
      return requests.uploadPortrait(form);
    },
    onSuccess: ({ id }) => {
      field.onChange(id);
      notify(t.uploaded, { type: 'success' });
    },
    onError: (failure) => setError(reportError(failure, t.uploadFailed).portrait),
  });

  async function choose(file: File | null) {
    const prepared = file && (await prepare(file));
    if (prepared) upload.mutate(prepared);
  }

  return (
    <>
      <Box
        component="section"
        ref={place}
        aria-label={t.fields.portrait}
        sx={{ ...pictureSx('4 / 5'), gridColumn: '1 / -1' }}
      >
        {portrait ? (
          <PortraitPicture id={portrait} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t.noPortrait}</Typography>
        )}
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
          <FileDrop
            field="portrait"
            file={null}
            error={error ?? sentenceOf(fieldState.error)}
            isBusy={upload.isPending || isPreparing}
            inputRef={field.ref}
            onChoose={(file) => void choose(file)}
          />
          {portrait && (
            <Button variant="outlined" onClick={() => field.onChange('')}>
              {t.removePortrait}
            </Button>
          )}
        </Box>
      </Box>
      <UndoButton source="portrait" />
      {portrait && <TextPair source="portraitAlt" required hint={t.portraitAltHint} />}
    </>
  );
}

/** A browser sends no access token with the request of a picture. */
function PortraitPicture({ id }: { id: string }) {
  const { data: preview } = usePreviewToken();
  if (!preview) return <span />;
  return <img src={`/api/texts/portraits/${id}?size=card&preview=${preview.token}`} alt={t.portraitOf} />;
}
