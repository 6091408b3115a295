import { ALL_COPY_PARTS, type CopyParts } from '@paattu/shared/copy-parts';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../../components/busy-button';
import { DialogFailure } from '../../../components/dialog-failure';
import { useRequests } from '../../../data-provider/use-requests';
import { contestRequests, type Contest, type Rules } from '../api';
import { contestSentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { titleHere } from '../../../lib/title-here';

const PARTS = Object.keys(ALL_COPY_PARTS) as (keyof CopyParts)[];

/** Lists what is copied before the draft is made, and then opens it. */
export function CopyDialog({ contest, onClose }: { contest: Contest; onClose: () => void }) {
  const id = useId();
  const [parts, setParts] = useState<CopyParts>(ALL_COPY_PARTS);
  const { data: rules } = useGetOne<Rules>('rules', { id: contest.id });
  const requests = useRequests(contestRequests);
  const queryClient = useQueryClient();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const copy = useMutation({
    mutationFn: () => requests.copyContest(contest.id, parts),
    onSuccess: (draft) => {
      onClose();
      notify(t.copied, { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['contests'] });
      void navigate(createPath({ resource: 'contests', type: 'edit', id: draft.id }));
    },
  });

  return (
    <Dialog open onClose={copy.isPending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {t.copyTitle(titleHere(contest))}
      </DialogTitle>
      <DialogContent>
        <Box role="group" aria-label={t.copyWhat} sx={{ display: 'grid', gap: 0.5 }}>
          {PARTS.map((part) => {
            const isTemplate = part === 'rules' && rules?.isCopiedAsTemplate === true;
            const [name, meaning] = isTemplate ? t.copyTemplate : t.copyParts[part];
            return (
              <FormControlLabel
                key={part}
                disabled={isTemplate}
                control={
                  <Checkbox
                    checked={parts[part] && !isTemplate}
                    onChange={(_, isChecked) => setParts({ ...parts, [part]: isChecked })}
                  />
                }
                label={
                  <>
                    {name}{' '}
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
                      {meaning}
                    </Box>
                  </>
                }
                sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
              />
            );
          })}
        </Box>
        {contest.entryGate === 'always' && <Typography sx={{ mt: 2 }}>{t.copyGate}</Typography>}
        <Typography sx={{ my: 2 }}>{t.copyNever}</Typography>
        <DialogFailure title={t.copyFailed} error={copy.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button disabled={copy.isPending} onClick={onClose}>
          {commonSentences.cancel}
        </Button>
        <BusyButton variant="contained" isBusy={copy.isPending} onClick={() => copy.mutate()}>
          {t.makeDraft}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
