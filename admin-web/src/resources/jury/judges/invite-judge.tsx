import { type Locale, locales } from '@paattu/shared/locales';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@paattu/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { AddForm } from '../../../components/form/add-form';
import { FormField } from '../../../components/form/form-field';
import { Toast } from '../../../components/toast';
import { useRequests } from '../../../data-provider/use-requests';
import { type Jury, juryRequests } from '../api';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { languageName } from '../../../lib/language-name';
import { UnsentNote } from '../../../mail-server/unsent-note';
import { useTellQueued } from '../../../mail-server/use-tell-queued';
import { useUnsent } from '../../../mail-server/use-unsent';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useReloadJury } from '../use-jury';

const t = jurySentences.judges;

const MAX_NAME = 100;
const EMPTY: { name: string; email: string; locale: Locale } = { name: '', email: '', locale: 'en' };

export function InviteJudge({ contestId }: { contestId: string }) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const tellQueued = useTellQueued();
  const isLogged = useUnsent() === 'logged';
  const reload = useReloadJury();
  const queryClient = useQueryClient();

  async function invite(judge: typeof EMPTY): Promise<typeof EMPTY> {
    const { id } = await requests.inviteJudge(contestId, judge);
    const name = judge.name.trim();
    await reload();
    const jury = queryClient.getQueryData<Jury>(['jury', contestId]);
    // The response alone says whether emails to the address come back.
    if (jury?.judges.some((invited) => invited.id === id && invited.doEmailsComeBack))
      notify(<Toast title={t.invitedName(name)} text={deadAddressSentences.notSent} />, { type: 'warning' });
    else tellQueued(t.invited(name));
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
        helperText={isLogged ? <UnsentNote sentence={t.linkLogged} /> : t.emailHint}
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
