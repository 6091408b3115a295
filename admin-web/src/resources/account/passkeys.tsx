import { Box, Typography } from '@mui/material';
import { notePasskey } from '@paattu/api-client/passkey-hint';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../lib/http-error';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { AddForm } from '../../components/form/add-form';
import { FormField } from '../../components/form/form-field';
import { useReportError } from '../../components/form/use-report-error';
import { Loaded } from '../../components/loaded';
import { PageSection } from '../../components/page-section';
import { useRequests } from '../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { formatDateTime } from '../../lib/format';
import { listSx } from '../../lib/list-styles';
import { accountRequests, passkeysQuery, type Passkey } from './api';
import { accountSentences } from './sentences';

const t = accountSentences.passkeys;
const MAX_NAME = 100;

/** ES256 and RS256, which every authenticator has one of, and Ed25519. */
const ALGORITHMS = [-7, -257, -8];

const EMPTY = { name: '' };

interface Props {
  /** Recovery codes come with the first one. */
  onCodes: (codes: string[]) => void;
}

export function Passkeys({ onCodes }: Props) {
  const requests = useRequests(accountRequests);
  const query = useQuery(passkeysQuery(requests));
  return (
    <PageSection title={t.title}>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <Typography sx={{ mb: 2 }}>{t.none}</Typography>
          ) : (
            <Box component="ul" aria-label={t.title} sx={{ ...listSx, maxWidth: 640, mb: 2 }}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <PasskeyRow passkey={passkey} />
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
      <AddPasskey onCodes={onCodes} />
    </PageSection>
  );
}

function AddPasskey({ onCodes }: Props) {
  const requests = useRequests(accountRequests);
  const notify = useNotify();
  const queries = useQueryClient();

  async function add({ name }: typeof EMPTY): Promise<typeof EMPTY> {
    const { challenge, rpId, rpName, userHandle, userName, displayName, known } =
      await requests.startPasskey();
    const made = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userHandle, name: userName, displayName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    }).catch(() => {
      throw new HttpError(t.notMade, 400, { code: 'PASSKEY_REFUSED', message: t.notMade });
    });
    const { clientDataJSON, attestationObject } = made.response;
    const passkey = await requests.addPasskey({
      name,
      credentialId: made.id,
      clientDataJSON,
      attestationObject,
    });
    notePasskey();
    notify(t.added(passkey.name), { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['account'] });
    if (passkey.recoveryCodes.length > 0) onCodes(passkey.recoveryCodes);
    return EMPTY;
  }

  return (
    <AddForm
      label={t.addForm}
      defaultValues={EMPTY}
      validate={validate}
      save={add}
      failed={t.addFailed}
      press={t.add}
      variant="contained"
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      <FormField
        source="name"
        label={t.name}
        autoComplete="off"
        helperText={t.nameHint}
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
    </AddForm>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const requests = useRequests(accountRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => requests.removePasskey(id),
    onSuccess: () => notify(t.removed(name), { type: 'success' }),
    onError: (error) => reportError(error, t.removeFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
  return (
    <>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <strong>{name}</strong>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.times(formatDateTime(createdAt), lastUsedAt && formatDateTime(lastUsedAt))}
        </Typography>
      </Box>
      <BusyButton
        color="error"
        isBusy={removal.isPending}
        aria-label={t.removeOf(name)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </BusyButton>
      <ConfirmDialog
        label={t.remove}
        title={t.removeTitle(name)}
        text={t.removeText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
}

function validate({ name }: typeof EMPTY): FieldErrors {
  return name.trim() ? {} : { name: fieldError(t.missingName, t.missingNameText) };
}
