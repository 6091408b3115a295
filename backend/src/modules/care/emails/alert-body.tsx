import type { Locale } from '@paattu/shared/locales';
import type { EmailContext } from '../../mailing/composing/define-email.js';
import { Action, Paragraph } from '../../mailing/composing/parts.js';
import type { BackupFailure } from '../stored-backup.entity.js';

/** What went wrong, and what to do about it unless `ADVICE` says it. */
const FAILURES: Record<Locale, Record<BackupFailure, string>> = {
  en: {
    'no-room':
      'The disk or bucket of the backups has no room left. Please make room there, or ask whoever keeps the server.',
    'not-writable':
      'The site may not write where the backups should go. Whoever keeps the server can mend this: the folder must belong to the user 1000.',
    'bucket-key': 'The bucket of the backups does not accept its key any more.',
    'bucket-missing': 'The bucket of the backups is no longer there.',
    'bucket-rights':
      'The key of the bucket of the backups may not do all that is needed. Please let it list, read, write and delete there.',
    'bucket-region': 'The bucket of the backups is in another region than the one that is set.',
    'bucket-clock':
      'The clock of the server differs from that of the bucket of the backups. Please ask whoever keeps the server to set it.',
    'bucket-name': 'No server has the address of the bucket of the backups.',
    'bucket-inside': 'The address of the bucket of the backups is inside of the network of the server.',
    'bucket-silent': 'The bucket of the backups does not answer.',
    'bucket-tls': 'The certificate of the bucket of the backups is not valid for its address.',
    'bucket-busy': 'The bucket of the backups takes too long to answer.',
    'bucket-slow': 'The bucket of the backups is too slow: it sends or takes fewer than 8 KB a second.',
    'bucket-other': 'The bucket of the backups refuses.',
    interrupted: 'The server stopped before the backup was complete, as it does when it restarts.',
    damaged:
      'Files of the backup are missing or have changed since it was made. The disk may be damaged: please let somebody look at it soon.',
    'no-scratch':
      'There is no database to restore into for a trial. Whoever keeps the server can mend this: the page says how.',
    other: 'The page Care in the console has the error. Please show it to whoever keeps the server.',
  },
  ml: {
    'no-room': 'ബാക്കപ്പ് സൂക്ഷിക്കുന്ന ഡിസ്കിൽ ഇനി സ്ഥലമില്ല. അവിടെ സ്ഥലമുണ്ടാക്കുക, അല്ലെങ്കിൽ സെർവർ നോക്കുന്ന ആളോടു പറയുക.',
    'not-writable':
      'ബാക്കപ്പ് സൂക്ഷിക്കേണ്ട ഫോൾഡറിൽ സൈറ്റിന് എഴുതാൻ കഴിയുന്നില്ല. സെർവർ നോക്കുന്ന ആൾക്ക് ഇതു ശരിയാക്കാം: ഫോൾഡർ 1000 എന്ന യൂസറിന്റേതായിരിക്കണം.',
    'bucket-key': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് അതിന്റെ കീ ഇപ്പോൾ സ്വീകരിക്കുന്നില്ല.',
    'bucket-missing': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് ഇപ്പോൾ കാണാനില്ല.',
    'bucket-rights':
      'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിൽ വേണ്ടതെല്ലാം ചെയ്യാൻ അതിന്റെ കീയ്ക്ക് അനുവാദമില്ല. അവിടെയുള്ളവയുടെ പട്ടിക കാണാനും വായിക്കാനും എഴുതാനും നീക്കാനും അനുവാദം നൽകുക.',
    'bucket-region': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് മറ്റൊരു റീജനിലാണ്.',
    'bucket-clock':
      'സെർവറിലെ സമയവും ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിലെ സമയവും ഒത്തുപോകുന്നില്ല. സെർവറിലെ സമയം ശരിയാക്കാൻ അതു നോക്കുന്ന ആളോടു പറയുക.',
    'bucket-name': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിനു നൽകിയ വിലാസത്തിൽ ഒരു സെർവറുമില്ല.',
    'bucket-inside': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിനു നൽകിയ വിലാസം സെർവറിന്റെ ഉള്ളിലെ നെറ്റ്‌വർക്കിലേതാണ്.',
    'bucket-silent': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിൽനിന്നു മറുപടിയില്ല.',
    'bucket-tls': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിന്റെ സർട്ടിഫിക്കറ്റ് അതിന്റെ വിലാസത്തിനു ചേരുന്നതല്ല.',
    'bucket-busy': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റിൽനിന്നു മറുപടി കിട്ടാൻ വളരെ വൈകുന്നു.',
    'bucket-slow': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് വളരെ പതുക്കെയാണ്: ഒരു സെക്കൻഡിൽ 8 KB പോലും കൈമാറുന്നില്ല.',
    'bucket-other': 'ബാക്കപ്പുകൾക്കുള്ള ബക്കറ്റ് അനുവദിക്കുന്നില്ല.',
    interrupted: 'ബാക്കപ്പ് തീരുന്നതിനു മുമ്പ് സെർവർ നിന്നുപോയി. റീസ്റ്റാർട്ട് ചെയ്യുമ്പോൾ ഇങ്ങനെ സംഭവിക്കാം.',
    damaged:
      'ബാക്കപ്പിലെ ചില ഫയലുകൾ കാണാനില്ല, അല്ലെങ്കിൽ പിന്നീടു മാറിയിരിക്കുന്നു. ഡിസ്കിനു കേടുണ്ടാകാം: വേഗം ആരെയെങ്കിലും കാണിക്കുക.',
    'no-scratch':
      'ബാക്കപ്പ് പരീക്ഷിച്ചു നോക്കാൻ വേണ്ട ഡാറ്റാബേസ് ഇല്ല. സെർവർ നോക്കുന്ന ആൾക്ക് ഇതു ശരിയാക്കാം: എങ്ങനെയെന്നു പേജിലുണ്ട്.',
    other: 'എന്താണു സംഭവിച്ചതെന്നു കൺസോളിലെ ‘പരിപാലനം’ (Care) എന്ന പേജിലുണ്ട്. അതു സെർവർ നോക്കുന്ന ആളെ കാണിക്കുക.',
  },
};

type Advice = 'set' | 'wait';

const ADVICE_OF: Partial<Record<BackupFailure, Advice>> = {
  'bucket-key': 'set',
  'bucket-missing': 'set',
  'bucket-region': 'set',
  'bucket-name': 'set',
  'bucket-inside': 'set',
  'bucket-tls': 'set',
  'bucket-other': 'set',
  'bucket-silent': 'wait',
  'bucket-busy': 'wait',
  'bucket-slow': 'wait',
};

/** Where variables of the server set the bucket (`fixed`), the page Care cannot. */
const ADVICE: Record<Locale, Record<'own' | 'fixed', Record<Advice, string>>> = {
  en: {
    own: {
      set: 'Please set it again on the page Care.',
      wait: 'Please look whether its service works, or choose another place on the page Care.',
    },
    fixed: {
      set: 'Variables of the server set it (BACKUP_S3_BUCKET): please ask whoever keeps the server to set it again.',
      wait: 'Please look whether its service works, or ask whoever keeps the server: its variables set the bucket (BACKUP_S3_BUCKET).',
    },
  },
  ml: {
    own: {
      set: '‘പരിപാലനം’ (Care) എന്ന പേജിൽ അതു വീണ്ടും നൽകുക.',
      wait: 'ആ സേവനം പ്രവർത്തിക്കുന്നുണ്ടോ എന്നു നോക്കുക, അല്ലെങ്കിൽ ‘പരിപാലനം’ (Care) എന്ന പേജിൽ മറ്റൊരിടം തിരഞ്ഞെടുക്കുക.',
    },
    fixed: {
      set: 'അതു നൽകിയിരിക്കുന്നതു സെർവറിലാണ് (BACKUP_S3_BUCKET). വീണ്ടും നൽകാൻ സെർവർ നോക്കുന്ന ആളോടു പറയുക.',
      wait: 'ആ സേവനം പ്രവർത്തിക്കുന്നുണ്ടോ എന്നു നോക്കുക, അല്ലെങ്കിൽ സെർവർ നോക്കുന്ന ആളോടു പറയുക: ബക്കറ്റ് നൽകിയിരിക്കുന്നതു സെർവറിലാണ് (BACKUP_S3_BUCKET).',
    },
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
      {failure && <Paragraph>{sentenceOf(failure, isPlaceFixed, language)}</Paragraph>}
      {text('then')}
      <Action href={pageUrl('/admin/settings/care')}>{line('action')}</Action>
    </>
  );
}

function sentenceOf(failure: BackupFailure, isPlaceFixed = false, language: Locale): string {
  const advice = ADVICE_OF[failure];
  // Another release may have queued one that this one does not know.
  const sentence: string | undefined = FAILURES[language][failure];
  return [
    sentence ?? FAILURES[language].other,
    ...(advice ? [ADVICE[language][isPlaceFixed ? 'fixed' : 'own'][advice]] : []),
  ].join(' ');
}

export const ACTION = { en: 'Look at the backups', ml: 'ബാക്കപ്പുകൾ കാണുക' };
