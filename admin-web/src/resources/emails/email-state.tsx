import { Typography } from '@mui/material';
import { EmailWarning } from '../../mail-server/email-warning';
import { settingsSentences } from '../settings/sentences';
import { useMail } from '../../mail-server/use-mail';
import { emailSentences as t } from './sentences';

/** Whether emails work, above the list of them; nothing while it is not known. */
export function EmailState() {
  const mail = useMail();
  if (!mail) return null;
  const { problem, smtpHost, isFixed } = mail;
  if (problem) {
    const { problems, problemsOfFixed } = settingsSentences.email;
    return <EmailWarning sentence={(isFixed ? problemsOfFixed : problems)[problem]} mail={mail} />;
  }
  if (smtpHost === null) return <EmailWarning sentence={t.kept} mail={mail} />;
  return <Typography sx={{ mb: 1, color: 'text.secondary' }}>{t.works(smtpHost)}</Typography>;
}
