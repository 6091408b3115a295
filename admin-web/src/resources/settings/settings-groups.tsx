import { Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { Labelled } from '../../components/labelled';
import type { Settings } from '../../records';
import { translations } from '../../translations';
import { SettingsGroup } from './settings-group';

const t = translations.settings;

export function MailSettings({ mail }: Pick<Settings, 'mail'>) {
  const createPath = useCreatePath();

  return (
    <SettingsGroup
      title={t.mail.heading}
      tone={mail.smtpHost ? 'good' : 'aside'}
      state={mail.smtpHost ? t.mail.smtp : t.mail.kept}
      hint={mail.smtpHost ? undefined : t.mail.keptHint}
      facts={
        <>
          {mail.smtpHost && <Labelled label={t.mail.server}>{mail.smtpHost}</Labelled>}
          <Labelled label={t.mail.from}>{mail.from}</Labelled>
          <Labelled label={t.mail.owner}>{mail.ownerEmail}</Labelled>
        </>
      }
    >
      <Button variant="outlined" component={Link} to={createPath({ resource: 'emails', type: 'list' })}>
        {t.mail.emails}
      </Button>
    </SettingsGroup>
  );
}

export function StorageSettings({ storage }: Pick<Settings, 'storage'>) {
  return (
    <SettingsGroup
      title={t.storage.heading}
      tone={storage.isWritable ? 'good' : 'bad'}
      state={storage.isWritable ? t.storage.writable : t.storage.notWritable}
      facts={<Labelled label={t.storage.kinds[storage.kind]}>{storage.place}</Labelled>}
    />
  );
}

export function QueueSettings({ queue }: Pick<Settings, 'queue'>) {
  return (
    <SettingsGroup
      title={t.queue.heading}
      tone={queue.isReachable ? 'good' : 'bad'}
      state={queue.isReachable ? t.queue.reachable : t.queue.notReachable}
      facts={<Labelled label={t.queue.kind}>{t.queue.kinds[queue.kind]}</Labelled>}
    >
      {/* The server renders this page, outside of the console's routes. */}
      <Button variant="outlined" href="/admin/queues">
        {t.queue.dashboard}
      </Button>
    </SettingsGroup>
  );
}

export function ApiSettings({ apiDocs }: Pick<Settings, 'apiDocs'>) {
  return (
    <SettingsGroup
      title={t.api.heading}
      tone={apiDocs ? 'good' : 'aside'}
      state={apiDocs ? t.api.on : t.api.off}
      hint={apiDocs ? undefined : t.api.offHint}
    >
      {apiDocs && (
        <Button variant="outlined" href={apiDocs}>
          {t.api.docs}
        </Button>
      )}
    </SettingsGroup>
  );
}
