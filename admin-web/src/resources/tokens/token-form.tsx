import { useNotify, useRefresh } from 'react-admin';
import { AddForm } from '../../components/form/add-form';
import { FormField } from '../../components/form/form-field';
import { useRequests } from '../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { tokenRequests, type NewApiToken, type Scope } from './api';
import { tokenSentences as t } from './sentences';
import { ScopesField } from './scopes-field';

const DAYS = [30, 90, 365] as const;
const MAX_NAME = 100;

interface Values {
  name: string;
  scopes: Scope[];
  /** The value of a select is a text. */
  days: string;
}

const EMPTY: Values = { name: '', scopes: [], days: '90' };

export function TokenForm({ onMade }: { onMade: (made: NewApiToken) => void }) {
  const requests = useRequests(tokenRequests);
  const notify = useNotify();
  const refresh = useRefresh();

  async function make({ name, scopes, days }: Values): Promise<Values> {
    const validity = DAYS.find((choice) => String(choice) === days) ?? DAYS[0];
    const made = await requests.makeToken({ name, scopes, days: validity });
    notify(t.made(made.name), { type: 'success' });
    onMade(made);
    refresh();
    return EMPTY;
  }

  return (
    <AddForm
      label={t.makeForm}
      defaultValues={EMPTY}
      validate={validate}
      save={make}
      failed={t.makeFailed}
      press={t.make}
      variant="contained"
      sx={formSx}
    >
      <FormField
        source="name"
        label={t.name}
        autoComplete="off"
        helperText={t.nameHint}
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <ScopesField />
      <FormField source="days" label={t.days} select slotProps={{ select: { native: true } }}>
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {t.daysOf(days)}
          </option>
        ))}
      </FormField>
    </AddForm>
  );
}

function validate({ name, scopes }: Values): FieldErrors {
  return {
    ...(!name.trim() && { name: fieldError(t.missingName, t.missingNameText) }),
    ...(scopes.length === 0 && { scopes: fieldError(t.missingScopes, t.missingScopesText) }),
  };
}

const formSx = {
  display: 'grid',
  gap: 2,
  maxWidth: 480,
  mb: 4,
};
