import { Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '../../../lib/http-error';
import { BusyButton } from '../../../components/busy-button';
import { setUpPath } from '../../../lib/places';
import { useRequests } from '../../../data-provider/use-requests';
import { formatCount } from '../../../lib/format';
import { settingsRequests, type Settings } from '../api';
import { settingsSentences } from '../sentences';
import { SettingsGroup } from '../settings-group';

const t = settingsSentences.youtube;

/** Shows whether a key is set, and tests it with one real call. */
export function YoutubeSettings({ youtube }: Pick<Settings, 'youtube'>) {
  const { hasKey, isFixed } = youtube;
  const requests = useRequests(settingsRequests);
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => requests.testYoutubeKey(),
    // The call used a unit of the quota.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });

  return (
    <SettingsGroup
      title={t.heading}
      state={hasKey ? { tone: 'good', label: t.hasKey } : { tone: 'bad', label: t.noKey }}
      sentences={[t.meaning, ...(hasKey ? leftOf(youtube) : [t.noKeyText]), ...(isFixed ? [t.fixed] : [])]}
    >
      {!isFixed && (
        <Button variant="outlined" href={setUpPath('keys')}>
          {hasKey ? t.setOtherKey : t.setKey}
        </Button>
      )}
      {hasKey && (
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

/** YouTube counts the calls for views apart, unless it refuses their method. */
function leftOf({ unitsLeft, viewUnitsLeft, usesListForViews }: Settings['youtube']): string[] {
  return usesListForViews
    ? [t.unitsLeft(formatCount(unitsLeft)), t.usesList]
    : [t.unitsLeft(formatCount(unitsLeft)), t.viewUnitsLeft(formatCount(viewUnitsLeft))];
}
