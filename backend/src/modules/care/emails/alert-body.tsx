import type { Locale } from '@paattu/shared/locales';
import type { EmailContext } from '../../mailing/composing/define-email.js';
import { Action, Paragraph } from '../../mailing/composing/parts.js';
import type { BackupFailure } from '../stored-backup.entity.js';

/** What went wrong, and what to do about it. */
const FAILURES: Record<Locale, Record<BackupFailure, string>> = {
  en: {
    'no-room':
      'The disk or bucket of the backups has no room left. Please make room there, or ask whoever keeps the server.',
    'not-writable':
      'The site may not write where the backups should go. Whoever keeps the server can mend this: the folder must belong to the user 1000.',
    interrupted: 'The server stopped before the backup was complete, as it does when it restarts.',
    damaged:
      'Files of the backup are missing or have changed since it was made. The disk may be damaged: please let somebody look at it soon.',
    'no-scratch':
      'There is no database to restore into for a trial. Whoever keeps the server can mend this: the page says how.',
    'bucket-refused':
      'The bucket of the backups refuses: its key may have been revoked, or the bucket deleted. Please set it again on the page Care.',
    'bucket-unreachable':
      'The bucket of the backups does not answer. Please look whether its service works, or choose another place on the page Care.',
    other: 'The page Care in the console has the error. Please show it to whoever keeps the server.',
  },
  ml: {
    'no-room': 'ബാക്കപ്പ് സൂക്ഷിക്കുന്ന ഡിസ്കിൽ ഇനി സ്ഥലമില്ല. അവിടെ സ്ഥലമുണ്ടാക്കുക, അല്ലെങ്കിൽ സെർവർ നോക്കുന്ന ആളോടു പറയുക.',
    'not-writable':
      'ബാക്കപ്പ് സൂക്ഷിക്കേണ്ട ഫോൾഡറിൽ സൈറ്റിന് എഴുതാൻ കഴിയുന്നില്ല. സെർവർ നോക്കുന്ന ആൾക്ക് ഇതു ശരിയാക്കാം: ഫോൾഡർ 1000 എന്ന യൂസറിന്റേതായിരിക്കണം.',
    interrupted: 'ബാക്കപ്പ് തീരുന്നതിനു മുമ്പ് സെർവർ നിന്നുപോയി. റീസ്റ്റാർട്ട് ചെയ്യുമ്പോൾ ഇങ്ങനെ സംഭവിക്കാം.',
    damaged:
      'ബാക്കപ്പിലെ ചില ഫയലുകൾ കാണാനില്ല, അല്ലെങ്കിൽ പിന്നീടു മാറിയിരിക്കുന്നു. ഡിസ്കിനു കേടുണ്ടാകാം: വേഗം ആരെയെങ്കിലും കാണിക്കുക.',
    'no-scratch':
      'ബാക്കപ്പ് പരീക്ഷിച്ചു നോക്കാൻ വേണ്ട ഡാറ്റാബേസ് ഇല്ല. സെർവർ നോക്കുന്ന ആൾക്ക് ഇതു ശരിയാക്കാം: എങ്ങനെയെന്നു പേജിലുണ്ട്.',
    'bucket-refused':
      'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് അനുവദിക്കുന്നില്ല: അതിന്റെ കീ റദ്ദാക്കിയിരിക്കാം, അല്ലെങ്കിൽ ബക്കറ്റ് നീക്കിയിരിക്കാം. Care എന്ന പേജിൽ അതു വീണ്ടും നൽകുക.',
    'bucket-unreachable':
      'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിൽനിന്നു മറുപടിയില്ല. ആ സേവനം പ്രവർത്തിക്കുന്നുണ്ടോ എന്നു നോക്കുക, അല്ലെങ്കിൽ Care എന്ന പേജിൽ മറ്റൊരിടം തിരഞ്ഞെടുക്കുക.',
    other: 'എന്താണു സംഭവിച്ചതെന്നു കൺസോളിലെ Care എന്ന പേജിലുണ്ട്. അതു സെർവർ നോക്കുന്ന ആളെ കാണിക്കുക.',
  },
};

/** Where variables of the server set the bucket, the page Care cannot. */
const FAILURES_OF_FIXED: Record<Locale, Partial<Record<BackupFailure, string>>> = {
  en: {
    'bucket-refused':
      'The bucket of the backups refuses: its key may have been revoked, or the bucket deleted. Variables of the server set it (BACKUP_S3_BUCKET): please ask whoever keeps the server to set it again.',
    'bucket-unreachable':
      'The bucket of the backups does not answer. Please look whether its service works, or ask whoever keeps the server: its variables set the bucket (BACKUP_S3_BUCKET).',
  },
  ml: {
    'bucket-refused':
      'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് അനുവദിക്കുന്നില്ല: അതിന്റെ കീ റദ്ദാക്കിയിരിക്കാം, അല്ലെങ്കിൽ ബക്കറ്റ് നീക്കിയിരിക്കാം. അതു നൽകിയിരിക്കുന്നതു സെർവറിലാണ് (BACKUP_S3_BUCKET). വീണ്ടും നൽകാൻ സെർവർ നോക്കുന്ന ആളോടു പറയുക.',
    'bucket-unreachable':
      'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിൽനിന്നു മറുപടിയില്ല. ആ സേവനം പ്രവർത്തിക്കുന്നുണ്ടോ എന്നു നോക്കുക, അല്ലെങ്കിൽ സെർവർ നോക്കുന്ന ആളോടു പറയുക: ബക്കറ്റ് നൽകിയിരിക്കുന്നതു സെർവറിലാണ് (BACKUP_S3_BUCKET).',
  },
};

export interface AlertPayload {
  /** Null where nothing failed, because nothing ran. */
  failure: BackupFailure | null;
  /** Whether variables of the server set the place of the backups. Absent in emails that an earlier release queued. */
  isPlaceFixed?: boolean;
}

export function alertBody(
  { failure, isPlaceFixed }: AlertPayload,
  { language, text, line, pageUrl }: EmailContext<'text' | 'then' | 'action'>,
) {
  return (
    <>
      {text('text')}
      {failure && (
        <Paragraph>
          {(isPlaceFixed && FAILURES_OF_FIXED[language][failure]) || FAILURES[language][failure]}
        </Paragraph>
      )}
      {text('then')}
      <Action href={pageUrl('/admin/settings/care')}>{line('action')}</Action>
    </>
  );
}

export const ACTION = { en: 'Look at the backups', ml: 'ബാക്കപ്പുകൾ കാണുക' };
