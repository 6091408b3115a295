import { isEmailAddress, normalizeEmail } from '@paattu/shared/rules';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { EmailField } from '../../../components/email-field';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { ADDRESS, useChangeAddress } from './use-change-address';

interface AddressFormProps {
  entry: MyEntry;
  onSent(): void;
}

export function AddressForm({ entry, onSent }: AddressFormProps) {
  const t = useTranslations('my-entry').address;
  const errors = useTranslations('errors');
  const [email, setEmail] = useState('');
  const address = normalizeEmail(email);
  const sentence = !address
    ? errors.MISSING_EMAIL
    : !isEmailAddress(address)
      ? errors.INVALID_EMAIL
      : address === entry.email
        ? t.unchanged
        : null;
  const broken = sentence === null ? [] : [{ field: 'email', message: sentence }];
  const fieldErrors = useFieldErrors<'email'>(ADDRESS, broken);
  const { send, isPending } = useChangeAddress(entry.id, onSent, fieldErrors.reject);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send(address);
    else fieldErrors.reportBroken();
  }

  return (
    <form
      noValidate
      aria-labelledby="address"
      className="card form mt-4 max-w-xl p-5 sm:p-8"
      onSubmit={submit}
    >
      <EmailField
        isOnly
        label={t.new}
        readOnly={isPending}
        input={fieldErrors.inputOf('email')}
        error={fieldErrors.errorOf('email')}
        value={email}
        onValue={(text) => {
          setEmail(text);
          fieldErrors.change('email');
        }}
      />
      <BusyButton type="submit" className="btn justify-self-start" busy={isPending}>
        {isPending ? t.sending : t.send}
      </BusyButton>
    </form>
  );
}
