import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { Labelled } from '../../components/labelled';
import type { ConsoleDataProvider } from '../../data-provider';
import { formatCount } from '../../format';
import type { Settings } from '../../records';
import { sentences } from '../../sentences';
import { SettingsGroup } from './settings-group';

const words = sentences.settings.youtube;

/** Whether there is a key, and by one real call whether it works. */
export function YoutubeSettings({ youtube }: Pick<Settings, 'youtube'>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => dataProvider.testYoutubeKey(),
    // The call was counted.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });

  return (
    <SettingsGroup
      title={words.heading}
      tone={youtube.hasKey ? 'good' : 'bad'}
      state={youtube.hasKey ? words.hasKey : words.noKey}
      hint={youtube.hasKey ? undefined : words.noKeyHint}
      facts={youtube.hasKey && <Labelled label={words.unitsLeft}>{formatCount(youtube.unitsLeft)}</Labelled>}
    >
      {youtube.hasKey && (
        <>
          <BusyButton variant="outlined" isBusy={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </BusyButton>
          <Typography role="status" sx={{ alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere' }}>
            {test.isSuccess && words.works(formatCount(test.data.milliseconds))}
            {test.isError && (test.error instanceof HttpError ? test.error.message : words.failed)}
          </Typography>
        </>
      )}
    </SettingsGroup>
  );
}
