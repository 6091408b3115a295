import { Typography } from '@mui/material';
import type { Settings } from '../resources/settings/api';
import { MailServerLink } from './mail-server-link';

interface Props {
  /** Of the sentence, for the press that it describes. */
  id?: string;
  sentence: string;
  mail: Settings['mail'];
}

/** Says before a press that emails do not work. A line of its own, also in a row. */
export function EmailWarning({ id, sentence, mail: { isFixed } }: Props) {
  return (
    <Typography sx={{ flexBasis: '100%', maxWidth: '66ch', mb: 1 }}>
      <span id={id}>{sentence}</span> <MailServerLink isFixed={isFixed} />
    </Typography>
  );
}
