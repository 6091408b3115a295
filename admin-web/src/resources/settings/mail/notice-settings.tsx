import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { SaveButton } from '../../../components/form/save-button';
import { Loaded } from '../../../components/loaded';
import { Toast } from '../../../components/toast';
import { useRequests } from '../../../data-provider/use-requests';
import { isChangedMeanwhile } from '../../../lib/reason-of';
import { settingsRequests, type Notices } from '../api';
import { settingsSentences } from '../sentences';
import { SettingsGroup } from '../settings-group';

const t = settingsSentences.notices;

/** Select fields have text. */
interface Choice {
  mode: Notices['mode'];
  digestHour: string;
}

const MODES = Object.entries(t.modes);
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** When the owner gets emails about new entries and contact messages. */
export function NoticeSettings() {
  const requests = useRequests(settingsRequests);
  const query = useQuery({
    queryKey: ['notices'],
    queryFn: () => requests.loadNotices(),
    staleTime: 0,
    // The form never begins with cached settings.
    gcTime: 0,
  });

  return (
    <SettingsGroup title={t.heading} sentences={[t.meaning]}>
      <Loaded query={query} failure={t.loadFailed}>
        {(notices) => <NoticeForm notices={notices} />}
      </Loaded>
    </SettingsGroup>
  );
}

function NoticeForm({ notices }: { notices: Notices }) {
  const requests = useRequests(settingsRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();

  const [version, setVersion] = useState(notices.version);

  async function save({ mode, digestHour }: Choice): Promise<Choice | undefined> {
    try {
      const saved = await requests.saveNotices({ mode, digestHour: Number(digestHour) }, version);
      setVersion(saved.version);
      queryClient.setQueryData(['notices'], saved);
      notify(t.saved, { type: 'success' });
      return toChoice(saved);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const theirs = await requests.loadNotices();
      setVersion(theirs.version);
      notify(<Toast title={t.changedMeanwhile} text={t.theirs(inWords(theirs))} />, { type: 'warning' });
      return undefined;
    }
  }

  return (
    <ConsoleForm
      label={t.form}
      defaultValues={toChoice(notices)}
      validate={() => ({})}
      save={save}
      failed={t.saveFailed}
      sx={{ display: 'grid', gap: 2, width: '100%' }}
    >
      <Choices timeZone={notices.timeZone} />
      <div>
        <SaveButton />
      </div>
    </ConsoleForm>
  );
}

function Choices({ timeZone }: Pick<Notices, 'timeZone'>) {
  const { mode } = useWatch<Choice>();
  return (
    <>
      <Box sx={fieldsSx}>
        <FormField source="mode" label={t.mode} {...selectProps}>
          {MODES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormField>
        {mode === 'daily' && (
          <FormField source="digestHour" label={t.hour} helperText={t.inZone(timeZone)} {...selectProps}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {timeOf(Number(hour))}
              </option>
            ))}
          </FormField>
        )}
      </Box>
      <Typography role="status" color="text.secondary">
        {mode && t.meanings[mode]}
      </Typography>
    </>
  );
}

function inWords({ mode, digestHour }: Notices): string {
  return mode === 'daily' ? `${t.modes[mode]}, ${timeOf(digestHour)}` : t.modes[mode];
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function toChoice({ mode, digestHour }: Notices): Choice {
  return { mode, digestHour: String(digestHour) };
}

const selectProps = { select: true, slotProps: { select: { native: true } } };

const fieldsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 14rem))' },
};
