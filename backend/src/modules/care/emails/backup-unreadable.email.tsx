import { defineEmail } from '../../mailing/composing/define-email.js';
import { ACTION, alertBody, type AlertPayload } from './alert-body.js';

export const backupUnreadable = defineEmail({
  name: 'backup-unreadable',
  label: 'backup cannot be restored',
  whenSent: 'Sent to you when a backup could not be restored for a trial, and not again until one could.',
  scope: 'site',
  place: 482,
  needed: 'account',
  // The sweep sends one for each failure, until one succeeds.
  limit: null,
  variables: {},
  texts: {
    en: {
      subject: 'A backup of your website cannot be relied on',
      preview: 'It could not be restored for a trial.',
      text: 'Once a week the website restores its newest backup for a trial, beside the site, and counts what is in it. This time it did not work.',
      then: 'The website itself works as before. The next backup is tried as soon as it is made. This email comes once, until a trial has succeeded.',
      action: ACTION.en,
    },
    ml: {
      subject: 'വെബ്സൈറ്റിന്റെ ബാക്കപ്പിനെ ആശ്രയിക്കാനാവില്ല',
      preview: 'പരീക്ഷിച്ചപ്പോൾ അതു തുറക്കാനായില്ല.',
      text: 'ആഴ്ചയിലൊരിക്കൽ ഏറ്റവും പുതിയ ബാക്കപ്പ് വെബ്സൈറ്റ് മറ്റൊരിടത്തു പരീക്ഷണമായി തുറന്ന്, എല്ലാം ഉണ്ടോ എന്ന് എണ്ണിനോക്കും. ഇത്തവണ അതു നടന്നില്ല.',
      then: 'വെബ്സൈറ്റ് പഴയതുപോലെ പ്രവർത്തിക്കുന്നുണ്ട്. അടുത്ത ബാക്കപ്പ് എടുത്താലുടൻ അതും പരീക്ഷിക്കും. ഒരു പരീക്ഷണം വിജയിക്കുന്നതുവരെ ഈ ഇമെയിൽ ഒരു തവണയേ വരൂ.',
      action: ACTION.ml,
    },
  },
  sample: (): AlertPayload => ({ failure: 'damaged' }),
  body: alertBody,
});
