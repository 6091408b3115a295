import { Box, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { resultRequests } from '../api';
import { formatBeginning } from '../../../lib/format';
import { resultSentences } from '../sentences';
import { fieldErrorsOf, sentenceOfError } from '../result-errors';
import type { ResultProps } from '../result-props';
import { useResultAct } from '../use-result-act';
import { shortHash } from './short-hash';

const t = resultSentences.certify;

const MAX_TITLE = 200;

interface Props extends ResultProps {
  hash: string;
  onClose: () => void;
}

/** Asks for the title, because nobody can undo the act. An error loses nothing that is typed. */
export function CertifyDialog({ contest, result, hash, onClose }: Props) {
  const { winnerAt, serverNow, contestTitle, blockers } = result;
  const [title, setTitle] = useState('');
  const titleField = useRef<HTMLInputElement>(null);
  const requests = useRequests(resultRequests);
  const certification = useResultAct(() => requests.certifyResult(contest.id, { hash, title }), {
    done: t.done,
    failed: t.failed,
    onDone: onClose,
    onFieldError: () => titleField.current?.focus(),
  });
  const errors = fieldErrorsOf(certification.error);
  const isOver = Date.parse(winnerAt) <= Date.parse(serverNow);
  const hasSuspicious = blockers.some(({ blocker }) => blocker === 'quarantined-votes');

  return (
    <PublishDialog
      labels={{ publish: t.confirm, publishTitle: t.title, publishFailed: t.failed }}
      text={isOver ? t.atOnce : t.untilAnnounced(formatBeginning(winnerAt, contest.timeZone))}
      publication={certification}
      isOpen
      onClose={onClose}
      reasons={sentenceOfError}
      fields={
        <TextField
          autoFocus
          required
          autoComplete="off"
          inputRef={titleField}
          label={t.contestTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={errors.title !== undefined}
          helperText={
            errors.title === undefined ? t.contestTitleHint(contestTitle) : t.titleDiffers(contestTitle)
          }
          slotProps={{ htmlInput: { maxLength: MAX_TITLE } }}
        />
      }
    >
      {hasSuspicious && <Typography>{t.voids}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>
        {t.hash} <Box component="code">{shortHash(hash)}</Box>
      </Typography>
    </PublishDialog>
  );
}
