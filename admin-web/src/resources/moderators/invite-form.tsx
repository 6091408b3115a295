import { type Locale, locales } from '@paattu/shared/locales';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, normalizeEmail } from '@paattu/shared/rules';
import { useNotify, useRefresh } from 'react-admin';
import { AddForm } from '../../components/form/add-form';
import { FormField } from '../../components/form/form-field';
import { useRequests } from '../../data-provider/use-requests';
import { moderatorRequests } from './api';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { languageName } from '../../lib/language-name';
import { reportInvitation } from './report-invitation';
import { moderatorSentences as t } from './sentences';

const EMPTY: { email: string; language: Locale } = { email: '', language: 'en' };

export function InviteForm() {
  const requests = useRequests(moderatorRequests);
  const notify = useNotify();
  const refresh = useRefresh();

  async function invite({ email, language }: typeof EMPTY): Promise<typeof EMPTY> {
    const invited = await requests.inviteModerator(email, language);
    reportInvitation(notify, invited);
    refresh();
    return { ...EMPTY, language };
  }

  return (
    <AddForm
      label={t.inviteForm}
      defaultValues={EMPTY}
      validate={validate}
      save={invite}
      failed={t.inviteFailed}
      press={t.invite}
      variant="contained"
      sx={formSx}
    >
      <FormField
        source="email"
        label={t.email}
        type="email"
        autoComplete="off"
        helperText={t.inviteHint}
        slotProps={{ htmlInput: { maxLength: MAX_EMAIL_LENGTH } }}
      />
      <FormField source="language" label={t.language} select slotProps={{ select: { native: true } }}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </FormField>
    </AddForm>
  );
}

function validate({ email }: typeof EMPTY): FieldErrors {
  if (EMAIL_PATTERN.test(normalizeEmail(email))) return {};
  return { email: fieldError(t.invalidEmail, t.invalidEmailText) };
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 22rem) minmax(0, 14rem) auto' },
  alignItems: 'start',
  justifyContent: 'start',
  gap: 2,
  mb: 3,
  // As high as the label above a field, so that the button is beside the fields.
  '& button[type="submit"]': { mt: { sm: '28px' } },
};
