import { Box } from '@mui/material';
import { MAX_NOTE } from '@paattu/shared/moderation';
import { useFormState } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { useRequests } from '../../../data-provider/use-requests';
import { fieldError } from '../../../lib/field-error';
import { noteRequests, type EntryNote } from '../api';
import { entrySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';

const t = entrySentences.notes;
const EMPTY = { body: '' };

interface Props {
  id: string;
  onAdded: (notes: EntryNote[]) => void;
}

/** Adds a private note to an entry. */
export function NoteForm({ id, onAdded }: Props) {
  const requests = useRequests(noteRequests);

  async function add({ body }: typeof EMPTY): Promise<typeof EMPTY> {
    onAdded(await requests.addNote(id, body));
    return EMPTY;
  }

  return (
    <ConsoleForm
      label={t.add}
      defaultValues={EMPTY}
      validate={({ body }) =>
        body.trim() === ''
          ? { body: fieldError(commonSentences.missingInformation, commonSentences.needed.text) }
          : {}
      }
      save={add}
      failed={t.addFailed}
      sx={{ display: 'grid', gap: 1, mt: 1 }}
    >
      <NoteField />
    </ConsoleForm>
  );
}

function NoteField() {
  const { isSubmitting } = useFormState();
  return (
    <>
      <FormField
        source="body"
        label={t.field}
        multiline
        maxRows={10}
        // What is typed during the request would be in the next note too.
        slotProps={{ htmlInput: { readOnly: isSubmitting, maxLength: MAX_NOTE } }}
      />
      <Box>
        <BusyButton type="submit" variant="outlined" isBusy={isSubmitting}>
          {t.add}
        </BusyButton>
      </Box>
    </>
  );
}
