import { calendarDate } from '@paattu/api-client/calendar';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useCreatePath, useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/busy-button';
import type { ConsoleDataProvider } from '../../../data-provider';
import { formatDay } from '../../../lib/format';
import { lineLinkSx } from '../../../lib/link-styles';
import { reasonOf } from '../../../lib/reason-of';
import { readServerError } from '../../../lib/server-errors';
import type { Contest } from '../../../records';
import { translations } from '../../../translations';
import type { ContestField } from '../contest-draft';

const t = translations.contests;

interface Props {
  contest: Contest;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a draft is published. What the server finds missing is listed, and leads to its fields. */
export function PublishDialog({ contest, isOpen, onClose }: Props) {
  const id = useId();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { setFocus } = useFormContext();
  const fieldToCorrect = useRef<ContestField | null>(null);
  const publication = useMutation({
    mutationFn: () => dataProvider.publishContest(contest),
    onSuccess: () => {
      notify(t.published, { type: 'success' });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['contests'] });
    },
  });

  function correct(field: ContestField) {
    fieldToCorrect.current = field;
    onClose();
  }

  function leave() {
    publication.reset();
    // Only a dialog that has closed lets the focus go.
    if (fieldToCorrect.current) setFocus(fieldToCorrect.current);
    fieldToCorrect.current = null;
  }

  const { title, announceAt, timeZone } = contest;
  const announced = announceAt && formatDay(calendarDate(Date.parse(announceAt), timeZone));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      slotProps={{ transition: { onExited: leave } }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.publishTitle}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {t.publishText(title, announced)}
        </DialogContentText>
        <Box role="alert">
          {publication.error && <Reasons contest={contest} error={publication.error} onCorrect={correct} />}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose}>
          {translations.cancel}
        </Button>
        <BusyButton variant="contained" isBusy={publication.isPending} onClick={() => publication.mutate()}>
          {t.publish}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

interface ReasonsProps {
  contest: Contest;
  error: Error;
  onCorrect: (field: ContestField) => void;
}

/** All that keeps the contest from being published: each sentence with links to its fields, or to the rules. */
function Reasons({ contest, error, onCorrect }: ReasonsProps) {
  const details = readServerError(error)?.details ?? [];
  const sentences = [...new Set(details.map(({ message }) => message))];

  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 500 }}>{t.publishFailed}</Typography>
      {details.length === 0 && <Typography>{reasonOf(error)}</Typography>}
      {sentences.map((sentence) => {
        const found = details.filter(({ message }) => message === sentence);
        const isMissing = found.some(({ code }) => code === 'MISSING_INFORMATION');
        const fields = found
          .map(({ field }) => field)
          .filter((field): field is ContestField => field in t.fields);
        return (
          <Box key={sentence} sx={{ mt: 1 }}>
            <Typography>{isMissing ? t.missing : sentence}</Typography>
            <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
              {fields.map((field) => (
                <li key={field}>
                  <Link component="button" type="button" onClick={() => onCorrect(field)} sx={lineLinkSx}>
                    {t.fields[field]}
                  </Link>
                </li>
              ))}
              {fields.length === 0 && (
                <li>
                  <RulesLink contest={contest} />
                </li>
              )}
            </Box>
          </Box>
        );
      })}
    </>
  );
}

function RulesLink({ contest: { id } }: { contest: Contest }) {
  const createPath = useCreatePath();
  const path = `${createPath({ resource: 'contests', type: 'edit', id })}/rules`;
  return (
    <Link component={RouterLink} to={path} sx={lineLinkSx}>
      {t.editRules}
    </Link>
  );
}
