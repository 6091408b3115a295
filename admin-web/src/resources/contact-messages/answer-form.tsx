import { MAX_ANSWER_LENGTH } from '@paattu/shared/rules';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button';
import { DeadAddressNote } from '../../components/dead-address';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { useRequests } from '../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { idsOf } from '../../lib/ids-of';
import { readServerError } from '../../lib/server-errors';
import { UnsentNote } from '../../mail-server/unsent-note';
import { useUnsent } from '../../mail-server/use-unsent';
import { contactMessageRequests, type ContactMessage } from './api';
import { messageSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';

const EMPTY = { text: '' };

/** Answers a contact message by email. */
export function AnswerForm({ message }: { message: ContactMessage }) {
  const requests = useRequests(contactMessageRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  // One id until the server confirms it, so that a repeated press sends no second email.
  const answerId = useRef(crypto.randomUUID());

  function showAnswers() {
    answerId.current = crypto.randomUUID();
    void queryClient.invalidateQueries({ queryKey: ['messages'] });
  }

  async function send({ text }: typeof EMPTY): Promise<typeof EMPTY> {
    try {
      await requests.answerMessage(message.id, answerId.current, text);
    } catch (error) {
      // An earlier press arrived, and its text was changed since. The next press sends the new text as another answer.
      if (readServerError(error)?.code === 'ANSWER_SENT') showAnswers();
      throw error;
    }
    notify(t.sent, { type: 'success' });
    showAnswers();
    return EMPTY;
  }

  return (
    <ConsoleForm
      label={t.answer}
      defaultValues={EMPTY}
      validate={validate}
      save={send}
      failed={t.sendFailed}
      sx={{ display: 'grid', gap: 1.5, maxWidth: '66ch', mt: 4 }}
    >
      <AnswerField message={message} />
      <SendButton isDead={message.doEmailsComeBack} />
    </ConsoleForm>
  );
}

function AnswerField({ message: { name, language } }: { message: ContactMessage }) {
  const { isSubmitting } = useFormState();
  const unsent = useUnsent();
  return (
    <FormField
      source="text"
      label={t.answer}
      helperText={unsent ? <UnsentNote sentence={t.answerUnsent(name)} /> : t.answerHint(name)}
      multiline
      minRows={5}
      // What is typed during the request would be sent again with the next answer.
      slotProps={{ htmlInput: { readOnly: isSubmitting, lang: language } }}
    />
  );
}

function validate({ text }: typeof EMPTY): FieldErrors {
  if (text.trim().length > MAX_ANSWER_LENGTH) {
    return { text: fieldError(t.sendFailed, t.tooLong(MAX_ANSWER_LENGTH)) };
  }
  if (text.trim() !== '') return {};
  return { text: fieldError(commonSentences.missingInformation, commonSentences.needed.text) };
}

function SendButton({ isDead }: { isDead: boolean }) {
  const deadId = useId();
  const { isSubmitting } = useFormState();
  const unsent = useUnsent();
  return (
    <Box>
      <DeadAddressNote id={deadId} isDead={isDead} />
      <BusyButton
        type="submit"
        variant="contained"
        isBusy={isSubmitting}
        aria-describedby={idsOf(isDead && deadId)}
      >
        {unsent ? t.keep : t.send}
      </BusyButton>
    </Box>
  );
}
