import { Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { Labelled } from '../../components/labelled';
import type { Settings } from '../../records';
import { translations } from '../../translations';
import { SettingsGroup } from './settings-group';

const t = translations.settings;

export function EmailSettings({ mail }: Pick<Settings, 'mail'>) {
  const createPath = useCreatePath();

  return (
    <SettingsGroup
      title={t.email.heading}
      tone={mail.smtpHost ? 'good' : 'aside'}
      state={mail.smtpHost ? t.email.smtp : t.email.kept}
      hint={mail.smtpHost ? undefined : t.email.keptHint}
      facts={
        <>
          {mail.smtpHost && <Labelled label={t.email.server}>{mail.smtpHost}</Labelled>}
          <Labelled label={t.email.from}>{mail.from}</Labelled>
          <Labelled label={t.email.owner}>{mail.ownerEmail}</Labelled>
        </>
      }
    >
      <Button variant="outlined" component={Link} to={createPath({ resource: 'emails', type: 'list' })}>
        {t.email.emails}
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
