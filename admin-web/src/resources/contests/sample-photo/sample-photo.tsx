import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { BlobImage } from '../../../components/blob-image';
import { ConfirmButton } from '../../../components/confirm-button';
import { ReplaceFile } from '../../../components/file/replace-file';
import { FormField } from '../../../components/form/form-field';
import { FormFold } from '../../../components/form/form-fold';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { pictureSx } from '../../../lib/picture-styles';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useSamplePhoto } from './use-sample-photo';
import { titleHere } from '../../../lib/title-here';

/** The sample photo of a stored contest, and the fields that say what it shows. */
export function SamplePhoto({ contest }: { contest: Contest }) {
  const place = useRef<HTMLDivElement>(null);
  const { photo, isBusy, error, prepare, replace, remove } = useSamplePhoto(contest);
  const isUploaded = contest.samplePhotoUrl !== null;

  // The pressed Remove button disappears with the photo.
  useKeptFocus(place, isUploaded, 'input');

  return (
    <FormFold
      title={t.sections.samplePhoto}
      state={isUploaded ? t.samplePhoto.own : t.samplePhoto.drawn}
      fields={['sampleAlt', 'sampleAltMalayalam']}
    >
      <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>{t.samplePhoto.hint}</Typography>
      <Box ref={place} sx={{ ...pictureSx('4 / 3'), gridColumn: '1 / -1' }}>
        <Box sx={{ minHeight: 44 }}>
          {!isUploaded && <Typography>{t.samplePhoto.drawn}</Typography>}
          {isUploaded && photo.data && (
            <BlobImage blob={photo.data} alt={t.samplePhoto.of(titleHere(contest))} />
          )}
          {isUploaded && photo.isError && <Typography color="error">{t.samplePhoto.loadFailed}</Typography>}
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
          <ReplaceFile
            field="photo"
            error={error}
            isBusy={isBusy}
            question={
              isUploaded
                ? {
                    label: t.samplePhoto.replace,
                    title: t.samplePhoto.replaceTitle,
                    text: t.samplePhoto.replaceText,
                  }
                : undefined
            }
            prepare={prepare}
            onReplace={replace}
          />
          {isUploaded && (
            <ConfirmButton
              label={t.samplePhoto.remove}
              title={t.samplePhoto.removeTitle}
              text={t.samplePhoto.removeText}
              isBusy={isBusy}
              onConfirm={remove}
            />
          )}
        </Box>
      </Box>
      {isUploaded && (
        <>
          <FormField
            source="sampleAlt"
            label={commonSentences.optional(t.fields.sampleAlt)}
            helperText={t.samplePhoto.altHint}
          />
          <FormField
            source="sampleAltMalayalam"
            label={commonSentences.optional(t.fields.sampleAltMalayalam)}
            slotProps={{ htmlInput: { lang: 'ml' } }}
          />
        </>
      )}
    </FormFold>
  );
}
