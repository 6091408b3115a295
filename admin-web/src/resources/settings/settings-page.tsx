import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Loading } from '../../components/loading';
import { LoadFailure } from '../../components/load-failure';
import { PageHeader } from '../../components/page-header';
import type { ConsoleDataProvider } from '../../data-provider';
import { sentences } from '../../sentences';
import { ApiSettings, MailSettings, QueueSettings, StorageSettings } from './settings-groups';
import { YoutubeSettings } from './youtube-settings';

const words = sentences.settings;

export function SettingsPage() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => dataProvider.loadSettings(),
    // What works is asked of the server each time.
    staleTime: 0,
  });

  return (
    <>
      <PageHeader title={sentences.tabs.settings}>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {sentences.refresh}
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{words.intro}</Typography>
      {error ? (
        <LoadFailure title={words.loadFailed} error={error} onTryAgain={() => void refetch()} />
      ) : data ? (
        <>
          <MailSettings mail={data.mail} />
          <YoutubeSettings youtube={data.youtube} />
          <StorageSettings storage={data.storage} />
          <QueueSettings queue={data.queue} />
          <ApiSettings apiDocs={data.apiDocs} />
        </>
      ) : (
        <Loading />
      )}
    </>
  );
}
