import { Box } from '@mui/material';
import type { Locale } from '@paattu/shared/locales';
import { lengthOfMessage, MAX_MESSAGE } from '@paattu/shared/moderation';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../../components/busy-button';
import { DeadAddressNote } from '../../../../components/dead-address';
import { ConsoleForm } from '../../../../components/form/console-form';
import { FormField } from '../../../../components/form/form-field';
import { useRequests } from '../../../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../../../lib/field-error';
import { idsOf } from '../../../../lib/ids-of';
import { readServerError } from '../../../../lib/server-errors';
import { threadRequests, type ThreadMessage } from '../../api';
import { entrySentences } from '../../sentences';
import { commonSentences } from '../../../../lib/sentences';

const t = entrySentences.thread;
const EMPTY = { text: '' };

/** The id of the field, which a shortcut focuses. */
export const ANSWER_FIELD = 'answer-to-entrant';

interface Props {
  id: string;
  /** The entrant's. */
  language: Locale;
  /** Whether emails to the entrant come back. */
  isDead: boolean;
  /** The last message that is shown. */
  seen: string | null;
  onSent: (messages: ThreadMessage[]) => void;
  /** The thread has a message that is not shown. */
  onStale: () => void;
}

/** Writes to the entrant. What is typed stays until the server has it. */
export function AnswerForm({ id, language, isDead, seen, onSent, onStale }: Props) {
  const requests = useRequests(threadRequests);
  const notify = useNotify();
  // One id until the server confirms it, so that a repeated press sends no second message.
  const messageId = useRef(crypto.randomUUID());

  async function send({ text }: typeof EMPTY): Promise<typeof EMPTY> {
    try {
      const messages = await requests.answerEntrant(id, { id: messageId.current, text, seen });
      messageId.current = crypto.randomUUID();
      onSent(messages);
    } catch (error) {
      // An earlier press arrived, and its text was changed since. The next press sends the new text as another message.
      if (readServerError(error)?.code === 'MESSAGE_SENT') {
        messageId.current = crypto.randomUUID();
        onStale();
      }
      throw error;
    }
    notify(t.sent, { type: 'success' });
    return EMPTY;
  }

  return (
    <ConsoleForm
      label={t.send}
      defaultValues={EMPTY}
      validate={validate}
      save={send}
      failed={t.sendFailed}
      sx={{ display: 'grid', gap: 1, mt: 1 }}
    >
      <AnswerField language={language} isDead={isDead} />
    </ConsoleForm>
  );
}

function AnswerField({ language, isDead }: Pick<Props, 'language' | 'isDead'>) {
  const deadId = useId();
  const { isSubmitting } = useFormState();
  const text = useWatch<typeof EMPTY, 'text'>({ name: 'text' });
  return (
    <>
      <FormField
        id={ANSWER_FIELD}
        source="text"
        label={t.field}
        helperText={t.fieldHint(lengthOfMessage(text), MAX_MESSAGE)}
        multiline
        maxRows={10}
        // What is typed during the request would be sent again with the next message.
        slotProps={{ htmlInput: { readOnly: isSubmitting, lang: language } }}
      />
      <DeadAddressNote id={deadId} isDead={isDead} text={t.deadAddress} />
      <Box>
        <BusyButton
          type="submit"
          variant="outlined"
          isBusy={isSubmitting}
          aria-describedby={idsOf(isDead && deadId)}
        >
          {t.send}
        </BusyButton>
      </Box>
    </>
  );
}

function validate({ text }: typeof EMPTY): FieldErrors {
  if (lengthOfMessage(text) > MAX_MESSAGE) {
    return { text: fieldError(t.sendFailed, t.tooLong(MAX_MESSAGE)) };
  }
  if (text.trim() !== '') return {};
  return { text: fieldError(commonSentences.missingInformation, commonSentences.needed.text) };
}
