import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useRequests } from '../../data-provider/use-requests';
import { commonSentences } from '../../lib/sentences';
import { BusyButton } from '../busy-button';
import { DialogFailure } from '../dialog-failure';
import { Loaded } from '../loaded';
import { identityCheckRequests, type PasskeyRequest } from './api';
import { identityCheckSentences as t } from './sentences';

interface Props {
  isOpen: boolean;
  onClose: (isShown: boolean) => void;
}

/** Takes a passkey, or the password of a person without one. It stays until one is right, or Cancel is pressed. */
export function IdentityDialog({ isOpen, onClose }: Props) {
  const id = useId();
  const requests = useRequests(identityCheckRequests);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery({
    queryKey: ['identity-check', id],
    queryFn: () => requests.startCheck(),
    staleTime: 0,
    gcTime: 0,
  });
  const check = useMutation({
    mutationFn: async (passkey: PasskeyRequest | null) => {
      if (passkey) await requests.checkPasskey(await signWith(passkey));
      else if (password) await requests.checkPassword(password);
      else throw new HttpError(t.missingPassword, 400);
    },
    onSuccess: () => onClose(true),
    onError: () => {
      field.current?.focus();
      // Each answer uses up its challenge.
      if (query.data?.passkey) void query.refetch();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // React also passes it on to the form around the dialog.
    event.stopPropagation();
    if (isOpen && query.data && !check.isPending) check.mutate(query.data.passkey);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose(false)}
      slotProps={{ paper: { component: 'form', onSubmit: submit, ...{ noValidate: true } } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`}>{t.text}</DialogContentText>
        <Loaded query={query} failure={t.loadFailed}>
          {({ takesPassword }) =>
            takesPassword && (
              <TextField
                autoFocus
                required
                type="password"
                autoComplete="current-password"
                inputRef={field}
                label={t.password}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )
          }
        </Loaded>
        <DialogFailure title={t.failed} error={check.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button disabled={check.isPending} onClick={() => onClose(false)}>
          {commonSentences.cancel}
        </Button>
        <BusyButton type="submit" variant="contained" isBusy={check.isPending || !query.data}>
          {query.data?.passkey ? t.withPasskey : t.confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

async function signWith({ challenge, rpId, known }: PasskeyRequest) {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: known.map((each) => ({ type: 'public-key', id: each })),
      userVerification: 'required',
    },
  }).catch(() => {
    throw new HttpError(t.unused, 400);
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
}
