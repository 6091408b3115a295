import type { Locale } from '@paattu/shared/locales';
import { defineEmail, type EmailContext } from '../../mailing/composing/define-email.js';
import { Action, Paragraph } from '../../mailing/composing/parts.js';
import { ACTION } from './alert-body.js';

interface Payload {
  /** The name of the bucket and of its store; null for the folder of the server. */
  bucket: string | null;
}

const PLACES: Record<Locale, (bucket: string | null) => string> = {
  en: (bucket) =>
    bucket === null ? 'They go into the folder of the server now.' : `They go into the bucket ${bucket} now.`,
  ml: (bucket) =>
    bucket === null ? 'ഇനി അവ സെർവറിലെ ഫോൾഡറിലേക്കാണു പോകുക.' : `ഇനി അവ ഈ ബക്കറ്റിലേക്കാണു പോകുക: ${bucket}`,
};

export const backupPlaceChanged = defineEmail({
  name: 'backup-place-changed',
  label: 'backups go elsewhere',
  whenSent: 'Sent to you when somebody has changed where backups go.',
  scope: 'site',
  place: 486,
  needed: 'account',
  keepsTexts: true,
  // Each needs a store that takes a file, and an identity check.
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'The backups of your website go elsewhere now',
      preview: 'Somebody, most likely you, changed where they are kept.',
      text: 'Somebody, most likely you, changed in the console where the backups of the website are kept.',
      notYou:
        'Whoever has a backup has all that the website stores. If it was not you, somebody else is signed in as you: choose a new password, which ends all sessions, and set the place of the backups again.',
      action: ACTION.en,
    },
    ml: {
      subject: 'വെബ്സൈറ്റിന്റെ ബാക്കപ്പുകൾ ഇനി മറ്റൊരിടത്ത്',
      preview: 'അവ സൂക്ഷിക്കുന്ന ഇടം ആരോ (നിങ്ങൾ തന്നെയാകാം) മാറ്റി.',
      text: 'വെബ്സൈറ്റിന്റെ ബാക്കപ്പുകൾ സൂക്ഷിക്കുന്ന ഇടം ആരോ (നിങ്ങൾ തന്നെയാകാം) കൺസോളിൽ മാറ്റി.',
      notYou:
        'ഒരു ബാക്കപ്പ് കൈയിലുള്ള ആൾക്കു വെബ്സൈറ്റിലുള്ളതെല്ലാം കിട്ടും. ഇതു നിങ്ങളല്ലെങ്കിൽ, മറ്റാരോ നിങ്ങളുടെ അക്കൗണ്ടിൽ കയറിയിട്ടുണ്ട്: പുതിയൊരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക, അതോടെ എല്ലാ ബ്രൗസറുകളിൽനിന്നും ലോഗൗട്ട് ആകും. പിന്നെ ബാക്കപ്പുകളുടെ ഇടം വീണ്ടും ശരിയാക്കുക.',
      action: ACTION.ml,
    },
  },
  sample: (): Payload => ({ bucket: 'asha-backups (s3.example.org)' }),
  body: (
    { bucket }: Payload,
    { language, text, line, pageUrl }: EmailContext<'text' | 'notYou' | 'action'>,
  ) => (
    <>
      {text('text')}
      <Paragraph>{PLACES[language](bucket)}</Paragraph>
      {text('notYou')}
      <Action href={pageUrl('/admin/settings/care')}>{line('action')}</Action>
    </>
  ),
});
