import { type Locale, locales } from '@paattu/shared/locales';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@paattu/shared/rules';
import { useNotify } from 'react-admin';
import { AddForm } from '../../../components/form/add-form';
import { FormField } from '../../../components/form/form-field';
import { useRequests } from '../../../data-provider/use-requests';
import { juryRequests } from '../api';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { languageName } from '../../../lib/language-name';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useReloadJury } from '../use-jury';

const t = jurySentences.judges;

const MAX_NAME = 100;
const EMPTY: { name: string; email: string; locale: Locale } = { name: '', email: '', locale: 'en' };

export function InviteJudge({ contestId }: { contestId: string }) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reload = useReloadJury();

  async function invite(judge: typeof EMPTY): Promise<typeof EMPTY> {
    await requests.inviteJudge(contestId, judge);
    notify(t.invited(judge.name.trim()), { type: 'success' });
    void reload();
    return { ...EMPTY, locale: judge.locale };
  }

  return (
    <AddForm
      label={t.invite}
      defaultValues={EMPTY}
      validate={validate}
      save={invite}
      failed={t.inviteFailed}
      press={t.invite}
      variant="outlined"
      sx={formSx}
    >
      <FormField
        source="name"
        label={t.name}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <FormField
        source="email"
        label={t.email}
        type="email"
        autoComplete="off"
        helperText={t.emailHint}
        slotProps={{ htmlInput: { maxLength: MAX_EMAIL_LENGTH } }}
      />
      <FormField source="locale" label={t.language} select slotProps={{ select: { native: true } }}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </FormField>
    </AddForm>
  );
}

function validate({ name, email }: typeof EMPTY): FieldErrors {
  return {
    ...(name.trim() === '' && { name: fieldError(commonSentences.missingInformation, t.missingName) }),
    ...(!isEmailAddress(email) && {
      email: fieldError(commonSentences.missingInformation, t.invalidEmail),
    }),
  };
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 16rem) minmax(0, 20rem) minmax(0, 12rem) auto',
  },
  alignItems: 'start',
  justifyContent: 'start',
  gap: 2,
  // As high as the label above a field, so that the button is beside the fields.
  '& button[type="submit"]': { mt: { md: '28px' } },
};
