import { clockTime, instantOf } from '@paattu/shared/calendar';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { ConfirmButton } from '../../components/confirm-button';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { SaveButton } from '../../components/form/save-button';
import { StateLine } from './state-line';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { siteZone } from '../../lib/site-zone';
import { songRequests, type Song } from './api';
import { SongCard } from './song-card';
import { songSentences } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { publicationLabel, publicationOf, PUBLICATION_TONES } from './publication';
import { usePublication } from './use-publication';

const t = songSentences.publication;

/** Whether visitors see the song, and from when on. */
export function SongPublication({ song }: { song: Song }) {
  const { isBusy, publishNow, hide } = usePublication(song);
  const state = publicationOf(song);
  const card = useRef<HTMLElement>(null);
  // Each button disappears with the state that it changes.
  useKeptFocus(card, state, 'button');

  return (
    <SongCard
      ref={card}
      title={t.heading}
      state={
        <StateLine tone={PUBLICATION_TONES[state]}>
          {state === 'hidden' ? t.onlyYou : publicationLabel(song)}
        </StateLine>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'hidden' ? (
          <BusyButton variant="outlined" isBusy={isBusy} onClick={publishNow}>
            {t.publishNow}
          </BusyButton>
        ) : (
          <ConfirmButton
            label={t.hide}
            title={t.hideTitle}
            text={t.hideText(song.title)}
            isBusy={isBusy}
            onConfirm={hide}
            isDangerous={false}
          />
        )}
        <TimeButton song={song} label={state === 'hidden' ? t.chooseTime : t.changeTime} />
      </Box>
      <SongAddress song={song} />
    </SongCard>
  );
}

/** The address of the page, and whether it still changes. */
function SongAddress({ song: { slug, addressStays } }: { song: Song }) {
  const { label, follows, stays } = songSentences.address;
  return (
    <Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {label}: <b>{`${location.host}/songs/${slug}`}</b>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {addressStays === null ? follows : stays[addressStays]}
      </Typography>
    </Box>
  );
}

/** Asks in a dialog from when on visitors see the song. */
function TimeButton({ song, label }: { song: Song; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id} variant="h3">
          {t.schedule}
        </DialogTitle>
        <TimeForm song={song} onClose={close} />
      </Dialog>
    </>
  );
}

interface Values {
  /** The clock time in the zone of the site, such as `2026-08-15T18:00`. */
  time: string;
}

function TimeForm({ song, onClose }: { song: Song; onClose: () => void }) {
  const requests = useRequests(songRequests);
  const showStored = useShowStored('songs');
  const notify = useNotify();

  async function save(values: Values): Promise<Values> {
    const stored = await requests.publishSong(song.id, new Date(instantOf(values.time, siteZone())));
    notify(publicationLabel(stored), { type: 'success' });
    void showStored(stored);
    onClose();
    return values;
  }

  return (
    <ConsoleForm
      label={t.schedule}
      defaultValues={{ time: clockTimeOf(song) }}
      validate={validate}
      save={save}
      failed={t.failed}
      sx={{}}
    >
      <DialogContent sx={{ pt: 0 }}>
        <FormField
          source="time"
          type="datetime-local"
          label={t.time}
          helperText={t.timeHint(siteZone())}
          autoFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{commonSentences.cancel}</Button>
        <SaveButton label={t.setTime} />
      </DialogActions>
    </ConsoleForm>
  );
}

function clockTimeOf({ publishedAt }: Song): string {
  return publishedAt === null
    ? ''
    : clockTime(Date.parse(publishedAt), siteZone()).slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function validate({ time }: Values): FieldErrors {
  if (isCompleteDateTime(time)) return {};
  return { time: fieldError(commonSentences.missingInformation, commonSentences.needed.time) };
}
