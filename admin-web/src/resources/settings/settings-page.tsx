import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { ConsoleDataProvider } from '../../data-provider';
import { translations } from '../../translations';
import { ApiSettings, EmailSettings, QueueSettings, StorageSettings } from './settings-groups';
import { YoutubeSettings } from './youtube-settings';

const t = translations.settings;

export function SettingsPage() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: () => dataProvider.loadSettings(),
    // The server checks its dependencies on each request.
    staleTime: 0,
  });

  return (
    <>
      <PageHeader title={translations.tabs.settings}>
        <BusyButton variant="outlined" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {translations.refresh}
        </BusyButton>
      </PageHeader>
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(settings) => (
          <>
            <EmailSettings mail={settings.mail} />
            <YoutubeSettings youtube={settings.youtube} />
            <StorageSettings storage={settings.storage} />
            <QueueSettings queue={settings.queue} />
            <ApiSettings apiDocs={settings.apiDocs} />
          </>
        )}
      </Loaded>
    </>
  );
}
