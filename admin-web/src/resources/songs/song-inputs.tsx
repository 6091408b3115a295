import { FormField } from '../../components/form/form-field';
import { translations } from '../../translations';
import { FIELD_OPTIONS, SONG_FIELDS } from './song-fields';

const t = translations.upload;

export function SongInputs({ isReadOnly = false }: { isReadOnly?: boolean }) {
  return SONG_FIELDS.map((field) => {
    const { required, type, lang, multiline } = FIELD_OPTIONS[field];
    return (
      <FormField
        key={field}
        source={field}
        label={required ? t.fields[field] : translations.optional(t.fields[field])}
        required={required}
        type={type}
        slotProps={{
          // A disabled field would lose the focus when Enter submits the form.
          htmlInput: { readOnly: isReadOnly, lang },
        }}
        {...(multiline && { ...multilineProps, helperText: t.lyricsHint })}
      />
    );
  });
}

const multilineProps = { multiline: true, minRows: 5, maxRows: 14, sx: { gridColumn: '1 / -1' } };
