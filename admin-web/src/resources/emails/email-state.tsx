import { Typography } from '@mui/material';
import { EmailWarning } from '../../mail-server/email-warning';
import { problemOfMail } from '../../mail-server/problem-of-mail';
import { useMail } from '../../mail-server/use-mail';
import { useUnsent } from '../../mail-server/use-unsent';
import { emailSentences as t } from './sentences';

/** Whether emails work, above the list of them; nothing while it is not known. */
export function EmailState() {
  const mail = useMail();
  const isLogged = useUnsent() === 'logged';
  if (!mail) return null;
  const { smtpHost, isFixed } = mail;
  const failure = problemOfMail(mail) ?? (smtpHost === null && (isLogged ? t.logged : t.kept));
  // Where the owner can set the server, the header has the button.
  if (failure && isFixed) return <EmailWarning sentence={failure} mail={mail} />;
  return (
    <Typography sx={{ mb: 1, maxWidth: '66ch', color: failure ? undefined : 'text.secondary' }}>
      {failure || t.works(smtpHost ?? '')}
    </Typography>
  );
}
