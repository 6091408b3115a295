import { TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { PublishDialog } from '../../components/form/publish/publish-dialog';
import type { AdminResult } from './api';
import { resultSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { fieldErrorsOf, sentenceOfError } from './result-errors';
import { useResultAct } from './use-result-act';

const MAX_REASON = 500;

interface Reasons {
  reason: string;
  reasonMalayalam: string | null;
}

interface Props {
  labels: { title: string; hint: string; press: string; done: string; failed: string };
  text: string;
  former?: Reasons | null;
  act: (reasons: Reasons) => Promise<AdminResult>;
  onClose: () => void;
}

/** Asks for the public reason of an act. An error loses nothing that is typed. */
export function ReasonDialog({ labels, text, former, act, onClose }: Props) {
  const [reason, setReason] = useState(former?.reason ?? '');
  const [reasonMalayalam, setReasonMalayalam] = useState(former?.reasonMalayalam ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const publication = useResultAct(
    () => act({ reason: reason.trim(), reasonMalayalam: reasonMalayalam.trim() || null }),
    {
      done: labels.done,
      failed: labels.failed,
      onDone: onClose,
      onFieldError: () => field.current?.focus(),
    },
  );
  const errors = fieldErrorsOf(publication.error);

  return (
    <PublishDialog
      labels={{ publish: labels.press, publishTitle: labels.title, publishFailed: labels.failed }}
      text={text}
      publication={publication}
      isOpen
      onClose={onClose}
      reasons={sentenceOfError}
      fields={
        <>
          <TextField
            autoFocus
            required
            multiline
            inputRef={field}
            label={t.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errors.reason !== undefined}
            helperText={errors.reason ?? labels.hint}
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
          />
          <TextField
            multiline
            label={commonSentences.optional(t.reasonMalayalam)}
            value={reasonMalayalam}
            onChange={({ target }) => setReasonMalayalam(target.value)}
            error={errors.reasonMalayalam !== undefined}
            helperText={errors.reasonMalayalam}
            slotProps={{ htmlInput: { lang: 'ml', maxLength: MAX_REASON } }}
          />
        </>
      }
    />
  );
}
