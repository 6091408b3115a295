import { defineEmail } from '../../mailing/composing/define-email.js';
import { ACTION, alertBody, type AlertPayload } from './alert-body.js';

export const backupFailed = defineEmail({
  name: 'backup-failed',
  label: 'backup failed',
  whenSent: 'Sent to you when a backup fails, and not again until one has succeeded.',
  scope: 'site',
  place: 480,
  needed: 'account',
  // The sweep sends one for each failure, until one succeeds.
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'The backup of your website failed',
      preview: 'The website tries again every hour.',
      text: 'The website could not make its backup just now.',
      then: 'The website itself works as before. It tries again every hour, and the backups from before are kept. This email comes once, until a backup has succeeded.',
      action: ACTION.en,
    },
    ml: {
      subject: 'വെബ്സൈറ്റിന്റെ ബാക്കപ്പ് നടന്നില്ല',
      preview: 'ഓരോ മണിക്കൂറിലും വീണ്ടും ശ്രമിക്കും.',
      text: 'ഇപ്പോൾ വെബ്സൈറ്റിന്റെ ബാക്കപ്പ് എടുക്കാൻ കഴിഞ്ഞില്ല.',
      then: 'വെബ്സൈറ്റ് പഴയതുപോലെ പ്രവർത്തിക്കുന്നുണ്ട്. ഓരോ മണിക്കൂറിലും വീണ്ടും ശ്രമിക്കും; പഴയ ബാക്കപ്പുകൾ അവിടെത്തന്നെയുണ്ട്. ഒരു ബാക്കപ്പ് എടുക്കുന്നതുവരെ ഈ ഇമെയിൽ ഒരു തവണയേ വരൂ.',
      action: ACTION.ml,
    },
  },
  sample: (): AlertPayload => ({ failure: 'no-room' }),
  body: alertBody,
});
