import { type Locale, locales } from '@paattu/shared/locales';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, normalizeEmail } from '@paattu/shared/rules';
import { Box, Typography } from '@mui/material';
import { useRefresh } from 'react-admin';
import { AddForm } from '../../components/form/add-form';
import { FormField } from '../../components/form/form-field';
import { useRequests } from '../../data-provider/use-requests';
import { moderatorRequests } from './api';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { languageName } from '../../lib/language-name';
import { UnsentNote } from '../../mail-server/unsent-note';
import { useUnsent } from '../../mail-server/use-unsent';
import { useReportInvitation } from './use-report-invitation';
import { moderatorSentences as t } from './sentences';

const EMPTY: { email: string; language: Locale } = { email: '', language: 'en' };

/** Without a mail server, production sends no invitation, and a local start shows its link at the terminal. */
export function InviteSomebody() {
  return (
    <Box sx={{ minHeight: { sm: 124 }, mb: 3 }}>
      {useUnsent() === 'kept' ? (
        <Typography sx={{ maxWidth: '66ch' }}>
          <UnsentNote sentence={t.needsServer} />
        </Typography>
      ) : (
        <InviteForm />
      )}
    </Box>
  );
}

function InviteForm() {
  const requests = useRequests(moderatorRequests);
  const reportInvitation = useReportInvitation();
  const isLogged = useUnsent() === 'logged';
  const refresh = useRefresh();

  async function invite({ email, language }: typeof EMPTY): Promise<typeof EMPTY> {
    const invited = await requests.inviteModerator(email, language);
    reportInvitation(invited);
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
        helperText={isLogged ? <UnsentNote sentence={t.linkLogged} /> : t.inviteHint}
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
  // As high as the label above a field, so that the button is beside the fields.
  '& button[type="submit"]': { mt: { sm: '28px' } },
};
