import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { Labelled } from '../../components/labelled';
import type { ConsoleDataProvider } from '../../data-provider';
import { formatCount } from '../../lib/format';
import type { Settings } from '../../records';
import { translations } from '../../translations';
import { SettingsGroup } from './settings-group';

const t = translations.settings.youtube;

/** Shows whether a key is set, and tests it with one real call. */
export function YoutubeSettings({ youtube }: Pick<Settings, 'youtube'>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => dataProvider.testYoutubeKey(),
    // The call used a unit of the quota.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });

  return (
    <SettingsGroup
      title={t.heading}
      tone={youtube.hasKey ? 'good' : 'bad'}
      state={youtube.hasKey ? t.hasKey : t.noKey}
      hint={youtube.hasKey ? undefined : t.noKeyHint}
      facts={youtube.hasKey && <Labelled label={t.unitsLeft}>{formatCount(youtube.unitsLeft)}</Labelled>}
    >
      {youtube.hasKey && (
        <>
          <BusyButton variant="outlined" isBusy={test.isPending} onClick={() => test.mutate()}>
            {t.test}
          </BusyButton>
          <Typography role="status" sx={{ alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere' }}>
            {test.isSuccess && t.works(formatCount(test.data.milliseconds))}
            {test.isError && (test.error instanceof HttpError ? test.error.message : t.failed)}
          </Typography>
        </>
      )}
    </SettingsGroup>
  );
}
