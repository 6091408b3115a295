import { MAX_EMAIL_LENGTH } from '@paattu/shared/rules';
import { MAX_DOMAIN_REASON } from '@paattu/shared/voting';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { AddForm } from '../../../components/form/add-form';
import { FormField } from '../../../components/form/form-field';
import { useRequests } from '../../../data-provider/use-requests';
import { voteRequests } from '../api';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { voteSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';

const t = voteSentences.domains;

const EMPTY = { domain: '', reason: '' };

/** Adds a throwaway domain, with a reason. */
export function AddDomain() {
  const requests = useRequests(voteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();

  async function save({ domain: typed, reason }: typeof EMPTY): Promise<typeof EMPTY> {
    const { domain } = await requests.addDisposableDomain(typed, reason.trim());
    notify(t.added(domain), { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['votes', 'disposable-domains'] });
    return EMPTY;
  }

  return (
    <AddForm
      label={t.form}
      defaultValues={EMPTY}
      validate={validate}
      save={save}
      failed={t.addFailed}
      press={t.add}
      variant="outlined"
      sx={formSx}
    >
      <FormField
        source="domain"
        label={t.domain}
        helperText={t.hint}
        slotProps={{
          htmlInput: {
            maxLength: MAX_EMAIL_LENGTH,
            inputMode: 'url',
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
        sx={{ flex: '1 1 220px', maxWidth: 420 }}
      />
      <FormField
        source="reason"
        label={t.reason}
        helperText={t.reasonHint}
        slotProps={{ htmlInput: { maxLength: MAX_DOMAIN_REASON } }}
        sx={{ flex: '1 1 220px', maxWidth: 420 }}
      />
    </AddForm>
  );
}

function validate({ domain, reason }: typeof EMPTY): FieldErrors {
  const missing = (text: string) => fieldError(commonSentences.missingInformation, text);
  return {
    ...(domain.trim() === '' && { domain: missing(t.missing) }),
    ...(reason.trim() === '' && { reason: missing(t.reasonMissing) }),
  };
}

const formSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 };
