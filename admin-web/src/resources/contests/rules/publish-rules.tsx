import { Link, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { PublishButton } from '../../../components/form/publish/publish-button';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { rulesRequests, type Rules } from '../api';
import { rulesSentences as t } from './sentences';
import { commonSentences } from '../../../lib/sentences';
import { Differences } from './differences';
import { toSource } from './rules-source';
import { rulesWarnings } from './rules-warnings';
import { useRulesEmails } from './use-rules-emails';
import { useRulesPreview } from './use-rules-preview';

interface Props {
  rules: Rules;
  onPublished: (rules: Rules) => void;
}

export function PublishRules(props: Props) {
  return (
    <PublishButton label={t.publish} saveFirst={t.saveFirst}>
      {({ isOpen, close }) => isOpen && <Question {...props} onClose={close} />}
    </PublishButton>
  );
}

/** Asks what changes, once visitors can read the rules. */
function Question({ rules, onPublished, onClose }: Props & { onClose: () => void }) {
  const [rulesChange, setChange] = useState('');
  const [rulesChangeMalayalam, setChangeMalayalam] = useState('');
  const requests = useRequests(rulesRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const createPath = useCreatePath();
  const emails = useRulesEmails();
  const preview = useRulesPreview(rules.id, toSource(rules));
  const isReadable = rules.versions.some(({ publishedAt }) => Date.parse(publishedAt) <= Date.now());
  const publication = useMutation({
    mutationFn: () => requests.publishRules(rules, { rulesChange, rulesChangeMalayalam }),
    onSuccess: (published) => {
      onPublished(published);
      notify(t.publishedNow, { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['rules'] });
    },
  });

  return (
    <PublishDialog
      labels={t}
      text={isReadable ? t.publishText(emails(preview.data)) : t.publishUnreadText}
      publication={publication}
      isOpen
      onClose={onClose}
      fields={
        isReadable && (
          <>
            <TextField
              label={t.change}
              required
              autoFocus
              value={rulesChange}
              onChange={({ target }) => setChange(target.value)}
            />
            <TextField
              label={commonSentences.optional(t.changeMalayalam)}
              value={rulesChangeMalayalam}
              onChange={({ target }) => setChangeMalayalam(target.value)}
              slotProps={{ htmlInput: { lang: 'ml' } }}
            />
          </>
        )
      }
    >
      {rulesWarnings(toSource(rules), rules.placeholders).map((warning) => (
        <Typography key={warning}>{warning}</Typography>
      ))}
      {isReadable && preview.data && preview.data.recipients > 0 && (
        <Link
          component={RouterLink}
          to={`${createPath({ resource: 'emails', type: 'list' })}/doctor`}
          target="_blank"
        >
          {t.lookFirst}
        </Link>
      )}
      {preview.data && <Differences {...preview.data} />}
      {preview.error && <Typography color="error">{t.previewFailed}</Typography>}
    </PublishDialog>
  );
}
