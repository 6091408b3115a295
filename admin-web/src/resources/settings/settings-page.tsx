import { CAPTCHA_LENGTH, MIN_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { Button, Typography } from '@mui/material';
import { useCreatePath } from '../../components/use-create-path';
import { Link } from 'react-router';
import { BusyButton } from '../../components/busy-button';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { Settings } from './api';
import { allContestsPath } from '../../chosen-contest/all-contests-path';
import { settingsSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { EmailSettings } from './email-settings';
import { ExampleSettings } from './example-settings';
import { NoticeSettings } from './notice-settings';
import { OperatorSettings } from './operator-settings';
import { SettingsGroup } from './settings-group';
import { setUpPath } from '../../lib/set-up-path';
import { useSettings } from './use-settings';
import { VisibilitySettings } from './visibility-settings';
import { YoutubeSettings } from './youtube-settings';

export function SettingsPage() {
  const query = useSettings();

  return (
    <>
      <PageHeader title={t.tab}>
        <BusyButton variant="outlined" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {commonSentences.refresh}
        </BusyButton>
      </PageHeader>
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <VisibilitySettings />
      <ExampleSettings />
      <Loaded query={query} failure={t.loadFailed}>
        {(settings) => (
          <>
            <EmailSettings mail={settings.mail} />
            <NoticeSettings />
            <YoutubeSettings youtube={settings.youtube} />
            {settings.timeZone && <TimeZoneSettings zone={settings.timeZone} />}
            <UploadSettings isWritable={settings.storage.isWritable} />
            <ContestSettings />
            <ReasonSettings />
            <SettingsGroup
              title={t.visitors.heading}
              sentences={[
                t.visitors.listening,
                t.visitors.passwords(MIN_PASSWORD_LENGTH),
                t.visitors.captcha(CAPTCHA_LENGTH),
              ]}
            />
            <BackgroundSettings isReachable={settings.queue.isReachable} />
            <OperatorSettings settings={settings} />
          </>
        )}
      </Loaded>
    </>
  );
}

function TimeZoneSettings({ zone }: { zone: string }) {
  return (
    <SettingsGroup title={t.timeZone.heading} sentences={[t.timeZone.meaning(zone)]}>
      <Button variant="outlined" href={setUpPath('name')}>
        {t.timeZone.set}
      </Button>
    </SettingsGroup>
  );
}

function UploadSettings({ isWritable }: Pick<Settings['storage'], 'isWritable'>) {
  const { heading, works, fails, failsText, songs, pictures } = t.uploads;
  return (
    <SettingsGroup
      title={heading}
      state={isWritable ? { tone: 'good', label: works } : { tone: 'bad', label: fails }}
      sentences={isWritable ? [songs, pictures] : [failsText, songs, pictures]}
    />
  );
}

function ContestSettings() {
  const createPath = useCreatePath();
  return (
    <SettingsGroup title={t.contest.heading} sentences={[t.contest.meaning, t.contest.optOuts]}>
      <Button variant="outlined" component={Link} to={allContestsPath(createPath)}>
        {t.contest.contests}
      </Button>
    </SettingsGroup>
  );
}

function ReasonSettings() {
  const createPath = useCreatePath();
  return (
    <SettingsGroup title={t.reasons.heading} sentences={[t.reasons.meaning]}>
      <Button
        variant="outlined"
        component={Link}
        to={`${createPath({ resource: 'settings', type: 'list' })}/reasons`}
      >
        {t.reasons.edit}
      </Button>
    </SettingsGroup>
  );
}

function BackgroundSettings({ isReachable }: Pick<Settings['queue'], 'isReachable'>) {
  const { heading, works, fails, meaning, failsText } = t.background;
  return (
    <SettingsGroup
      title={heading}
      state={isReachable ? { tone: 'good', label: works } : { tone: 'bad', label: fails }}
      sentences={isReachable ? [meaning] : [meaning, failsText]}
    />
  );
}
