import { Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { Labelled } from '../../components/labelled';
import type { Settings } from '../../records';
import { sentences } from '../../sentences';
import { SettingsGroup } from './settings-group';

const words = sentences.settings;

export function MailSettings({ mail }: Pick<Settings, 'mail'>) {
  const createPath = useCreatePath();

  return (
    <SettingsGroup
      title={words.mail.heading}
      tone={mail.smtpHost ? 'good' : 'aside'}
      state={mail.smtpHost ? words.mail.smtp : words.mail.kept}
      hint={mail.smtpHost ? undefined : words.mail.keptHint}
      facts={
        <>
          {mail.smtpHost && <Labelled label={words.mail.server}>{mail.smtpHost}</Labelled>}
          <Labelled label={words.mail.from}>{mail.from}</Labelled>
          <Labelled label={words.mail.owner}>{mail.ownerEmail}</Labelled>
        </>
      }
    >
      <Button variant="outlined" component={Link} to={createPath({ resource: 'emails', type: 'list' })}>
        {words.mail.mails}
      </Button>
    </SettingsGroup>
  );
}

export function StorageSettings({ storage }: Pick<Settings, 'storage'>) {
  return (
    <SettingsGroup
      title={words.storage.heading}
      tone={storage.isWritable ? 'good' : 'bad'}
      state={storage.isWritable ? words.storage.writable : words.storage.notWritable}
      facts={<Labelled label={words.storage.kinds[storage.kind]}>{storage.place}</Labelled>}
    />
  );
}

export function QueueSettings({ queue }: Pick<Settings, 'queue'>) {
  return (
    <SettingsGroup
      title={words.queue.heading}
      tone={queue.isReachable ? 'good' : 'bad'}
      state={queue.isReachable ? words.queue.reachable : words.queue.notReachable}
      facts={<Labelled label={words.queue.kind}>{words.queue.kinds[queue.kind]}</Labelled>}
    >
      {/* A page of the server's own, outside of the console's routes. */}
      <Button variant="outlined" href="/admin/queues">
        {words.queue.dashboard}
      </Button>
    </SettingsGroup>
  );
}

export function ApiSettings({ apiDocs }: Pick<Settings, 'apiDocs'>) {
  return (
    <SettingsGroup
      title={words.api.heading}
      tone={apiDocs ? 'good' : 'aside'}
      state={apiDocs ? words.api.on : words.api.off}
      hint={apiDocs ? undefined : words.api.offHint}
    >
      {apiDocs && (
        <Button variant="outlined" href={apiDocs}>
          {words.api.docs}
        </Button>
      )}
    </SettingsGroup>
  );
}
