import { findAudioError } from '../../components/file/file-rules';
import { type FieldError, fieldError, type FieldErrors } from '../../lib/field-error';
import { uploadSentences as t } from '../../components/file/sentences';
import { commonSentences } from '../../lib/sentences';
import { REQUIRED_SONG_FIELDS, type SongText } from './song-fields';

export interface UploadFiles {
  audio: File | null;
  cover: File | null;
}

/** What was wrong with the file that was chosen last and is not in its field; null without one. */
export type Refusals = Record<keyof UploadFiles, FieldError | null>;

export type UploadValues = SongText &
  UploadFiles & {
    hidden: boolean;
    refused: Refusals;
    /** The form has shown what the tags of the audio say. */
    withoutTags: boolean;
  };

export function validateSongText(text: SongText): FieldErrors {
  const blank = REQUIRED_SONG_FIELDS.filter((field) => text[field].trim() === '');
  const { missingInformation, missingInformationText } = commonSentences;
  const errors: FieldErrors = Object.fromEntries(
    blank.map((field) => [
      field,
      fieldError(missingInformation, t.needed(t.fields[field]), missingInformationText),
    ]),
  );
  if (isInMalayalamAlone(text))
    errors['title'] = fieldError(commonSentences.missingInformation, t.titleInMalayalamAlone);
  return errors;
}

/** The addresses of songs and the English pages come from the title, so one in Malayalam stands there too. */
export function isInMalayalamAlone({
  title,
  titleMalayalam,
}: Pick<SongText, 'title' | 'titleMalayalam'>): boolean {
  return title.trim() === '' && titleMalayalam.trim() !== '';
}

/** All errors, in the order of the specification. The toast of a submit reports the first. */
export function validateUpload({
  audio,
  cover: _cover,
  hidden: _,
  withoutTags: _tags,
  refused,
  ...text
}: UploadValues): FieldErrors {
  const audioError = audio
    ? findAudioError(audio)
    : (refused.audio ?? fieldError(t.missingAudio, t.missingAudioText));
  return {
    ...validateSongText(text),
    ...(audioError && { audio: audioError }),
  };
}
