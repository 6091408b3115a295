import { CAPTCHA_LENGTH, MIN_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { Button, Typography } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/busy-button';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import type { Settings } from '../api';
import { settingsSentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { placeSentences } from '../../../lib/place-sentences';
import { OperatorSettings } from './operator-settings';
import { SettingsGroup } from '../settings-group';
import { useSettings } from '../use-settings';
import { YoutubeSettings } from './youtube-settings';

/** What works on the server, and the keys that it needs. */
export function TechnicalPage() {
  const query = useSettings();
  const createPath = useCreatePath();

  return (
    <>
      <PageHeader title={placeSentences.technical} sentence={query.data ? sentenceOf(query.data) : null}>
        <BusyButton variant="outlined" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {commonSentences.refresh}
        </BusyButton>
      </PageHeader>
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>
        {t.intro}{' '}
        <Link to={createPath({ resource: 'settings', type: 'list' })}>{placeSentences.allSettings}</Link>
      </Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(settings) => (
          <>
            <YoutubeSettings youtube={settings.youtube} />
            <UploadSettings isWritable={settings.storage.isWritable} />
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

function sentenceOf({ storage, queue, youtube }: Settings): string {
  if (!storage.isWritable) return t.all.say.files;
  if (!queue.isReachable) return t.all.say.work;
  return youtube.hasKey ? t.nothing : t.all.say.notSetUp([t.all.notSetUp.youtube]);
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

function ReasonSettings() {
  const createPath = useCreatePath();
  return (
    <SettingsGroup title={t.reasons.heading} sentences={[t.reasons.meaning]}>
      <Button
        variant="outlined"
        component={Link}
        to={`${createPath({ resource: 'technical', type: 'list' })}/reasons`}
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
