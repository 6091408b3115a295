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
import { HttpError } from '../../lib/http-error';
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

const NO_BUBBLES = { noValidate: true };

/** Takes a passkey or a code, or the password of a person who has neither. It stays until one is right, or Cancel is pressed. */
export function IdentityDialog({ isOpen, onClose }: Props) {
  const id = useId();
  const requests = useRequests(identityCheckRequests);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery({
    queryKey: ['identity-check', id],
    queryFn: () => requests.startCheck(),
    staleTime: 0,
    gcTime: 0,
  });
  const { passkey = null, takesCode = false } = query.data ?? {};
  const check = useMutation({
    /** With the passkey, or with what is typed. */
    mutationFn: async (challenged: PasskeyRequest | null) => {
      if (challenged) await requests.checkPasskey(await signWith(challenged));
      else if (!typed.trim()) throw new HttpError(takesCode ? t.missingCode : t.missingPassword, 400);
      else if (takesCode) await requests.checkCode(typed.trim());
      else await requests.checkPassword(typed);
    },
    onSuccess: () => onClose(true),
    onError: (_, challenged) => {
      // Each answer uses up its challenge.
      if (challenged) void query.refetch();
      else field.current?.focus();
    },
  });

  function send(challenged: PasskeyRequest | null) {
    if (isOpen && query.data && !check.isPending) check.mutate(challenged);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // React also passes it on to the form around the dialog.
    event.stopPropagation();
    send(null);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose(false)}
      slotProps={{ paper: { component: 'form', onSubmit: submit, ...NO_BUBBLES } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`} sx={{ minHeight: '1lh' }}>
          {query.data && (passkey ? t.asksFactor : takesCode ? t.asksCode : t.asksPassword)}
        </DialogContentText>
        <Loaded query={query} failure={t.loadFailed}>
          {() => (
            <>
              {passkey && (
                <BusyButton
                  autoFocus
                  variant="contained"
                  isBusy={check.isPending}
                  onClick={() => send(passkey)}
                  sx={{ justifySelf: 'start' }}
                >
                  {t.withPasskey}
                </BusyButton>
              )}
              <TextField
                autoFocus={!passkey}
                {...(takesCode
                  ? { label: t.code, helperText: t.codeHint, autoComplete: 'one-time-code' }
                  : { label: t.password, type: 'password', autoComplete: 'current-password' })}
                inputRef={field}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </>
          )}
        </Loaded>
        <DialogFailure title={t.failed} error={check.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button disabled={check.isPending} onClick={() => onClose(false)}>
          {commonSentences.cancel}
        </Button>
        <BusyButton
          type="submit"
          variant={passkey ? 'outlined' : 'contained'}
          isBusy={check.isPending || !query.data}
        >
          {t.confirm}
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
