import { Button } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link } from 'react-router';
import { setUpPath } from '../../../lib/places';
import type { Settings } from '../api';
import { settingsSentences } from '../sentences';
import { SettingsGroup } from '../settings-group';
import { problemOfMail } from '../../../mail-server/problem-of-mail';

const t = settingsSentences.email;

export function EmailSettings({ mail }: Pick<Settings, 'mail'>) {
  const { smtpHost, from, ownerEmail, isFixed } = mail;
  const problem = problemOfMail(mail);
  const createPath = useCreatePath();
  const isSent = smtpHost !== null;

  return (
    <SettingsGroup
      title={t.heading}
      state={
        problem
          ? { tone: 'bad', label: t.reachNobody }
          : isSent
            ? { tone: 'good', label: t.sent }
            : { tone: 'aside', label: t.kept }
      }
      sentences={[
        ...(problem ? [problem] : [t.meaning, isSent ? t.sentText : t.keptText]),
        // Without a mail server, the sender is a made-up one.
        ...(isSent ? [t.from(from)] : []),
        t.owner(ownerEmail),
        // A problem names the variable itself.
        ...(isFixed && !problem ? [t.fixed] : []),
      ]}
    >
      {!isFixed && (
        <Button variant={problem ? 'contained' : 'outlined'} href={setUpPath('email')}>
          {t.setServer}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={createPath({ resource: 'emails', type: 'list' })}>
        {t.emails}
      </Button>
    </SettingsGroup>
  );
}
