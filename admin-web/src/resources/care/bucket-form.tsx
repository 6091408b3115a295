import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { SaveButton } from '../../components/form/save-button';
import { useRequests } from '../../data-provider/use-requests';
import { type FieldErrors, fieldError } from '../../lib/field-error';
import { commonSentences } from '../../lib/sentences';
import { type Care, CARE_KEY, careRequests, type NewBucket } from './api';
import { careSentences } from './sentences';

const t = careSentences.bucketForm;

type Values = Required<NewBucket>;

interface Props {
  /** Where backups go now; null for the folder of the server. */
  bucket: Care['bucket'];
  onClose: () => void;
}

/** The bucket of the backups. It is kept once a small file could be written, read and deleted there. */
export function BucketForm({ bucket, onClose }: Props) {
  const requests = useRequests(careRequests);
  const queries = useQueryClient();
  const notify = useNotify();

  async function save({ secret, ...typed }: Values): Promise<undefined> {
    const care = await requests.useBucket({ ...trimmed(typed), ...(secret && { secret: secret.trim() }) });
    queries.setQueryData(CARE_KEY, care);
    notify(t.saved, { type: 'success' });
    onClose();
    return undefined;
  }

  return (
    <ConsoleForm<Values>
      label={t.label}
      defaultValues={{ ...(bucket ?? { endpoint: '', region: '', bucket: '', keyId: '' }), secret: '' }}
      validate={(values) => validate(values, bucket !== null)}
      save={save}
      failed={t.failed}
      sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 520 }}
    >
      <FormField
        autoFocus
        source="endpoint"
        label={t.endpoint}
        helperText={t.endpointHint}
        placeholder="s3.example.com"
        {...inputOf(250, 'url')}
      />
      <FormField source="region" label={t.region} helperText={t.regionHint} {...inputOf(40)} />
      <FormField source="bucket" label={t.bucket} {...inputOf(63)} />
      <FormField source="keyId" label={t.keyId} {...inputOf(128)} />
      <FormField
        source="secret"
        type="password"
        label={t.secret}
        helperText={bucket ? t.secretKept : t.secretHint}
        {...inputOf(300)}
        autoComplete="new-password"
      />
      <Typography color="text.secondary">{t.trial}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SaveButton label={t.save} />
        <Cancel onClick={onClose} />
      </Box>
      <Waiting />
    </ConsoleForm>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <Button disabled={isSubmitting} onClick={onClick}>
      {commonSentences.cancel}
    </Button>
  );
}

/** A store that does not answer takes half a minute. */
function Waiting() {
  const { isSubmitting } = useFormState();
  return (
    <Typography role="status" color="text.secondary">
      {isSubmitting ? t.waiting : ''}
    </Typography>
  );
}

function trimmed({ endpoint, region, bucket, keyId }: Omit<Values, 'secret'>): Omit<Values, 'secret'> {
  return {
    endpoint: endpoint.trim(),
    region: region.trim().toLowerCase(),
    bucket: bucket.trim(),
    keyId: keyId.trim(),
  };
}

function validate(values: Values, isSet: boolean): FieldErrors<keyof Values> {
  const { region, bucket, keyId, secret } = values;
  return {
    ...(region.trim() === '' && { region: fieldError(t.failed, t.missing.region) }),
    ...(bucket.trim() === '' && { bucket: fieldError(t.failed, t.missing.bucket) }),
    ...(keyId.trim() === '' && { keyId: fieldError(t.failed, t.missing.keyId) }),
    ...(secret.trim() === '' && !isSet && { secret: fieldError(t.failed, t.missing.secret) }),
  };
}

function inputOf(maxLength: number, inputMode: 'text' | 'url' = 'text') {
  return {
    autoComplete: 'off',
    slotProps: { htmlInput: { maxLength, inputMode, spellCheck: false, autoCapitalize: 'none' } },
  };
}
