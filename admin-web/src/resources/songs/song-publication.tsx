import { clockTime, instantOf } from '@paattu/shared/calendar';
import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { ConfirmButton } from '../../components/confirm-button';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { SaveButton } from '../../components/form/save-button';
import { StatusLabel } from '../../components/status-label';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { siteZone } from '../../lib/site-zone';
import { songRequests, type Song } from './api';
import { songSentences } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { publicationLabel, publicationOf, PUBLICATION_TONES } from './publication';
import { usePublication } from './use-publication';

const t = songSentences.publication;

/** Whether visitors see the song, and from when on. */
export function SongPublication({ song }: { song: Song }) {
  const [changes, setChanges] = useState(0);
  const { isBusy, publishNow, hide } = usePublication(song, () => setChanges(changes + 1));
  const state = publicationOf(song);
  const section = useRef<HTMLElement>(null);
  // Each button disappears with the state that it changes.
  useKeptFocus(section, state, 'button');

  return (
    <Box
      component="section"
      ref={section}
      aria-label={t.heading}
      sx={{ display: 'grid', gap: 2, mb: 4, maxWidth: 640 }}
    >
      <StatusLabel tone={PUBLICATION_TONES[state]} label={publicationLabel(song)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {state !== 'published' && (
          <BusyButton variant="contained" isBusy={isBusy} onClick={publishNow}>
            {t.publishNow}
          </BusyButton>
        )}
        {state !== 'hidden' && (
          <ConfirmButton
            label={t.hide}
            title={t.hideTitle}
            text={t.hideText(song.title)}
            isBusy={isBusy}
            onConfirm={hide}
          />
        )}
      </Box>
      {/* The buttons above change the time in the form too. */}
      <TimeForm key={changes} song={song} />
    </Box>
  );
}

interface Values {
  /** The clock time in the zone of the site, such as `2026-08-15T18:00`. */
  time: string;
}

function TimeForm({ song }: { song: Song }) {
  const requests = useRequests(songRequests);
  const showStored = useShowStored('songs');
  const notify = useNotify();

  async function save(values: Values): Promise<Values> {
    const stored = await requests.publishSong(song.id, new Date(instantOf(values.time, siteZone())));
    notify(publicationLabel(stored), { type: 'success' });
    void showStored(stored);
    return values;
  }

  return (
    <ConsoleForm
      label={t.schedule}
      defaultValues={{ time: clockTimeOf(song) }}
      validate={validate}
      save={save}
      failed={t.failed}
      sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}
    >
      <FormField source="time" type="datetime-local" label={t.time} helperText={t.timeHint(siteZone())} />
      <SaveButton label={t.setTime} />
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
